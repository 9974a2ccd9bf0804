import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The drawer of the navigation demo, opened with its button. */
async function openNavigation({ demo, page }: Keyboard) {
  const button = (await demo('DrawerNavigation')).getByRole('button', { name: 'Open the navigation' });
  await button.click();
  const drawer = page.getByRole('dialog', { name: 'Workshop' });
  await expect(drawer).toBeFocused();
  return { button, drawer };
}

testKeys('/joy-ui/react-drawer/', {
  async Tab(keyboard) {
    const { drawer } = await openNavigation(keyboard);
    const close = drawer.getByRole('button', { name: 'Close' });
    await keyboard.press('Tab');
    await expect(close).toBeFocused();
    for (const name of ['Repairs', 'Spare parts', 'Rental bikes', 'Courses']) {
      await keyboard.press('Tab');
      await expect(drawer.getByRole('link', { name })).toBeFocused();
    }
    await keyboard.press('Tab');
    await expect(close).toBeFocused();
  },
  async Esc(keyboard) {
    const { button, drawer } = await openNavigation(keyboard);
    await keyboard.press('Esc');
    await expect(drawer).toHaveCount(0);
    await expect(button).toBeFocused();
  },
});
