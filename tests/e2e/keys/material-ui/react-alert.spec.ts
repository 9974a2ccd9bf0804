import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The demo that can be closed, with the focus on its close button. */
async function focusClose({ demo, press }: Keyboard) {
  const dismissal = await demo('AlertDismissal');
  const toggle = dismissal.getByRole('button', { name: 'Summer timetable', exact: true });
  await toggle.focus();
  await press('Tab');
  await expect(dismissal.getByRole('button', { name: 'Hide the summer timetable' })).toBeFocused();
  return { note: dismissal.getByRole('note'), toggle };
}

testKeys('/material-ui/react-alert/', {
  async Tab(keyboard) {
    await focusClose(keyboard);
    const action = await keyboard.demo('AlertAction');
    await action.getByRole('button', { name: 'Watch' }).focus();
    await keyboard.press('Shift+Tab');
    await keyboard.press('Tab');
    await expect(action.getByRole('button', { name: 'Watch' })).toBeFocused();
  },
  async Enter(keyboard) {
    const { note, toggle } = await focusClose(keyboard);
    await keyboard.press('Enter');
    await expect(note).toHaveCount(0);
    await expect(toggle).toBeFocused();
  },
  async Space(keyboard) {
    const { note, toggle } = await focusClose(keyboard);
    await keyboard.press('Space');
    await expect(note).toHaveCount(0);
    await expect(toggle).toBeFocused();
  },
});
