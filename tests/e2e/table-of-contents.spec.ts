import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/open-page';

const PAGE = '/experiments/docs/markdown/';

const contents = (page: Page) => page.getByRole('navigation', { name: 'Page table of contents' });
const marked = (page: Page) => contents(page).locator('[aria-current="location"]');

/** Scrolls so that a section starts a little above the first eighth of the viewport. */
async function readSection(page: Page, id: string): Promise<void> {
  await page.evaluate((target) => {
    const top = document.getElementById(target)?.getBoundingClientRect().top ?? 0;
    window.scrollBy({ top: top - window.innerHeight / 8 + 8, behavior: 'instant' });
  }, id);
}

test('the contents list the sections in order', async ({ page }) => {
  await openPage(page, PAGE);
  const headings = await page.locator('.prose :is(h2, h3) > .title-link-to-anchor').allTextContents();
  await expect(contents(page).getByRole('link')).toHaveText(headings);
});

test('highlights the current section, none at the top, and the last at the bottom', async ({ page }) => {
  await openPage(page, PAGE);
  await expect(marked(page)).toHaveCount(0);
  await readSection(page, 'lists');
  await expect(marked(page)).toHaveText(['Lists']);
  await readSection(page, 'images');
  await expect(marked(page)).toHaveText(['Images']);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(marked(page)).toHaveText([
    (await contents(page).getByRole('link').last().textContent()) ?? '',
  ]);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(marked(page)).toHaveCount(0);
});

test('a click jumps to the section, marks it and moves the keyboard there', async ({ page }) => {
  await openPage(page, PAGE);
  await contents(page).getByRole('link', { name: 'Tables' }).click();
  await expect(page).toHaveURL(`${PAGE}#tables`);
  await expect(page.getByRole('heading', { name: 'Tables' })).toBeInViewport();
  await expect(marked(page)).toHaveText(['Tables']);
  await expect(page.locator('.announcer[role=status]')).toHaveText('Tables');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('heading', { name: 'Tables' }).getByRole('link')).toBeFocused();
});

test('the table of contents is next to the article from 900 px on, and a bar opens it on narrower screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await openPage(page, PAGE);
  const bar = page.getByRole('button', { name: 'On this page' });
  await expect(contents(page)).toBeVisible();
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 899, height: 800 });
  await expect(contents(page)).toBeHidden();
  await expect(bar).toBeVisible();
});

test('on a phone, the bar stays in view, and its links go to sections below it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await openPage(page, PAGE);
  const bar = page.getByRole('button', { name: 'On this page' });
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.click();
  await contents(page).getByRole('link', { name: 'Tables' }).click();
  await expect(contents(page)).toBeHidden();
  const heading = page.getByRole('heading', { name: 'Tables' });
  await expect(heading).toBeFocused();
  const [barBox, headingBox] = [await bar.boundingBox(), await heading.boundingBox()];
  expect(headingBox?.y ?? 0, 'top of the heading').toBeGreaterThanOrEqual(
    (barBox?.y ?? NaN) + (barBox?.height ?? NaN),
  );
  expect(headingBox?.y ?? Infinity).toBeLessThan(200);
});

test('a skip link goes to the table of contents', async ({ page }) => {
  await openPage(page, PAGE);
  await page.getByRole('link', { name: 'Skip to content', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the contents of this page' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(contents(page).getByRole('link').first()).toBeFocused();
});
