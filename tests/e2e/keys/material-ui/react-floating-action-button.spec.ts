import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The button of the first demo with the focus, and the twelve cranes. */
async function focusButton({ demo }: Keyboard) {
  const sighting = await demo('FabSighting');
  const button = sighting.getByRole('button', { name: 'Count a crane' });
  await button.focus();
  return { button, status: sighting.getByRole('status') };
}

testKeys('/material-ui/react-floating-action-button/', {
  async Tab(keyboard) {
    const { button } = await focusButton(keyboard);
    await keyboard.press('Shift+Tab');
    await expect(button).not.toBeFocused();
    await keyboard.press('Tab');
    await expect(button).toBeFocused();
  },
  async Enter(keyboard) {
    const { status } = await focusButton(keyboard);
    await keyboard.press('Enter');
    await expect(status).toHaveText('13 cranes');
  },
  async Space(keyboard) {
    const { status } = await focusButton(keyboard);
    await keyboard.press('Space');
    await expect(status).toHaveText('13 cranes');
  },
});
