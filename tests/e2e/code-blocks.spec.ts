import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  allowClipboard,
  clearClipboard,
  clipboard,
  demoFrame,
  openSource,
  shownCode,
  sourceFile,
} from './support/demos';
import { openPage } from './support/open-page';

const PAGE = '/experiments/docs/codeblock/';
const MORNING = new Date('2026-11-20T08:00:00');
const NOON = new Date('2026-11-20T12:00:00');
const MODULE = `import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId } from 'react';

export default function BookingForm() {
  const id = useId();
  return (
    <form aria-labelledby={id}>
      <p id={id}>Book a table</p>
      <TextField label="Guests" type="number" />
      <Button type="submit">Book</Button>
    </form>
  );
}`;

test.beforeEach(({ context }) => allowClipboard(context));

/** The first code block that holds a text. */
const blockWith = (page: Page, text: string): Locator =>
  page.locator('.MuiCode-root:visible').filter({ hasText: text }).first();

const moduleBlock = (page: Page): Locator =>
  page.locator('.MuiCode-root').filter({ hasText: 'src/BookingForm.tsx' }).last();

/** Presses Ctrl+C until it has copied the text, because its code loads on demand. */
async function expectShortcutToCopy(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+c');
    expect(await clipboard(page)).toBe(text);
  }).toPass();
}

test('a file hides its end only where much would be hidden', async ({ page }) => {
  await openPage(page, '/material-ui/guides/server-rendering/');
  const hidden = (file: string): Promise<number> =>
    page
      .locator('.MuiCode-root', { has: page.locator('.MuiCode-title', { hasText: file }) })
      .locator('pre')
      .evaluate((pre) => pre.scrollHeight - pre.clientHeight);
  expect(await hidden('src/App.tsx')).toBe(0);
  expect(await hidden('src/server.tsx')).toBeGreaterThan(200);
});

test('code has the colors of the stylesheet of Prism', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  await expect(page.locator('#prismjs')).toHaveAttribute('href', '/static/styles/prism-okaidia.css');
  await expect(page.locator('.prose .token.keyword').first()).toHaveCSS('color', 'rgb(102, 217, 239)');
});

test('every block has a button that copies exactly its source', async ({ page }) => {
  await openPage(page, PAGE);
  const block = moduleBlock(page);
  await block.hover();
  await block.getByRole('button', { name: 'Copy the code' }).click();
  expect(await clipboard(page)).toBe(MODULE);
  await expect(block.locator('.MuiCode-title'), 'its title').toHaveText('src/BookingForm.tsx');
  await expect(block.locator('mark'), 'its marked lines').toHaveText([
    "import { useId } from 'react';",
    'const id = useId();',
    '<form aria-labelledby={id}>',
    '<p id={id}>Book a table</p>',
  ]);
});

test('removed and added lines have different colors', async ({ page }) => {
  await openPage(page, PAGE);
  const colorOf = (kind: string): Promise<string> =>
    page
      .locator(`[data-language="diff"] .token.${kind}`)
      .first()
      .evaluate((line) => getComputedStyle(line).color);
  const colors = await Promise.all(['deleted', 'inserted', 'unchanged'].map(colorOf));
  expect(new Set(colors).size).toBe(3);
});

test('a block whose last line is marked ends where its source ends', { tag: '@all' }, async ({ page }) => {
  await openPage(page, PAGE);
  for (const text of await page.locator('.prose .MuiCode-root code').allTextContents())
    expect(text).not.toMatch(/\n$/);
});

test('commands are copied without prompt signs, in the chosen package manager', async ({ page }) => {
  await openPage(page, PAGE);
  const tabs = page.locator('.code-tabs').first();
  await tabs.getByRole('radio', { name: 'yarn' }).check({ force: true });
  const block = tabs.locator('.MuiCode-root:visible');
  await block.hover();
  await block.getByRole('button', { name: 'Copy the code' }).click();
  expect(await clipboard(page)).toBe('yarn add @mui/material@7.1 @emotion/react @emotion/styled');
  const prompted = page.locator('.MuiCode-root:has(.prompt)');
  expect(
    await prompted.locator('.prompt').evaluate((sign) => getComputedStyle(sign, '::before').content),
  ).toBe('"$ "');
  await prompted.hover();
  await expectShortcutToCopy(page, 'npm test');
});

test('the button of a page-level block says "Copied" for two seconds', async ({ page }) => {
  await openPage(page, PAGE);
  const block = moduleBlock(page);
  const button = block.getByRole('button', { name: 'Copy the code' });
  await block.hover();
  await expect(button).toContainText(/^Copy /);
  await page.clock.install({ time: MORNING });
  await page.clock.pauseAt(NOON);
  await button.click();
  await expect(button).toHaveText('Copied');
  await page.clock.runFor(1900);
  await expect(button).toHaveText('Copied');
  await page.clock.runFor(200);
  await expect(button).toContainText(/^Copy /);
});

test('the button of a demo says "Copied" for 1.2 seconds', async ({ page }) => {
  await openPage(page, '/material-ui/react-button/');
  await openSource(page, 'ButtonVariants');
  const panel = demoFrame(page, 'ButtonVariants').locator('.demo-source .MuiCode-root');
  const button = panel.getByRole('button', { name: 'Copy the code' });
  await panel.hover();
  await page.clock.install({ time: MORNING });
  await page.clock.pauseAt(NOON);
  await button.click();
  await expect(button).toHaveText('Copied');
  await page.clock.runFor(1100);
  await expect(button).toHaveText('Copied');
  await page.clock.runFor(200);
  await expect(button).toContainText(/^Copy /);
});

test('the result is announced politely, in one place', async ({ page }) => {
  await openPage(page, PAGE);
  const block = moduleBlock(page);
  await block.hover();
  await block.getByRole('button', { name: 'Copy the code' }).click();
  await expect(page.locator('.announcer')).toHaveText('The code has been copied to your clipboard.');
  await expect(page.locator('.announcer')).toHaveAttribute('role', 'status');
  await expect(page.locator('.announcer')).toHaveCount(1);
});

for (const [keys, platform, tag] of [
  ['Control+c', 'Win32', []],
  ['Meta+c', 'MacIntel', ['@all']],
] as const) {
  test(`${keys} copies the block under the pointer`, { tag: [...tag] }, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'platform', { value }), platform);
    await openPage(page, PAGE);
    await clearClipboard(page);
    await moduleBlock(page).hover();
    // The shortcut loads when the pointer is over a block.
    await expect(async () => {
      await page.keyboard.press(keys);
      await expect(moduleBlock(page).locator('.MuiCode-copy')).toHaveText('Copied', { timeout: 300 });
    }).toPass();
    expect(await clipboard(page)).toBe(MODULE);
  });
}

test('the shortcut copies the block that has the focus', { tag: '@all' }, async ({ page }) => {
  await openPage(page, PAGE);
  await page.mouse.move(0, 0);
  await moduleBlock(page).locator('pre').focus();
  await expectShortcutToCopy(page, MODULE);
});

test('the shortcut copies the block that was last hovered or focused', { tag: '@all' }, async ({ page }) => {
  await openPage(page, PAGE);
  const first = blockWith(page, 'differenceInDays');
  await first.locator('pre').focus();
  await moduleBlock(page).hover();
  await expectShortcutToCopy(page, MODULE);
  await page.mouse.move(0, 0);
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboard(page)).toContain('differenceInDays');
});

test('the shortcut copies the form of a demo that is shown', { tag: '@all' }, async ({ page }) => {
  await openPage(page, '/material-ui/react-button/');
  const demo = demoFrame(page, 'ButtonVariants');
  await demo.locator('.demo-preview pre').hover();
  await expectShortcutToCopy(page, await shownCode(page, 'ButtonVariants').innerText());
  await openSource(page, 'ButtonVariants');
  await demo.locator('.demo-source pre').hover();
  await expectShortcutToCopy(page, sourceFile('material-ui/react-button/ButtonVariants.tsx'));
});

test('a selection is copied as ever', async ({ page }) => {
  await openPage(page, PAGE);
  await page.getByRole('heading', { level: 1 }).selectText();
  await moduleBlock(page).hover();
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboard(page)).toBe('Code blocks');
});

test('the shortcut means the field that has the focus', { tag: '@all' }, async ({ page }) => {
  await openPage(page, '/material-ui/react-text-field/');
  await clearClipboard(page);
  await openSource(page, 'TextFieldAttributes');
  await demoFrame(page, 'TextFieldAttributes').getByRole('textbox').first().focus();
  await demoFrame(page, 'TextFieldAttributes').locator('.demo-source pre').hover();
  await page.keyboard.press('Control+c');
  await page.waitForTimeout(300);
  expect(await clipboard(page)).toBe('');
});

test('Shift or Alt make it another shortcut', { tag: '@all' }, async ({ page }) => {
  await openPage(page, PAGE);
  await clearClipboard(page);
  await moduleBlock(page).hover();
  await page.keyboard.press('Control+Alt+c');
  await page.waitForTimeout(300);
  expect(await clipboard(page)).toBe('');
});

test('the hint shows the shortcut while the block is hovered or focused', async ({ page }) => {
  await openPage(page, PAGE);
  const hint = moduleBlock(page).locator('.MuiCode-copyKeypress');
  await page.mouse.move(0, 0);
  await expect(hint).toBeHidden();
  await moduleBlock(page).hover();
  await expect(hint).toBeVisible();
  await expect(hint).toContainText('(or Ctrl + C)');
  await page.mouse.move(0, 0);
  await expect(hint).toBeHidden();
  await moduleBlock(page).locator('pre').focus();
  await expect(hint).toBeVisible();
});

test('on a Mac, the hint shows the Mac shortcut', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }));
  await openPage(page, PAGE);
  await moduleBlock(page).hover();
  await expect(moduleBlock(page).locator('.MuiCode-copyKeypress')).toContainText('(or ⌘C)');
});

test('code that is selected across blocks is copied without the words of buttons', async ({ page }) => {
  await openPage(page, '/material-ui/react-select/');
  const text = await page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('.article') ?? document.body);
    const selection = window.getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    return selection?.toString() ?? '';
  });
  expect(text).toContain("import MenuItem from '@mui/material/MenuItem';");
  expect(text).not.toMatch(/^Copy|Copy \(or/m);
});

for (const [width, tag] of [
  [320, []],
  [390, ['@all']],
] as const) {
  test(
    `at ${width} px a block can be copied, and the button covers no code at its end`,
    { tag: [...tag] },
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        viewport: { width, height: 700 },
        hasTouch: true,
        isMobile: true,
        permissions: ['clipboard-read', 'clipboard-write'],
        ...(baseURL && { baseURL }),
      });
      const page = await context.newPage();
      await openPage(page, '/material-ui/react-select/');
      const block = page.locator('.prose > .MuiCode-root').first();
      const button = block.getByRole('button', { name: 'Copy the code' });
      await expect(button).toBeVisible();
      await button.tap();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain('import MenuItem');
      const covered = await block.evaluate((element) => {
        element.querySelector('pre')?.scrollTo({ left: 10_000, behavior: 'instant' });
        const range = document.createRange();
        range.selectNodeContents(element.querySelector('code') ?? element);
        const copy = element.querySelector('.MuiCode-copy')?.getBoundingClientRect() ?? new DOMRect();
        return [...range.getClientRects()].filter(
          ({ top, right, bottom, left }) =>
            right > copy.left + 8 && left < copy.right && bottom > copy.top && top < copy.bottom,
        ).length;
      });
      expect(covered, 'pieces of code under the button').toBe(0);
      await context.close();
    },
  );
}

test.describe('with touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 768, height: 1024 } });

  test('the button is there without a hint', { tag: '@all' }, async ({ page }) => {
    await openPage(page, PAGE);
    const block = moduleBlock(page);
    await block.scrollIntoViewIfNeeded();
    await expect(block.getByRole('button', { name: 'Copy the code' })).toHaveCSS('opacity', '1');
    await block.locator('pre').tap();
    await expect(block.locator('.MuiCode-copyKeypress')).toBeHidden();
  });
});

test('a button that was clicked goes away with the pointer', { tag: '@all' }, async ({ page }) => {
  await openPage(page, PAGE);
  const button = moduleBlock(page).locator('.MuiCode-copy');
  await moduleBlock(page).hover();
  await button.click();
  await page.mouse.move(0, 0);
  await expect(button).not.toBeFocused();
  await expect(button).toHaveCSS('opacity', '0', { timeout: 4000 });
});

test('a clipboard that fails changes nothing', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
  });
  await openPage(page, '/material-ui/react-button/');
  await openSource(page, 'ButtonVariants');
  for (const block of await page.locator('.MuiCode-root:visible').all()) {
    await block.hover();
    await block.getByRole('button', { name: 'Copy the code' }).click();
    await expect(block.getByRole('button', { name: 'Copy the code' })).toContainText(/^Copy /);
  }
  await demoFrame(page, 'ButtonVariants').getByRole('button', { name: 'Copy the source' }).click();
  await expect(page.locator('.announcer')).toBeEmpty();
  expect(errors).toEqual([]);
});

test('the selected package manager is remembered, and shared by blocks and tabs', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openPage(other, '/material-ui/getting-started/installation/');
  await openPage(page, PAGE);
  const groups = page.locator('.code-tabs[data-storage-key="package-manager"]');
  await groups.last().getByRole('radio', { name: 'pnpm' }).check({ force: true });
  for (const group of await groups.all())
    await expect(group.getByRole('radio', { name: 'pnpm' })).toBeChecked();
  await expect(
    other
      .locator('.code-tabs[data-storage-key="package-manager"]')
      .first()
      .getByRole('radio', { name: 'pnpm' }),
  ).toBeChecked();
  await page.reload();
  await expect(groups.first().getByRole('radio', { name: 'pnpm' })).toBeChecked();
});

test('the arrow keys choose a tab', { tag: '@all' }, async ({ page }) => {
  await openPage(page, PAGE);
  const tabs = page.locator('[data-storage-key="bundler"]');
  await tabs.getByRole('radio', { name: 'Vite' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('radio', { name: 'webpack' })).toBeChecked();
  await expect(tabs.getByText('process.env.BOOKING_URL')).toBeVisible();
});
