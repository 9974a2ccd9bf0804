import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The empty field of the first demo with the focus, and what belongs to it. */
async function focusField({ demo, page }: Keyboard) {
  const basics = await demo('AutocompleteBasics');
  const field = basics.getByRole('combobox', { name: 'Crop' });
  await field.fill('');
  await field.press('Escape');
  const list = page.getByRole('listbox', { name: 'Crop' });
  await expect(list).toHaveCount(0);
  return {
    field,
    list,
    status: basics.getByRole('status'),
    highlighted: list.locator('.Mui-focusVisible'),
  };
}

/** The chips of the box, with the focus in its empty field. */
async function focusChips({ demo }: Keyboard) {
  const box = await demo('AutocompletePlantingBox');
  const field = box.getByRole('combobox', { name: 'Planting box' });
  await field.focus();
  const chip = (name: string) => box.locator('.MuiChip-root', { hasText: name });
  await expect(chip('Gloves')).toBeVisible();
  return { field, chip };
}

testKeys('/material-ui/react-autocomplete/', {
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
    const { status, list } = await focusField(keyboard);
    await keyboard.press('↓');
    await expect(list).toBeVisible();
    await keyboard.press('↓');
    await keyboard.press('Enter');
    await expect(status).toHaveText('Basil is in stock');
    await expect(list).toHaveCount(0);
  },
  async '↓ ↑'(keyboard) {
    const { highlighted, list } = await focusField(keyboard);
    await keyboard.press('↓');
    await expect(list).toBeVisible();
    await keyboard.press('↓');
    await expect(highlighted).toHaveText('Basil');
    await keyboard.press('↑');
    await expect(highlighted).toHaveText('Radish');
    await keyboard.press('Esc');
    await keyboard.press('↑');
    await expect(list).toBeVisible();
  },
  async '← →'(keyboard) {
    const { field, chip } = await focusChips(keyboard);
    await keyboard.press('←');
    await expect(chip('Gloves')).toBeFocused();
    await keyboard.press('←');
    await expect(chip('Twine')).toBeFocused();
    await keyboard.press('→');
    await keyboard.press('→');
    await expect(field).toBeFocused();
  },
  async 'PageDown PageUp'(keyboard) {
    const { highlighted, list } = await focusField(keyboard);
    await keyboard.press('PageDown');
    await expect(list).toBeVisible();
    await keyboard.press('↓');
    await keyboard.press('PageDown');
    await expect(highlighted).toHaveText('Pea');
    await keyboard.press('PageUp');
    await expect(highlighted).toHaveText('Basil');
  },
  async 'Home End'(keyboard) {
    const { highlighted, list } = await focusField(keyboard);
    await keyboard.press('↓');
    await expect(list).toBeVisible();
    await keyboard.press('End');
    await expect(highlighted).toHaveText('Radish');
    await keyboard.press('Home');
    await expect(highlighted).toHaveText('Basil');
  },
  async Esc(keyboard) {
    const { field, list, status } = await focusField(keyboard);
    await keyboard.press('↓');
    await expect(list).toBeVisible();
    await keyboard.press('Esc');
    await expect(list).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect(status).toHaveText('No crop chosen');
  },
  async Backspace(keyboard) {
    const { chip } = await focusChips(keyboard);
    await keyboard.press('Backspace');
    await expect(chip('Gloves')).toHaveCount(0);
    await expect(chip('Twine')).toBeVisible();
    await keyboard.press('←');
    await keyboard.press('←');
    await keyboard.press('Backspace');
    await expect(chip('Labels')).toHaveCount(0);
  },
  async Delete(keyboard) {
    const { chip } = await focusChips(keyboard);
    await keyboard.press('←');
    await keyboard.press('←');
    await keyboard.press('Delete');
    await expect(chip('Twine')).toHaveCount(0);
    await expect(chip('Gloves')).toBeVisible();
  },
});
