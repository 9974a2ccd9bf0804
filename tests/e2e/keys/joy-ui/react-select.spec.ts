import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The select of the first demo, open, with focus on its first option. */
async function openSelect({ demo, page, press }: Keyboard) {
  const basics = await demo('SelectBasics');
  const select = basics.getByRole('combobox', { name: 'Departure port' });
  await select.focus();
  await press('Enter');
  const list = page.getByRole('listbox', { name: 'Departure port' });
  const option = (name: string) => list.getByRole('option', { name });
  await expect(option('Amber Bay')).toBeFocused();
  return { list, option, select, status: basics.getByRole('status') };
}

testKeys('/joy-ui/react-select/', {
  async Tab(keyboard) {
    const { list, select } = await openSelect(keyboard);
    await keyboard.press('Tab');
    await expect(list).toHaveCount(0);
    await expect(select).toHaveAttribute('aria-expanded', 'false');
  },
  async Enter(keyboard) {
    const { select, status } = await openSelect(keyboard);
    await keyboard.press('Enter');
    await expect(status).toHaveText('Ferries at 07:15 and 12:30');
    await expect(select).toBeFocused();
  },
  async Space(keyboard) {
    const { option, select, status } = await openSelect(keyboard);
    await keyboard.press('Space');
    await expect(status).toHaveText('Ferries at 07:15 and 12:30');
    await expect(select).toBeFocused();
    await keyboard.press('Space');
    await expect(option('Amber Bay')).toBeFocused();
  },
  async '↑ ↓'(keyboard) {
    const { option, select } = await openSelect(keyboard);
    await keyboard.press('↑');
    await expect(option('Pine Harbor')).toBeFocused();
    await keyboard.press('↓');
    await expect(option('Amber Bay')).toBeFocused();
    await keyboard.press('Esc');
    await expect(select).toBeFocused();
    await keyboard.press('↓');
    await expect(option('Amber Bay')).toBeFocused();
  },
  async 'Home End'(keyboard) {
    const { option } = await openSelect(keyboard);
    await keyboard.press('End');
    await expect(option('Pine Harbor')).toBeFocused();
    await keyboard.press('Home');
    await expect(option('Amber Bay')).toBeFocused();
  },
  async 'PageUp PageDown'({ demo, page, press }) {
    const select = (await demo('SelectListbox')).getByRole('combobox', { name: 'Departure' });
    await select.focus();
    await press('Enter');
    const option = (time: string) => page.getByRole('option', { name: `${time} from Amber Bay` });
    await expect(option('12:15')).toBeFocused();
    await press('PageDown');
    await expect(option('17:15')).toBeFocused();
    await press('PageUp');
    await expect(option('12:15')).toBeFocused();
  },
  async Esc(keyboard) {
    const { list, select, status } = await openSelect(keyboard);
    await keyboard.press('Esc');
    await expect(list).toHaveCount(0);
    await expect(select).toBeFocused();
    await expect(status).toHaveText('No port selected');
  },
  async 'A to Z'(keyboard) {
    const { option } = await openSelect(keyboard);
    await keyboard.press('P');
    await expect(option('Pine Harbor')).toBeFocused();
  },
});
