import { expect, type Page } from '@playwright/test';
import { accessibilityViolations } from './support/axe';
import { test } from './support/configured-site';
import { holdScripts } from './support/hold-scripts';
import { openPage } from './support/open-page';
import type { PartnerServer } from './support/partner-server';
import { layoutShifts, recordLayoutShifts } from './support/reading';

const PAGE = '/material-ui/react-button/';
const COMMENT = 'The sizes need a table.';

const box = (page: Page) => page.getByRole('region', { name: 'Was this page helpful?' });
const field = (page: Page) => page.getByRole('textbox');
const withFeedback = ({ url }: PartnerServer) => ({ feedbackUrl: `${url}/feedback` });
const received = (partners: PartnerServer): Record<string, unknown>[] =>
  partners
    .to('/feedback')
    .map(
      ({ body }) => JSON.parse(new URLSearchParams(body).get('payload') ?? 'null') as Record<string, unknown>,
    );

async function vote(page: Page, name: 'Yes' | 'No'): Promise<void> {
  await box(page).getByRole('button', { name }).click();
  await expect(field(page)).toBeFocused();
}

test('a vote is kept at once, and its button stays pressed', async ({ page }) => {
  await openPage(page, PAGE);
  await vote(page, 'Yes');
  await expect(box(page).getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate((path) => localStorage.getItem(`feedback-${path}`), PAGE)).toBe('1');
  await page.reload();
  await expect(box(page).getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  await vote(page, 'No');
  await expect(box(page).getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'false');
  await expect(box(page).getByText('If a component misbehaves, open an issue')).toBeVisible();
  expect(await page.evaluate((path) => localStorage.getItem(`feedback-${path}`), PAGE)).toBe('0');
});

test('a comment on the page is posted with the vote', async ({ page, partners, serveWith }) => {
  const url = await serveWith(withFeedback(partners));
  await openPage(page, url + PAGE);
  await vote(page, 'No');
  await field(page).fill(COMMENT);
  await box(page).getByRole('button', { name: 'Submit' }).click();
  await expect(box(page).getByRole('status')).toHaveText('Your comment has been sent. Thank you.');
  expect(received(partners)).toEqual([
    {
      callback_id: 'send_feedback',
      rating: 0,
      comment: COMMENT,
      currentLocationURL: url + PAGE,
      commentSectionURL: url + PAGE,
      commentSectionTitle: 'Button',
      githubRepo: 'https://github.com/mui/material-ui',
      productId: 'material-ui',
    },
  ]);
  expect(partners.to('/feedback')[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
});

for (const [modifier, platform, tag] of [
  ['Control', 'Win32', []],
  ['Meta', 'MacIntel', ['@all']],
] as const) {
  test(`${modifier} and Enter send`, { tag: [...tag] }, async ({ page, partners, serveWith }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'platform', { value }), platform);
    await openPage(page, (await serveWith(withFeedback(partners))) + PAGE);
    await vote(page, 'Yes');
    await field(page).fill(COMMENT);
    await page.keyboard.press(`${modifier}+Enter`);
    await expect(box(page).getByRole('status')).toContainText('has been sent');
    expect(received(partners)).toHaveLength(1);
  });
}

test(
  'keys that are held down send a comment once',
  { tag: '@all' },
  async ({ page, partners, serveWith }) => {
    await openPage(page, (await serveWith(withFeedback(partners))) + PAGE);
    await vote(page, 'Yes');
    await field(page).fill(COMMENT);
    await page.keyboard.down('Control');
    // In one turn, as a browser that is behind delivers them.
    await field(page).evaluate((element) => {
      const key = { key: 'Enter', ctrlKey: true, bubbles: true };
      for (let repeat = 0; repeat < 3; repeat += 1) element.dispatchEvent(new KeyboardEvent('keydown', key));
    });
    await page.keyboard.up('Control');
    await expect(box(page).getByRole('status')).toContainText('has been sent');
    expect(received(partners)).toHaveLength(1);
  },
);

test('says that a comment of less than ten characters is not sent', async ({ page, partners, serveWith }) => {
  await openPage(page, (await serveWith(withFeedback(partners))) + PAGE);
  await vote(page, 'Yes');
  await field(page).fill('Nice!');
  await box(page).getByRole('button', { name: 'Submit' }).click();
  await expect(box(page).getByRole('status')).toHaveText(
    'Thank you. Only comments of ten characters or more are sent.',
  );
  expect(partners.received).toEqual([]);
});

test('Cancel closes the form and goes back to the vote', { tag: '@all' }, async ({ page }) => {
  await openPage(page, PAGE);
  await vote(page, 'Yes');
  await box(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page)).toHaveCount(0);
  await expect(box(page).getByRole('button', { name: 'Yes' })).toBeFocused();
});

test('shows that sending failed, and keeps the text for another try', async ({
  page,
  partners,
  serveWith,
}) => {
  partners.postStatus = 500;
  await openPage(page, (await serveWith(withFeedback(partners))) + PAGE);
  await vote(page, 'Yes');
  await field(page).fill(COMMENT);
  await box(page).getByRole('button', { name: 'Submit' }).click();
  await expect(box(page).getByRole('alert')).toContainText('could not be sent');
  await expect(field(page)).toHaveValue(COMMENT);
  expect(await accessibilityViolations(page)).toEqual([]);
  partners.postStatus = 204;
  await box(page).getByRole('button', { name: 'Submit' }).click();
  await expect(box(page).getByRole('status')).toContainText('has been sent');
});

test.describe('offline', () => {
  test('a comment waits, and is sent once when the connection is back, from whichever tab', async ({
    page,
    context,
    partners,
    serveWith,
  }) => {
    const url = await serveWith(withFeedback(partners));
    await openPage(page, url + PAGE);
    const other = await context.newPage();
    await openPage(other, url + PAGE);
    await page.bringToFront();
    await vote(page, 'Yes');
    await field(page).fill(COMMENT);
    await context.setOffline(true);
    await box(page).getByRole('button', { name: 'Submit' }).click();
    await expect(box(page).getByRole('status')).toContainText('You are offline. Your comment is kept');
    expect(partners.to('/feedback')).toEqual([]);
    await context.setOffline(false);
    await expect.poll(() => received(partners).map(({ comment }) => comment)).toEqual([COMMENT]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-feedback-outbox'))).toBe('[]');
    await other.mouse.move(500, 500);
    await other.keyboard.press('End');
    await expect(other.locator('.comment-link').first()).toBeAttached();
    expect(received(partners)).toHaveLength(1);
  });

  test(
    'a comment also waits for the next visit',
    { tag: '@all' },
    async ({ page, context, partners, serveWith }) => {
      const url = await serveWith(withFeedback(partners));
      await openPage(page, url + PAGE);
      await vote(page, 'Yes');
      await field(page).fill(COMMENT);
      await context.setOffline(true);
      await box(page).getByRole('button', { name: 'Submit' }).click();
      await expect(box(page).getByRole('status')).toContainText('is kept');
      await page.close();
      await context.setOffline(false);
      const later = await context.newPage();
      await openPage(later, `${url}/material-ui/react-checkbox/`);
      await later.keyboard.press('Tab');
      await expect.poll(() => received(partners).map(({ comment }) => comment)).toEqual([COMMENT]);
    },
  );
});

test('without an endpoint, the form opens a prefilled issue', async ({ page }) => {
  await openPage(page, PAGE);
  await vote(page, 'No');
  await field(page).fill(COMMENT);
  const issue = box(page).getByRole('link', { name: 'Open an issue' });
  const url = new URL((await issue.getAttribute('href')) ?? '');
  expect(url.origin + url.pathname).toBe('https://github.com/mui/material-ui/issues/new');
  expect(url.searchParams.get('title')).toBe('[docs] Button');
  expect(url.searchParams.get('body')).toContain(`${PAGE}\n\n${COMMENT}`);
  await expect(box(page).getByRole('button', { name: 'Submit' })).toHaveCount(0);
});

test.describe('comments on sections', () => {
  test('every section has a button, which moves nothing and changes no heading', async ({ page }) => {
    await recordLayoutShifts(page);
    await openPage(page, PAGE);
    await expect(page.locator('.comment-link')).toHaveCount(0);
    const headings = page.locator('.prose :is(h2, h3)');
    await page.keyboard.press('Shift');
    await expect(page.locator('.comment-link')).toHaveCount(await headings.count());
    await expect(page.getByRole('heading', { name: 'Variants', exact: true })).toHaveCount(1);
    await expect(page.locator('[data-feedback-hash="variants"]')).toHaveAccessibleName(
      'Post a comment on “Variants”',
    );
    expect(await layoutShifts(page)).toEqual([]);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('the button opens a form for its section and gets the focus back', async ({
    page,
    partners,
    serveWith,
  }) => {
    const url = await serveWith(withFeedback(partners));
    await openPage(page, url + PAGE);
    await page.mouse.move(600, 400);
    const button = page.getByRole('button', { name: 'Post a comment on “Loading”' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Post a comment on “Loading”' });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('textbox').fill(COMMENT);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByRole('status')).toContainText('has been sent');
    expect(received(partners)).toEqual([
      expect.objectContaining({
        comment: COMMENT,
        commentSectionURL: `${url}${PAGE}#loading`,
        commentSectionTitle: 'Loading',
      }),
    ]);
    expect(received(partners)[0]).not.toHaveProperty('rating');
  });

  test('two clicks on the button open one form', async ({ page }) => {
    await openPage(page, PAGE);
    await page.mouse.move(600, 400);
    const button = page.getByRole('button', { name: 'Post a comment on “Loading”' });
    await button.focus();
    const release = await holdScripts(page, '**/*.js');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    release();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
  });

  test('section comments work after a navigation', { tag: '@all' }, async ({ page }) => {
    await openPage(page, PAGE);
    const menu = page.getByRole('navigation', { name: 'Main navigation' });
    await menu.getByRole('link', { name: 'Checkbox' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Checkbox' })).toBeVisible();
    const headings = page.locator('.prose :is(h2, h3)');
    await expect(async () => {
      await page.keyboard.press('Shift');
      expect(await page.locator('.comment-link').count()).toBe(await headings.count());
    }).toPass();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a link opens an issue, and nothing else asks for feedback', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('link', { name: 'Tell us what is wrong' })).toHaveAttribute(
      'href',
      /\/issues\/new\?title=.*Button&body=.*react-button/,
    );
    await expect(page.getByText('Was this page helpful?')).toBeHidden();
    await expect(page.locator('.notification-button')).toBeHidden();
    await expect(page.locator('.partner-slot:visible')).toHaveCount(0);
  });
});
