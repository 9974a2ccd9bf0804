import { expect } from '@playwright/test';
import { accessibilityViolations } from './support/axe';
import { test } from './support/harbor';
import { openPage } from './support/open-page';
import { typeSearch } from './support/search';

test.describe('a site that documents another library', { tag: '@all' }, () => {
  test('runs its demos and playgrounds', async ({ page, harbor }) => {
    await openPage(page, `${harbor}/harbor/berth/`);
    await page.getByRole('button', { name: 'Berth 7, free: Dunlin' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Moored at berth 7' })).toBeVisible();
    const playground = page.locator('.playground');
    await playground.scrollIntoViewIfNeeded();
    await playground.getByRole('radio', { name: 'taken' }).check();
    await expect(playground.getByRole('button', { name: 'Berth 4, taken: Petrel' })).toBeDisabled();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('opens a page from the menu, an API page, and search', async ({ page, harbor }) => {
    await openPage(page, `${harbor}/harbor/`);
    await page.getByRole('navigation', { name: 'Main navigation' }).getByText('Components').click();
    await page.getByRole('link', { name: 'Buoy' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Buoy' })).toBeVisible();
    const { active } = await typeSearch(page, 'onMoor');
    await expect(active).toContainText('onMoor');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/harbor\/api\/berth\/#berth-prop-onMoor$/);
  });
});
