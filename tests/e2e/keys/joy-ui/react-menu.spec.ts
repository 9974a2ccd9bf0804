import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The first demo, with focus on its button. */
async function focusButton({ demo, page }: Keyboard) {
  const basics = await demo('MenuBasics');
  const button = basics.getByRole('button', { name: 'Violin parts' });
  await button.focus();
  const menu = page.locator('.MuiMenu-root[aria-label="Violin parts"]');
  const item = (name: string) => menu.getByRole('menuitem', { name });
  return { button, item, menu, status: basics.getByRole('status') };
}

/** The first demo, with its menu open and focus on the first item. */
async function openMenu(keyboard: Keyboard) {
  const parts = await focusButton(keyboard);
  await keyboard.press('Enter');
  await expect(parts.item('Print')).toBeFocused();
  return parts;
}

testKeys('/joy-ui/react-menu/', {
  async Tab(keyboard) {
    const { button, menu } = await openMenu(keyboard);
    await keyboard.press('Tab');
    await expect(menu).toHaveCount(0);
    await expect(button).not.toBeFocused();
  },
  async Enter(keyboard) {
    const { button, menu, status } = await openMenu(keyboard);
    await keyboard.press('Enter');
    await expect(status).toHaveText('Last action: Print');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
  },
  async Space(keyboard) {
    const { item, menu, status } = await focusButton(keyboard);
    await keyboard.press('Space');
    await expect(item('Print')).toBeFocused();
    await keyboard.press('Space');
    await expect(status).toHaveText('Last action: Print');
    await expect(menu).toHaveCount(0);
  },
  async '↓ ↑'(keyboard) {
    const { button, item } = await focusButton(keyboard);
    await keyboard.press('↓');
    await expect(item('Print')).toBeFocused();
    await keyboard.press('↑');
    await expect(item('Return to shelf')).toBeFocused();
    await keyboard.press('↓');
    await expect(item('Print')).toBeFocused();
    await keyboard.press('Esc');
    await expect(button).toBeFocused();
    await keyboard.press('↑');
    await expect(item('Return to shelf')).toBeFocused();
  },
  async 'Home End'(keyboard) {
    const { item } = await openMenu(keyboard);
    await keyboard.press('End');
    await expect(item('Return to shelf')).toBeFocused();
    await keyboard.press('Home');
    await expect(item('Print')).toBeFocused();
  },
  async 'PageUp PageDown'(keyboard) {
    const long = await keyboard.demo('MenuMaxHeight');
    await long.getByRole('button', { name: 'Parts' }).click();
    const item = (name: string) => keyboard.page.getByRole('menuitem', { name, exact: true });
    await expect(item('Part 1')).toBeFocused();
    await keyboard.press('PageDown');
    await expect(item('Part 6')).toBeFocused();
    await keyboard.press('PageUp');
    await expect(item('Part 1')).toBeFocused();
  },
  async Esc(keyboard) {
    const { button, menu } = await openMenu(keyboard);
    await keyboard.press('Esc');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
  },
  async 'A to Z'(keyboard) {
    const { item } = await openMenu(keyboard);
    await keyboard.press('S');
    await expect(item('Send to players')).toBeFocused();
  },
});
