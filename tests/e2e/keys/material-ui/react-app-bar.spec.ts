import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** Opens the menu of the account by keyboard. */
async function openMenu({ demo, page, press }: Keyboard) {
  const account = (await demo('AppBarAccount')).getByRole('button', { name: /^Account/ });
  await account.focus();
  await press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  return account;
}

testKeys('/material-ui/react-app-bar/', {
  async Tab({ demo, press }) {
    const links = (await demo('AppBarBasics')).getByRole('link');
    await links.nth(0).focus();
    await press('Tab');
    await expect(links.nth(1)).toBeFocused();
  },
  async Enter(keyboard) {
    const links = (await keyboard.demo('AppBarBasics')).getByRole('link');
    await links.nth(1).focus();
    await keyboard.press('Enter');
    await expect(links.nth(1)).toHaveAttribute('aria-current', 'page');
    await openMenu(keyboard);
  },
  async Esc(keyboard) {
    const account = await openMenu(keyboard);
    await keyboard.press('Esc');
    await expect(keyboard.page.getByRole('menu')).toHaveCount(0);
    await expect(account).toBeFocused();
  },
});
