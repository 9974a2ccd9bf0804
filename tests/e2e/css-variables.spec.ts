import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/open-page';
import { watchForTrouble } from './support/reading';

const PAGE = '/material-ui/customization/css-theme-variables/configuration/';

const inspector = (page: Page) => page.getByRole('region', { name: 'Variable inspector' });
const rules = (page: Page) => inspector(page).getByRole('group', { name: 'Generated rules' });
const rows = (page: Page) => inspector(page).getByRole('row');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the most used variables are a plain table, and no control is there', async ({ page }) => {
    await page.goto(PAGE);
    await expect(rows(page).filter({ hasText: '--mui-palette-primary-main' }).first()).toContainText(
      '#1976d2',
    );
    await expect(rows(page)).toHaveCount(17);
    await expect(rules(page)).toContainText('@media (prefers-color-scheme: dark) {');
    await expect(inspector(page).getByRole('textbox')).toHaveCount(0);
    await expect(inspector(page).getByRole('button', { name: 'Copy theme' })).toBeHidden();
  });
});

test('it shows the generated CSS, and keeps the options in the URL', async ({ page, baseURL }) => {
  const trouble = watchForTrouble(page, new URL(baseURL ?? '').origin);
  await openPage(page, PAGE);
  await inspector(page).getByRole('button', { name: 'class', exact: true }).click();
  await expect(rules(page)).toContainText(':root, .light {');
  await expect(rules(page)).toContainText('*:where(.dark) & { … }');
  await inspector(page).getByRole('textbox', { name: 'cssVarPrefix' }).fill('radio one');
  await inspector(page).getByRole('searchbox', { name: 'Search names and values' }).fill('tooltip bg');
  await expect(rows(page)).toHaveText([/Name/, /^--radioone-palette-Tooltip-bg/]);
  await expect(page).toHaveURL(`${PAGE}?prefix=radioone&selector=class&query=tooltip+bg`);
  await page.reload();
  await expect(rows(page)).toHaveText([/Name/, /^--radioone-palette-Tooltip-bg/]);
  expect(trouble).toEqual([]);
});

test('a choice right before a reload is kept', { tag: '@all' }, async ({ page }) => {
  await openPage(page, PAGE);
  await inspector(page).getByRole('button', { name: 'class', exact: true }).click();
  await page.reload();
  await expect(rules(page)).toContainText(':root, .light {');
});

test('a selector of one’s own counts once it is complete', { tag: '@all' }, async ({ page }) => {
  await openPage(page, PAGE);
  await inspector(page).getByRole('button', { name: 'Your own' }).click();
  await expect(rules(page)).toContainText('[data-mode="dark"] {');
  const field = inspector(page).getByRole('textbox', { name: 'Selector', exact: true });
  await field.fill('.mode-');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(rules(page)).toContainText('[data-mode="dark"] {');
  await field.fill('.mode-%s');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await expect(rules(page)).toContainText(':root, .mode-light {');
});

test('a name, the theme, and the whole style sheet are copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await openPage(page, `${PAGE}?selector=data-theme`);
  await inspector(page).getByRole('button', { name: 'All 2' }).click();
  await inspector(page).getByRole('button', { name: 'Copy --mui-overlays-24' }).click();
  await expect.poll(copied).toBe('var(--mui-overlays-24)');
  await expect(inspector(page).getByRole('status')).toHaveText('Copied var(--mui-overlays-24)');
  await inspector(page).getByRole('button', { name: 'Copy theme' }).click();
  await expect.poll(copied).toContain("cssVariables: { colorSchemeSelector: 'data-theme' }");
  await inspector(page).getByRole('button', { name: 'Copy style sheet' }).click();
  await expect.poll(copied).toContain('[data-theme="dark"] {\n  color-scheme: dark;\n');
});
