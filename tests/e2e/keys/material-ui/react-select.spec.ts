import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The first select, with the focus. */
async function focusField({ demo, page }: Keyboard) {
  const field = (await demo('SelectBasics')).getByRole('combobox', { name: 'Swim class' });
  await field.focus();
  const option = (name: string) => page.getByRole('option', { name });
  return { field, option, list: page.getByRole('listbox') };
}

/** The first select with its list open, where the focus is on the first option. */
async function openList(keyboard: Keyboard) {
  const select = await focusField(keyboard);
  await keyboard.page.keyboard.press('Enter');
  await expect(select.option('Water basics')).toBeFocused();
  return select;
}

testKeys('/material-ui/react-select/', {
  async Tab(keyboard) {
    const { field } = await focusField(keyboard);
    await keyboard.press('Shift+Tab');
    await expect(field).not.toBeFocused();
    await keyboard.press('Tab');
    await expect(field).toBeFocused();
    const { list, option } = await openList(keyboard);
    await keyboard.page.keyboard.press('ArrowDown');
    await expect(option('Front crawl')).toBeFocused();
    await keyboard.press('Tab');
    await expect(list).toHaveCount(0);
    await expect(field).not.toHaveText('Front crawl');
  },
  async Enter(keyboard) {
    const { field, list, option } = await focusField(keyboard);
    await keyboard.press('Enter');
    await expect(list).toBeVisible();
    await keyboard.page.keyboard.press('ArrowDown');
    await expect(option('Front crawl')).toBeFocused();
    await keyboard.press('Enter');
    await expect(list).toHaveCount(0);
    await expect(field).toHaveText('Front crawl');
  },
  async Space(keyboard) {
    const { field, list, option } = await focusField(keyboard);
    await keyboard.press('Space');
    await expect(list).toBeVisible();
    await expect(option('Water basics')).toBeFocused();
    await keyboard.press('Space');
    await keyboard.press('↓');
    await expect(option('Front crawl')).toBeFocused();
    await keyboard.page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(field).not.toHaveText('Water basics');
  },
  async '↓ ↑'(keyboard) {
    for (const key of ['↓', '↑']) {
      const { list, option } = await focusField(keyboard);
      await keyboard.press(key);
      await expect(option('Water basics')).toBeFocused();
      await keyboard.press('↓');
      await expect(option('Front crawl')).toBeFocused();
      await keyboard.press('↑');
      await expect(option('Water basics')).toBeFocused();
      await keyboard.press('↑');
      await expect(option('Water basics')).toBeFocused();
      await keyboard.page.keyboard.press('Escape');
      await expect(list).toHaveCount(0);
    }
  },
  async 'Home End'(keyboard) {
    const { option } = await openList(keyboard);
    await keyboard.press('End');
    await expect(option('Rescue skills')).toBeFocused();
    await keyboard.press('Home');
    await expect(option('Water basics')).toBeFocused();
  },
  async Esc(keyboard) {
    const { field, list } = await openList(keyboard);
    await keyboard.page.keyboard.press('ArrowDown');
    await keyboard.press('Esc');
    await expect(list).toHaveCount(0);
    await expect(field).not.toHaveText('Front crawl');
  },
  async 'A to Z'(keyboard) {
    const { option } = await openList(keyboard);
    await keyboard.press('R');
    await expect(option('Rescue skills')).toBeFocused();
  },
});
