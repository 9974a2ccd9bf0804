import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The tooltip of the first demo, with the focus on its chart. */
async function focusChart({ demo, page, press }: Keyboard) {
  const weather = await demo('BarChartBasics');
  const chart = weather.locator('svg', { has: page.locator('title') });
  await expect(chart).toHaveAttribute('tabindex', '0');
  await chart.focus();
  await press('→');
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toContainText('96');
  return { chart, tooltip };
}

testKeys('/x/react-charts/', {
  async Tab(keyboard) {
    const { chart } = await focusChart(keyboard);
    await keyboard.press('Tab');
    await expect(chart).not.toBeFocused();
    await keyboard.press('Shift+Tab');
    await expect(chart).toBeFocused();
  },
  async '← →'(keyboard) {
    const { tooltip } = await focusChart(keyboard);
    await keyboard.press('→');
    await expect(tooltip).toContainText('104');
    await keyboard.press('←');
    await expect(tooltip).toContainText('96');
  },
  async '↑ ↓'(keyboard) {
    const { tooltip } = await focusChart(keyboard);
    await keyboard.press('↑');
    await expect(tooltip).toContainText('Rain');
    await keyboard.press('↓');
    await expect(tooltip).toContainText('Snow');
  },
});
