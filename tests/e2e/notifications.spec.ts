import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations } from './support/axe';
import { openPage } from './support/open-page';
import { layoutShifts, recordLayoutShifts } from './support/reading';

const PAGE = '/material-ui/react-button/';
const HEADER = ['.app-header'];

const bell = (page: Page) => page.locator('.notification-button');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test('the bell shows the number of new notifications, lists the last three, and marks them as seen', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await recordLayoutShifts(page);
  await openPage(page, PAGE);
  await expect(bell(page)).toHaveAccessibleName('3 unread notifications');
  expect(requests.filter((url) => url.includes('notifications'))).toEqual([]);
  await bell(page).click();
  const items = panel(page).getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.first()).toContainText('These pages describe Material UI 7.1');
  await expect(items.first().getByRole('link')).toHaveAttribute(
    'href',
    '/material-ui/react-text-field/#slots',
  );
  await expect(items.first().getByText('May 6, 2025')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  expect((await page.context().cookies()).find(({ name }) => name === 'lastSeenNotification')).toMatchObject({
    value: '3',
    path: '/',
    sameSite: 'Lax',
  });
  expect(await layoutShifts(page)).toEqual([]);
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('on a phone in RTL, they keep the same distance from both edges', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  await openPage(page, PAGE);
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
  const { x, width = 0 } = (await panel(page).boundingBox()) ?? {};
  expect(x).toBe((390 - width) / 2);
});

test(
  'only those newer than the last one seen are unread',
  { tag: '@all' },
  async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'lastSeenNotification', value: '2', url: baseURL ?? '' }]);
    await openPage(page, PAGE);
    await expect(bell(page)).toHaveAccessibleName('1 unread notifications');
  },
);

test('a link in a notification opens its page and closes the list', async ({ page }) => {
  await openPage(page, PAGE);
  await bell(page).click();
  await panel(page).getByRole('link', { name: 'All versions' }).click();
  await expect(page).toHaveURL('/versions/');
  await expect(panel(page)).toBeHidden();
});

test('the list opens by keyboard, and Escape gives the focus back', async ({ page }) => {
  await openPage(page, PAGE);
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
});

test(
  'a list that fails to load shows a message, and is retried',
  { tag: '@all' },
  async ({ page, context }) => {
    await openPage(page, PAGE);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await bell(page).click();
    await expect(panel(page)).toContainText('need a connection');
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await bell(page).click();
    await expect(panel(page).getByRole('listitem')).toHaveCount(3);
  },
);

for (const width of [320, 1440]) {
  test(
    `bell and list are accessible and fit in ${width} px`,
    { tag: width === 320 ? [] : '@all' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      // What fades in is measured where it arrives.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, PAGE);
      await expect(bell(page)).toHaveAccessibleName('3 unread notifications');
      expect(await accessibilityViolations(page, HEADER), 'axe, closed').toEqual([]);
      await bell(page).click();
      await expect(panel(page).getByRole('listitem')).toHaveCount(3);
      const { x = -1, width: panelWidth = 0 } = (await panel(page).boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + panelWidth).toBeLessThanOrEqual(width);
      expect(await accessibilityViolations(page, HEADER), 'axe, light mode').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
      expect(await accessibilityViolations(page, HEADER), 'axe, dark mode').toEqual([]);
    },
  );
}
