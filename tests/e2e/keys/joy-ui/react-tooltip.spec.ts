import { expect } from '@playwright/test';
import { testKeys } from '../../support/test-keys';

testKeys('/joy-ui/react-tooltip/', {
  async Tab({ demo, page, press }) {
    const basics = await demo('TooltipBasics');
    await basics.getByRole('button', { name: 'Take back the move' }).focus();
    await press('Tab');
    await expect(basics.getByRole('button', { name: 'Resign' })).toBeFocused();
    await expect(page.getByRole('tooltip')).toHaveText('Resign');
  },
  async Esc({ demo, page, press }) {
    const basics = await demo('TooltipBasics');
    await basics.getByRole('button', { name: 'Take back the move' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toHaveText('Resign');
    await press('Esc');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(basics.getByRole('button', { name: 'Resign' })).toBeFocused();
  },
});
