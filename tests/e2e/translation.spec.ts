import { expect, test, type Page } from '@playwright/test';
import { demoFrame, openSource } from './support/demos';
import { openPage } from './support/open-page';
import { searchFor } from './support/search';

/** Replaces every text node with `<font>` elements, now and whenever text appears, as Chrome's translator does. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const replaceIn = (node: Node): void => {
      const parent = node.parentElement;
      if (
        node instanceof Text &&
        parent &&
        !parent.closest('font, script, style, textarea, [contenteditable]')
      ) {
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = node.data;
        outer.append(inner);
        node.replaceWith(outer);
      } else for (const child of node.childNodes) replaceIn(child);
    };
    replaceIn(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes]) replaceIn(node);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

let errors: string[];

test.beforeEach(async ({ page }) => {
  errors = [];
  // React error 418 means that a demo that was translated before hydration is rendered again.
  page.on('pageerror', ({ message }) => message.includes('error #418') || errors.push(message));
  await openPage(page, '/material-ui/react-button/');
  await translate(page);
});

test.afterEach(() => expect(errors).toEqual([]));

test('search works on a translated page, letter by letter', async ({ page }) => {
  const { field, options, dialog } = await searchFor(page, 'b');
  for (const letter of 'utton') {
    await page.keyboard.press('End');
    await page.keyboard.type(letter);
    await expect(options.first()).toBeVisible();
  }
  await expect(field).toHaveValue('button');
  await expect(options.first()).toContainText('Button');
  await field.fill('zzzzqqq');
  await expect(dialog).toContainText('Nothing found for “zzzzqqq”');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('demos and their toolbars work on a translated page', { tag: '@all' }, async ({ page }) => {
  const demo = demoFrame(page, 'ButtonVariants');
  await openSource(page, 'ButtonVariants');
  await demo.getByRole('button', { name: 'Show JavaScript source' }).click();
  await demo.getByRole('button', { name: 'Collapse code' }).click();
  await expect(demo.getByRole('button', { name: 'Expand code' })).toBeVisible();
  await demo.getByRole('button', { name: 'See more' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
});

test('menus, settings, feedback, and the way to other pages work on a translated page', async ({ page }) => {
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByRole('textbox', { name: 'What is missing or wrong?' }).fill('Some text');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: /^Next page/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button Group');
});
