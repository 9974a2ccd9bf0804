import { expect, it } from 'vitest';
import { htmlOf } from './parse';

it('labels the checkbox of a task with the task', () => {
  expect(htmlOf('- [x] Room **chosen**\n- [ ] Deposit paid')).toContain(
    '<input type="checkbox" checked disabled aria-label="Room chosen"> Room <strong>chosen</strong>',
  );
});

it('labels a nested task with its own text', () => {
  const labels = htmlOf('- [ ] Room\n  - [ ] Deposit').match(/aria-label="[^"]*"/g);
  expect(labels).toEqual(['aria-label="Room"', 'aria-label="Deposit"']);
});
