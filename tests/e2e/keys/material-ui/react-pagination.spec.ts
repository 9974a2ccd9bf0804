import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** A button of the first demo, whose first page is shown, with the focus. */
async function focusPage({ demo }: Keyboard, name: string) {
  const basics = await demo('PaginationBasics');
  const button = (text: string) => basics.getByRole('button', { name: text });
  await button(name).focus();
  return { button, status: basics.getByRole('status') };
}

testKeys('/material-ui/react-pagination/', {
  async Tab(keyboard) {
    const { button } = await focusPage(keyboard, 'Go to page 2');
    await keyboard.press('Tab');
    await expect(button('Go to page 3')).toBeFocused();
  },
  async Enter(keyboard) {
    const { status } = await focusPage(keyboard, 'Go to page 2');
    await keyboard.press('Enter');
    await expect(status).toHaveText('Letters 3 to 4 of 7');
  },
  async Space(keyboard) {
    const { status } = await focusPage(keyboard, 'Go to next page');
    await keyboard.press('Space');
    await expect(status).toHaveText('Letters 3 to 4 of 7');
  },
});
