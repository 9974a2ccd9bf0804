import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../../support/test-keys';

/** The first demo, with the focus on a section of one of its fields. */
async function focusSection({ demo }: Keyboard, name: string) {
  const pickers = await demo('AccessibilityPickers');
  const section = pickers.getByRole('spinbutton', { name, exact: true });
  await section.click();
  await expect(section).toBeFocused();
  return { pickers, section };
}

/** The selected day, 14 April 2027, in the open calendar of the first demo. */
async function openCalendar({ demo, page, press }: Keyboard) {
  const pickers = await demo('AccessibilityPickers');
  const button = pickers.getByRole('button', { name: 'Choose date' });
  await button.focus();
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ferry date' });
  const day = (name: string) => dialog.getByRole('gridcell', { name, exact: true });
  await expect(day('14')).toBeFocused();
  return { button, dialog, day };
}

/** The list of hours of the first demo, with the focus on 8. */
async function openHours({ demo, page, press }: Keyboard) {
  const pickers = await demo('AccessibilityPickers');
  await pickers.getByRole('button', { name: 'Choose time' }).focus();
  await press('Enter');
  const hours = page.getByRole('listbox', { name: 'Select hours' });
  const option = (name: string) => hours.getByRole('option', { name, exact: true });
  await expect(option('8 hours')).toBeFocused();
  return { option };
}

testKeys('/x/react-date-pickers/accessibility/', {
  async Tab(keyboard) {
    const { pickers } = await focusSection(keyboard, 'Month');
    await keyboard.press('Tab');
    await expect(pickers.getByRole('button', { name: 'Choose date' })).toBeFocused();
    await keyboard.press('Tab');
    await expect(pickers.getByRole('spinbutton', { name: 'Hours' })).toBeFocused();
  },
  async '← →'(keyboard) {
    const { pickers, section } = await focusSection(keyboard, 'Month');
    await keyboard.press('→');
    await expect(pickers.getByRole('spinbutton', { name: 'Day' })).toBeFocused();
    await keyboard.press('←');
    await expect(section).toBeFocused();
  },
  async '↑ ↓'(keyboard) {
    const { section } = await focusSection(keyboard, 'Month');
    await keyboard.press('↑');
    await expect(section).toHaveText('05');
    await keyboard.press('↓');
    await expect(section).toHaveText('04');
  },
  async 'PageUp PageDown'(keyboard) {
    const { section } = await focusSection(keyboard, 'Month');
    await keyboard.press('PageUp');
    await expect(section).toHaveText('09');
    await keyboard.press('PageDown');
    await expect(section).toHaveText('04');
  },
  async 'Home End'(keyboard) {
    const { section } = await focusSection(keyboard, 'Month');
    await keyboard.press('Home');
    await expect(section).toHaveText('01');
    await keyboard.press('End');
    await expect(section).toHaveText('12');
  },
  async 'Delete Backspace'(keyboard) {
    const { pickers, section } = await focusSection(keyboard, 'Day');
    await keyboard.press('Delete');
    await expect(section).toHaveText('DD');
    await keyboard.press('→');
    await keyboard.press('Backspace');
    await expect(pickers.getByRole('spinbutton', { name: 'Year' })).toHaveText('YYYY');
  },
  async 'Ctrl+A'(keyboard) {
    const { pickers } = await focusSection(keyboard, 'Month');
    await keyboard.press('Ctrl+A');
    await keyboard.press('Delete');
    await expect(pickers.getByRole('button', { name: 'Choose date', exact: true })).toBeVisible();
  },
  async '0 to 9'(keyboard) {
    const { pickers, section } = await focusSection(keyboard, 'Day');
    await keyboard.press('5');
    await expect(section).toHaveText('05');
    await expect(pickers.getByRole('spinbutton', { name: 'Year' })).toBeFocused();
  },
  async 'Enter Space'(keyboard) {
    const { button, day, dialog } = await openCalendar(keyboard);
    await keyboard.press('→');
    await keyboard.press('Space');
    await expect(dialog).toHaveCount(0);
    await expect(button).toHaveAccessibleName('Choose date, selected date is Apr 15, 2027');
    await expect(button).toBeFocused();
    await keyboard.press('Space');
    await expect(day('15')).toBeFocused();
    await keyboard.press('←');
    await keyboard.press('Enter');
    await expect(button).toHaveAccessibleName('Choose date, selected date is Apr 14, 2027');
  },
  async '← → ↑ ↓'(keyboard) {
    const { day } = await openCalendar(keyboard);
    await keyboard.press('→');
    await expect(day('15')).toBeFocused();
    await keyboard.press('↓');
    await expect(day('22')).toBeFocused();
    await keyboard.press('←');
    await expect(day('21')).toBeFocused();
    await keyboard.press('↑');
    await expect(day('14')).toBeFocused();
  },
  async 'Home End PageUp PageDown'(keyboard) {
    const { day, dialog } = await openCalendar(keyboard);
    await keyboard.press('Home');
    await expect(day('11')).toBeFocused();
    await keyboard.press('End');
    await expect(day('17')).toBeFocused();
    await keyboard.press('PageUp');
    await expect(dialog.getByRole('grid', { name: 'May 2027' })).toBeVisible();
    await keyboard.press('PageDown');
    await expect(dialog.getByRole('grid', { name: 'April 2027' })).toBeVisible();
  },
  async Esc(keyboard) {
    const { button, dialog } = await openCalendar(keyboard);
    await keyboard.press('Esc');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  },
  async '↑ ↓ Home End'(keyboard) {
    const { option } = await openHours(keyboard);
    await keyboard.press('↓');
    await expect(option('9 hours')).toBeFocused();
    await keyboard.press('↑');
    await expect(option('8 hours')).toBeFocused();
    await keyboard.press('Home');
    await expect(option('12 hours')).toBeFocused();
    await keyboard.press('End');
    await expect(option('11 hours')).toBeFocused();
  },
  async 'PageDown PageUp'(keyboard) {
    const { option } = await openHours(keyboard);
    await keyboard.press('PageUp');
    await expect(option('3 hours')).toBeFocused();
    await keyboard.press('PageDown');
    await expect(option('8 hours')).toBeFocused();
  },
});
