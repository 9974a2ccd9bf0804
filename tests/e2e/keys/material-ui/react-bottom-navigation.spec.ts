import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The actions of the first demo, which shows the map, with the focus on the first. */
async function focusActions({ demo }: Keyboard) {
  const basics = await demo('BottomNavigationBasics');
  const action = (name: string) => basics.getByRole('button', { name });
  await action('Map').focus();
  return { action, status: basics.getByRole('status') };
}

testKeys('/material-ui/react-bottom-navigation/', {
  async Tab(keyboard) {
    const { action } = await focusActions(keyboard);
    await keyboard.press('Tab');
    await expect(action('Tours')).toBeFocused();
  },
  async Enter(keyboard) {
    const { status } = await focusActions(keyboard);
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(status).toHaveText('Three tours start here.');
  },
  async Space(keyboard) {
    const { status } = await focusActions(keyboard);
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await expect(status).toHaveText('Three tours start here.');
  },
});
