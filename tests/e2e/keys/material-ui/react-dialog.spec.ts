import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

async function openDialog({ demo, page }: Keyboard) {
  await (await demo('DialogBasics')).getByRole('button', { name: 'Reserve seats' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reserve two seats?' });
  await expect(dialog).toBeVisible();
  return dialog;
}

testKeys('/material-ui/react-dialog/', {
  async Tab(keyboard) {
    const dialog = await openDialog(keyboard);
    const back = dialog.getByRole('button', { name: 'Back' });
    await keyboard.press('Tab');
    await expect(back).toBeFocused();
    await keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Reserve' })).toBeFocused();
    await keyboard.press('Tab');
    await expect(back).toBeFocused();
  },
  async Esc(keyboard) {
    const dialog = await openDialog(keyboard);
    await keyboard.press('Esc');
    await expect(dialog).toHaveCount(0);
  },
});
