import { expect } from '@playwright/test';
import { testKeys } from '../../support/test-keys';

testKeys('/material-ui/react-table/', {
  async Tab({ demo, press }) {
    const labels = (await demo('TableSort')).getByRole('columnheader').getByRole('button');
    await labels.nth(0).focus();
    await press('Tab');
    await expect(labels.nth(1)).toBeFocused();
    const boxes = (await demo('TableSelection')).getByRole('checkbox');
    await boxes.nth(0).focus();
    await press('Tab');
    await expect(boxes.nth(1)).toBeFocused();
    const buttons = (await demo('TableExpandRows')).getByRole('table').first().getByRole('button');
    await buttons.nth(0).focus();
    await press('Tab');
    await expect(buttons.nth(1)).toBeFocused();
  },
  async Enter({ demo, press }) {
    const title = (await demo('TableSort')).getByRole('columnheader', { name: 'Title' });
    await title.getByRole('button').focus();
    await press('Enter');
    await expect(title).toHaveAttribute('aria-sort', 'ascending');
    await press('Enter');
    await expect(title).toHaveAttribute('aria-sort', 'descending');
  },
  async Space({ demo, press }) {
    const title = (await demo('TableSort')).getByRole('columnheader', { name: 'Title' });
    await title.getByRole('button').focus();
    await press('Space');
    await expect(title).toHaveAttribute('aria-sort', 'ascending');
    const selection = await demo('TableSelection');
    await selection.getByRole('checkbox', { name: 'Select Cold Harbor' }).focus();
    await press('Space');
    await expect(selection.getByRole('status')).toHaveText('1 selected');
  },
  async '← → ↑ ↓'({ demo, page, press }) {
    await page.setViewportSize({ width: 280, height: 800 });
    const down = (await demo('TableStickyHeader')).getByRole('region', { name: 'Reading rooms' });
    const top = () => down.evaluate((element) => element.scrollTop);
    await down.focus();
    await press('↓');
    await expect.poll(top).toBeGreaterThan(0);
    // Once more, if the way down was not over yet.
    await expect(async () => {
      await press('↑');
      await expect.poll(top, { timeout: 1000 }).toBe(0);
    }).toPass();
    const wide = (await demo('TableBasics')).getByRole('region');
    const left = () => wide.evaluate((element) => element.scrollLeft);
    await wide.focus();
    await press('→');
    await expect.poll(left).toBeGreaterThan(0);
    await expect(async () => {
      await press('←');
      await expect.poll(left, { timeout: 1000 }).toBe(0);
    }).toPass();
  },
});
