import { expect } from '@playwright/test';
import { testKeys } from '../../support/test-keys';

testKeys('/material-ui/react-tooltip/', {
  async Tab({ demo, page, press }) {
    const basics = await demo('TooltipBasics');
    await basics.getByRole('button', { name: 'Park the telescope' }).focus();
    await press('Tab');
    await expect(page.getByRole('tooltip')).toHaveText('Take a picture');
    await press('Tab');
    await expect(page.getByRole('tooltip')).toHaveText('Red light');
  },
  async Esc({ demo, page, press }) {
    const basics = await demo('TooltipBasics');
    await basics.getByRole('button', { name: 'Park the telescope' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toHaveText('Take a picture');
    await press('Esc');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(basics.getByRole('button', { name: 'Take a picture' })).toBeFocused();
  },
});
