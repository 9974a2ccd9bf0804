import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** Takes a seedling, which opens a snackbar, with the focus on its action. */
async function focusAction({ demo, press }: Keyboard) {
  const undo = await demo('SnackbarUndo');
  const alert = undo.getByRole('alert');
  await undo.getByRole('button', { name: 'Take one' }).focus();
  await press('Enter');
  await expect(alert).toContainText('One seedling is yours.');
  await press('Tab');
  await expect(alert.getByRole('button', { name: 'Put it back' })).toBeFocused();
  return { alert, pots: undo.getByRole('paragraph').filter({ hasText: 'Seedlings to give away' }) };
}

testKeys('/material-ui/react-snackbar/', {
  async Tab(keyboard) {
    const { alert } = await focusAction(keyboard);
    await keyboard.press('Tab');
    await expect(alert.getByRole('button', { name: 'Close' })).toBeFocused();
  },
  async Enter(keyboard) {
    const { alert, pots } = await focusAction(keyboard);
    await expect(pots).toHaveText(/11$/);
    await keyboard.press('Enter');
    await expect(pots).toHaveText(/12$/);
    await expect(alert).toHaveCount(0);
  },
  async Space(keyboard) {
    const { alert, pots } = await focusAction(keyboard);
    await keyboard.press('Space');
    await expect(pots).toHaveText(/12$/);
    await expect(alert).toHaveCount(0);
  },
  async Esc(keyboard) {
    const { alert, pots } = await focusAction(keyboard);
    await keyboard.press('Esc');
    await expect(alert).toHaveCount(0);
    await expect(pots).toHaveText(/11$/);
  },
});
