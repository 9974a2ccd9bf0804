import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The drawer of the first demo, open. */
async function openDrawer({ demo, page }: Keyboard) {
  const button = (await demo('DrawerBasics')).getByRole('button', { name: 'Filter' });
  await button.click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await expect(drawer).toBeVisible();
  return { button, drawer };
}

testKeys('/material-ui/react-drawer/', {
  async Tab(keyboard) {
    const { drawer } = await openDrawer(keyboard);
    const first = drawer.getByRole('checkbox', { name: 'Seals' });
    await keyboard.press('Tab');
    await expect(first).toBeFocused();
    await drawer.getByRole('button', { name: 'Done' }).focus();
    await keyboard.press('Tab');
    await expect(first).toBeFocused();
  },
  async Esc(keyboard) {
    const { button, drawer } = await openDrawer(keyboard);
    await keyboard.press('Esc');
    await expect(drawer).toHaveCount(0);
    await expect(button).toBeFocused();
  },
});
