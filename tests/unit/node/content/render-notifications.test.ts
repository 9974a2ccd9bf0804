import { expect, it } from 'vitest';
import { renderNotifications } from '../../../../src/node/content/notifications';

const item = (id: number, text = 'Text.') => ({ id, date: '2025-05-06', title: `Title ${id}`, text });

it('the newest three are shown', () => {
  expect(renderNotifications([item(9), item(8), item(5), item(2)]).map(({ id }) => id)).toEqual([9, 8, 5]);
});

it('their text keeps links and emphasis and loses all other HTML', () => {
  const text =
    '<h2 onclick="x">New</h2><script>alert(1)</script> <a href="/a/" style="x">in</a>, <a href="javascript:x">no</a>, <em>yes</em>';
  expect(renderNotifications([item(1, text)])[0]).toEqual({
    id: 1,
    date: '2025-05-06',
    title: 'Title 1',
    html: 'New <a href="/a/">in</a>, <a>no</a>, <em>yes</em>',
  });
});
