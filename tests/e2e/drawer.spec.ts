import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/open-page';

const PAGE = '/material-ui/react-button/';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const drawerOf = (page: Page) => page.locator('#main-navigation');

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open main navigation' }).click();
  await expect(drawerOf(page)).toBeVisible();
}

/** Moves one finger along a line, in the steps a hand would need. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: 400 }],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + ((to - from) * step) / 8);
  await touch('touchEnd', to);
  await session.detach();
}

test('the drawer opens by its button and closes by its own', async ({ page }) => {
  await openPage(page, PAGE);
  await expect(drawerOf(page)).toBeHidden();
  await open(page);
  await expect(drawerOf(page).locator('[aria-current="page"]')).toBeInViewport();
  await page.getByRole('button', { name: 'Close main navigation' }).click();
  await expect(drawerOf(page)).toBeHidden();
});

test('Escape closes the drawer and gives the focus back to its button', async ({ page }) => {
  await openPage(page, PAGE);
  await open(page);
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open main navigation' })).toBeFocused();
});

test('the drawer takes the focus, holds it, and gives it back', async ({ page }) => {
  await openPage(page, PAGE);
  await open(page);
  await expect(drawerOf(page).locator(':focus')).toHaveCount(1);
  await expect(page.locator('#main-content')).toHaveAttribute('inert');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('main :focus, header :focus')).toHaveCount(0);
  await page.touchscreen.tap(370, 500);
  await expect(drawerOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open main navigation' })).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('on an API page, the drawer opens at the current entry as well', { tag: '@all' }, async ({ page }) => {
  await openPage(page, '/material-ui/api/select/');
  await open(page);
  await expect(drawerOf(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
});

test('a tap outside the drawer closes it', async ({ page }) => {
  await openPage(page, PAGE);
  await open(page);
  await page.touchscreen.tap(370, 500);
  await expect(drawerOf(page)).toBeHidden();
});

test('following a link closes the drawer', async ({ page }) => {
  await openPage(page, PAGE);
  await open(page);
  await drawerOf(page).getByRole('link', { name: 'Checkbox' }).click();
  await expect(page).toHaveURL('/material-ui/react-checkbox/');
  await expect(drawerOf(page)).toBeHidden();
});

test('opening a group leaves the drawer open', { tag: '@all' }, async ({ page }) => {
  await openPage(page, PAGE);
  await open(page);
  await drawerOf(page).getByRole('button', { name: 'Getting started' }).click();
  await expect(drawerOf(page).getByRole('link', { name: 'Installation' })).toBeVisible();
});

test("a swipe near the edge opens the drawer, a swipe back closes it, and swipes at the edge are the system's", async ({
  page,
}) => {
  await openPage(page, PAGE);
  await swipe(page, 200, 340);
  await expect(drawerOf(page)).toBeHidden();
  await swipe(page, 8, 200);
  await expect(drawerOf(page), 'a gesture of the system begins at the edge').toBeHidden();
  await swipe(page, 60, 240);
  await expect(drawerOf(page)).toBeVisible();
  await swipe(page, 250, 60);
  await expect(drawerOf(page)).toBeHidden();
});

test(
  'a swipe over code that scrolls scrolls it, and leaves the drawer where it is',
  { tag: '@all' },
  async ({ page }) => {
    await openPage(page, PAGE);
    const code = page.locator('.prose pre').first();
    await code.evaluate((element) => {
      element.textContent = 'wide '.repeat(100);
      window.scrollBy(0, element.getBoundingClientRect().top - 390);
    });
    await swipe(page, 60, 240);
    await expect(drawerOf(page)).toBeHidden();
  },
);

test('in RTL, the drawer opens from the other edge', { tag: '@all' }, async ({ page }) => {
  await openPage(page, PAGE);
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await page.getByRole('radio', { name: 'Right to left' }).check();
  await page.keyboard.press('Escape');
  await swipe(page, 330, 150);
  await expect(drawerOf(page)).toBeVisible();
  const rightEdge = async (): Promise<number> => {
    const box = await drawerOf(page).boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  await expect.poll(rightEdge, 'right edge of the drawer').toBe(390);
  await swipe(page, 150, 340);
  await expect(drawerOf(page)).toBeHidden();
});
