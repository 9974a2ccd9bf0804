import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The buttons of the first demo, the first of which has the focus. */
async function focusFirst({ demo }: Keyboard) {
  const basics = await demo('TooltipBasics');
  await basics.getByRole('button', { name: 'Park the telescope' }).focus();
  return basics.getByRole('button', { name: 'Take a picture' });
}

testKeys('/material-ui/react-tooltip/', {
  async Tab(keyboard) {
    await focusFirst(keyboard);
    const tooltip = (text: string) => keyboard.page.getByRole('tooltip').filter({ hasText: text });
    await keyboard.press('Tab');
    await expect(tooltip('Take a picture')).toBeVisible();
    await keyboard.press('Tab');
    await expect(tooltip('Red light')).toBeVisible();
    await expect(tooltip('Take a picture')).toHaveCount(0);
  },
  async Esc(keyboard) {
    const camera = await focusFirst(keyboard);
    await keyboard.press('Tab');
    await expect(keyboard.page.getByRole('tooltip').filter({ hasText: 'Take a picture' })).toBeVisible();
    await keyboard.press('Esc');
    await expect(keyboard.page.getByRole('tooltip')).toHaveCount(0);
    await expect(camera).toBeFocused();
  },
});
