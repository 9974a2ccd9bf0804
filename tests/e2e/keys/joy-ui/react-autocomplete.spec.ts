import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The field of the first demo, empty and with focus. */
async function focusField({ demo, page }: Keyboard) {
  const basics = await demo('AutocompleteBasics');
  const field = basics.getByRole('combobox', { name: 'Seed' });
  await field.fill('');
  await field.press('Escape');
  const list = page.getByRole('listbox', { name: 'Seed' });
  await expect(list).toHaveCount(0);
  return {
    field,
    list,
    status: basics.getByRole('status'),
    highlighted: list.locator('.Mui-focusVisible'),
  };
}

/** The field with chips, empty and with focus. */
async function focusChips({ demo }: Keyboard) {
  const parcel = await demo('AutocompleteMultiple');
  const field = parcel.getByRole('combobox', { name: 'Seeds in this parcel' });
  await field.focus();
  const remove = (name: string) => parcel.getByRole('button', { name: `Remove ${name}` });
  await expect(remove('Wheat')).toBeVisible();
  return { field, remove };
}

testKeys('/joy-ui/react-autocomplete/', {
  async Tab(keyboard) {
    const { field, list } = await focusField(keyboard);
    await keyboard.press('Shift+Tab');
    await expect(field).not.toBeFocused();
    await keyboard.press('Tab');
    await expect(field).toBeFocused();
    await keyboard.press('↓');
    await expect(list).toBeVisible();
    await keyboard.press('Tab');
    await expect(list).toHaveCount(0);
    await expect(field).not.toBeFocused();
  },
  async Enter(keyboard) {
    const { list, status } = await focusField(keyboard);
    await keyboard.press('↓');
    await expect(list).toBeVisible();
    await keyboard.press('↓');
    await keyboard.press('Enter');
    await expect(status).toHaveText('Barley is on shelf 1');
    await expect(list).toHaveCount(0);
  },
  async '↑ ↓'(keyboard) {
    const { highlighted, list } = await focusField(keyboard);
    await keyboard.press('↓');
    await expect(list).toBeVisible();
    await keyboard.press('↓');
    await expect(highlighted).toHaveText('Barley');
    await keyboard.press('↑');
    await expect(highlighted).toHaveText('Wheat');
    await keyboard.press('Esc');
    await expect(list).toHaveCount(0);
    await keyboard.press('↑');
    await expect(list).toBeVisible();
  },
  async '← →'(keyboard) {
    const { field, remove } = await focusChips(keyboard);
    await keyboard.press('←');
    await expect(remove('Wheat')).toBeFocused();
    await keyboard.press('←');
    await expect(remove('Oat')).toBeFocused();
    await keyboard.press('→');
    await keyboard.press('→');
    await expect(field).toBeFocused();
  },
  async 'PageUp PageDown'(keyboard) {
    const { highlighted, list } = await focusField(keyboard);
    await keyboard.press('↓');
    await expect(list).toBeVisible();
    await keyboard.press('↓');
    await keyboard.press('PageDown');
    await expect(highlighted).toHaveText('Oat');
    await keyboard.press('PageUp');
    await expect(highlighted).toHaveText('Barley');
    await keyboard.press('Esc');
    await expect(list).toHaveCount(0);
    await keyboard.press('PageDown');
    await expect(list).toBeVisible();
  },
  async 'Home End'(keyboard) {
    const { highlighted, list } = await focusField(keyboard);
    await keyboard.press('↓');
    await expect(list).toBeVisible();
    await keyboard.press('End');
    await expect(highlighted).toHaveText('Wheat');
    await keyboard.press('Home');
    await expect(highlighted).toHaveText('Barley');
  },
  async Esc(keyboard) {
    const { field, list, status } = await focusField(keyboard);
    await keyboard.press('↓');
    await expect(list).toBeVisible();
    await keyboard.press('Esc');
    await expect(list).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect(status).toHaveText('No seed selected');
  },
  async Backspace(keyboard) {
    const { remove } = await focusChips(keyboard);
    await keyboard.press('Backspace');
    await expect(remove('Wheat')).toHaveCount(0);
    await keyboard.press('←');
    await keyboard.press('←');
    await keyboard.press('Backspace');
    await expect(remove('Lentil')).toHaveCount(0);
    await expect(remove('Oat')).toBeVisible();
  },
  async Delete(keyboard) {
    const { remove } = await focusChips(keyboard);
    await keyboard.press('←');
    await keyboard.press('←');
    await keyboard.press('Delete');
    await expect(remove('Oat')).toHaveCount(0);
    await expect(remove('Wheat')).toBeVisible();
  },
});
