import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The status of the first demo, whose rating has four stars and the focus. */
async function focusRating({ demo }: Keyboard) {
  const basics = await demo('RatingBasics');
  await basics.getByRole('radio', { name: '4 Stars' }).focus();
  return basics.getByRole('status');
}

testKeys('/material-ui/react-rating/', {
  async Tab({ demo, page, press }) {
    const basics = await demo('RatingBasics');
    await basics.getByRole('radio', { name: '4 Stars' }).focus();
    await press('Shift+Tab');
    await expect(basics.getByRole('radio').locator(':scope:focus')).toHaveCount(0);
    await press('Tab');
    await expect(basics.getByRole('radio', { name: '4 Stars' })).toBeFocused();
    await press('Tab');
    await expect(page.locator('input[type=radio]:focus')).toHaveCount(0);
  },
  async '← ↑'(keyboard) {
    const status = await focusRating(keyboard);
    await keyboard.press('←');
    await expect(status).toHaveText('You gave 3 of 5');
    await keyboard.press('↑');
    await expect(status).toHaveText('You gave 2 of 5');
    await keyboard.press('↑');
    await keyboard.press('←');
    await expect(status).toHaveText('Not rated yet');
  },
  async '→ ↓'(keyboard) {
    const status = await focusRating(keyboard);
    await keyboard.press('→');
    await expect(status).toHaveText('You gave 5 of 5');
    await keyboard.press('←');
    await keyboard.press('↓');
    await expect(status).toHaveText('You gave 5 of 5');
    await keyboard.press('→');
    await expect(status).toHaveText('Not rated yet');
  },
});
