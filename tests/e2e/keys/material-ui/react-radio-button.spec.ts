import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The seats of the first demo, of which the saloon is chosen and has the focus. */
async function focusSaloon({ demo }: Keyboard) {
  const deck = await demo('RadioDeck');
  const seat = (name: string) => deck.getByRole('radio', { name });
  await seat('Saloon').focus();
  return seat;
}

testKeys('/material-ui/react-radio-button/', {
  async Tab(keyboard) {
    const seat = await focusSaloon(keyboard);
    await keyboard.press('Shift+Tab');
    await expect(seat('Saloon')).not.toBeFocused();
    await keyboard.press('Tab');
    await expect(seat('Saloon')).toBeFocused();
    await keyboard.press('Tab');
    await expect(keyboard.page.locator('input[type=radio][name=deck]:focus')).toHaveCount(0);
  },
  async Space({ demo, press }) {
    const first = (await demo('RadioVehicle')).getByRole('radio', { name: 'On foot' });
    await first.focus();
    await expect(first).not.toBeChecked();
    await press('Space');
    await expect(first).toBeChecked();
  },
  async '← ↑'(keyboard) {
    const seat = await focusSaloon(keyboard);
    await keyboard.press('←');
    await expect(seat('Sun deck')).toBeChecked();
    await keyboard.press('↑');
    await expect(seat('Quiet room')).toBeChecked();
  },
  async '→ ↓'(keyboard) {
    const seat = await focusSaloon(keyboard);
    await keyboard.press('→');
    await expect(seat('Quiet room')).toBeChecked();
    await keyboard.press('↓');
    await expect(seat('Sun deck')).toBeChecked();
  },
});
