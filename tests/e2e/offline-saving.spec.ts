import { expect, type Page } from '@playwright/test';
import { scriptsHaveStarted } from './support/open-page';
import { goOffline, savedProduct, test, visit } from './support/offline-site';
import { readThrough } from './support/reading';
import type { StaticServer } from './support/static-server';

const PRODUCT = 'Joy UI';
const OVERVIEW = '/joy-ui/getting-started/';

const section = (page: Page) => page.locator('main .save-for-offline');

/** Goes to the overview of a product and saves it. */
async function save(page: Page, site: StaticServer): Promise<void> {
  await visit(page, site, OVERVIEW);
  await section(page).scrollIntoViewIfNeeded();
  await section(page)
    .getByRole('button', { name: `Save ${PRODUCT} for offline` })
    .click();
  await expect(section(page)).toContainText('Saved on this device');
}

test('A saved product can be read without network: every page, with its demos', async ({ page, site }) => {
  test.slow();
  await save(page, site);
  const { pages } = savedProduct('joy-ui');
  await goOffline(page, site);
  for (const { path, title } of pages) {
    await page.goto(site.origin + path);
    await scriptsHaveStarted(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await readThrough(page);
  }
});
