import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The card that is a button as a whole, with the focus on it. */
async function focusArea({ demo }: Keyboard) {
  const card = await demo('CardWholeArea');
  const area = card.getByRole('button', { name: /^Teapot/ });
  await area.focus();
  return { area, card, status: card.getByRole('status') };
}

testKeys('/material-ui/react-card/', {
  async Tab(keyboard) {
    const { area, card } = await focusArea(keyboard);
    await keyboard.press('Tab');
    await expect(card.getByRole('button', { name: 'Reserve' })).toBeFocused();
    await keyboard.press('Shift+Tab');
    await expect(area).toBeFocused();
  },
  async Enter(keyboard) {
    const { status } = await focusArea(keyboard);
    await keyboard.press('Enter');
    await expect(status).toHaveText('The teapot opens.');
  },
  async Space(keyboard) {
    const { status } = await focusArea(keyboard);
    await keyboard.press('Space');
    await expect(status).toHaveText('The teapot opens.');
  },
});
