import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The buttons of the first demo, at 8 seconds. */
async function exposure({ demo }: Keyboard) {
  const group = await demo('ButtonGroupExposure');
  return {
    button: (name: string) => group.getByRole('button', { name, exact: true }),
    status: group.getByRole('status'),
  };
}

testKeys('/material-ui/react-button-group/', {
  async Tab(keyboard) {
    const { button } = await exposure(keyboard);
    await button('Darker').focus();
    await keyboard.press('Tab');
    await expect(button('Reset')).toBeFocused();
    await keyboard.press('Shift+Tab');
    await expect(button('Darker')).toBeFocused();
  },
  async Enter(keyboard) {
    const { button, status } = await exposure(keyboard);
    await button('Darker').focus();
    await keyboard.press('Enter');
    await expect(status).toHaveText('Enlarger: 7 s');
  },
  async Space(keyboard) {
    const { button, status } = await exposure(keyboard);
    await button('Brighter').focus();
    await keyboard.press('Space');
    await expect(status).toHaveText('Enlarger: 9 s');
  },
});
