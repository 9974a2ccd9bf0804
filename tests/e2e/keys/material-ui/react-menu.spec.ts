import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The menu of the first demo, open, with the focus on its first item. */
async function openMenu({ demo, page }: Keyboard) {
  const basics = await demo('MenuBasics');
  const button = basics.getByRole('button', { name: 'Page 12' });
  await button.click();
  const menu = page.getByRole('menu', { name: 'Page 12' });
  const item = (name: string) => menu.getByRole('menuitem', { name });
  await expect(item('Duplicate')).toBeFocused();
  return { button, item, menu, status: basics.getByRole('status') };
}

testKeys('/material-ui/react-menu/', {
  async Tab(keyboard) {
    const { button, menu } = await openMenu(keyboard);
    await keyboard.press('Tab');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
  },
  async Enter(keyboard) {
    const { menu, status } = await openMenu(keyboard);
    await keyboard.press('Enter');
    await expect(status).toHaveText('Done: Duplicate');
    await expect(menu).toHaveCount(0);
  },
  async Space(keyboard) {
    const { menu, status } = await openMenu(keyboard);
    await keyboard.press('Space');
    await expect(status).toHaveText('Done: Duplicate');
    await expect(menu).toHaveCount(0);
  },
  async '↑ ↓'(keyboard) {
    const { item } = await openMenu(keyboard);
    await keyboard.press('↑');
    await expect(item('Move to chapter 2')).toBeFocused();
    await keyboard.press('↓');
    await expect(item('Duplicate')).toBeFocused();
  },
  async 'Home End'(keyboard) {
    const { item } = await openMenu(keyboard);
    await keyboard.press('End');
    await expect(item('Move to chapter 2')).toBeFocused();
    await keyboard.press('Home');
    await expect(item('Duplicate')).toBeFocused();
  },
  async Esc(keyboard) {
    const { button, menu } = await openMenu(keyboard);
    await keyboard.press('Esc');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
  },
  async 'A to Z'(keyboard) {
    const { item } = await openMenu(keyboard);
    await keyboard.press('M');
    await expect(item('Mirror')).toBeFocused();
    await keyboard.press('M');
    await expect(item('Move to chapter 2')).toBeFocused();
  },
});
