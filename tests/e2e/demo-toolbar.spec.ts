import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  AS_SHOWN,
  allowClipboard,
  clipboard,
  demoFrame,
  openSource,
  shownCode,
  sourceFile,
  toolbarOf,
} from './support/demos';
import { editDemo } from './support/edit-demo';
import { openPage } from './support/open-page';

const PAGE = '/material-ui/react-button/';
const OPTIONS_PAGE = '/experiments/docs/demos/';

/** Accessible name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  );

/** Presses a key and returns the name of the focused element. */
async function press(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key);
  return focused(page);
}

test('the toolbar has all actions under fixed names', async ({ page }) => {
  await openPage(page, PAGE);
  const controls = toolbarOf(page, 'ButtonVariants').getByRole('button');
  await expect(controls).toHaveCount(9);
  const names = await controls.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent),
  );
  expect(names).toEqual([
    'JS: Show JavaScript source',
    'TS: Show TypeScript source',
    'Expand code',
    'Edit in StackBlitz',
    'Edit in CodeSandbox',
    'Copy the source',
    'Reset focus to test keyboard navigation',
    'Reset demo',
    'See more',
  ]);
});

test('the toolbar is one stop of the Tab key; arrows, Home and End lead on', async ({ page }) => {
  await openPage(page, PAGE);
  const toggle = toolbarOf(page, 'ButtonVariants').getByRole('button', { name: 'Expand code' });
  await toggle.focus();
  expect(await press(page, 'ArrowRight')).toBe('Edit in StackBlitz');
  expect(await press(page, 'ArrowLeft')).toBe('Expand code');
  expect(await press(page, 'ArrowLeft')).toBe('TS: Show TypeScript source');
  expect(await press(page, 'End')).toBe('See more');
  expect(await press(page, 'Home')).toBe('JS: Show JavaScript source');
  expect(await press(page, 'ArrowRight')).toBe('TS: Show TypeScript source');
  expect(await press(page, 'ArrowRight')).toBe('Expand code');
  await page.keyboard.press('Tab');
  await expect(demoFrame(page, 'ButtonVariants').locator('.demo-preview .MuiCode-copy')).toBeFocused();
  expect(await press(page, 'Shift+Tab')).toBe('Expand code');
  await page.keyboard.press('Shift+Tab');
  await expect(demoFrame(page, 'ButtonVariants').getByRole('button', { name: 'Not now' })).toBeFocused();
});

test('in RTL, the arrow keys are mirrored', { tag: '@all' }, async ({ page }) => {
  await openPage(page, PAGE);
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await page.getByRole('radio', { name: 'Right to left' }).check();
  await page.keyboard.press('Escape');
  await toolbarOf(page, 'ButtonVariants').getByRole('button', { name: 'Expand code' }).focus();
  expect(await press(page, 'ArrowLeft')).toBe('Edit in StackBlitz');
  expect(await press(page, 'ArrowRight')).toBe('Expand code');
});

test('a demo with a short form shows it until the code is expanded', async ({ page }) => {
  await openPage(page, PAGE);
  const toolbar = toolbarOf(page, 'ButtonVariants');
  const preview = demoFrame(page, 'ButtonVariants').locator('.demo-preview');
  await expect(preview.locator('code').filter({ visible: true })).toHaveText(
    '<Button variant="contained">Book the repair</Button>\n<Button variant="outlined">Ask for a quote</Button>\n<Button variant="text">Not now</Button>',
    { useInnerText: true },
  );
  await toolbar.getByRole('button', { name: 'Expand code' }).click();
  await expect(preview).toBeHidden();
  await expect(shownCode(page, 'ButtonVariants')).toContainText(
    'export default function ButtonVariants()',
    AS_SHOWN,
  );
  await toolbar.getByRole('button', { name: 'Collapse code' }).click();
  await expect(preview).toBeVisible();
});

test('a demo without a short form shows and hides its code', async ({ page }) => {
  await openPage(page, PAGE);
  const toolbar = toolbarOf(page, 'ButtonFileUpload');
  await expect(shownCode(page, 'ButtonFileUpload')).toHaveCount(0);
  await toolbar.getByRole('button', { name: 'Show code' }).click();
  await expect(shownCode(page, 'ButtonFileUpload')).toHaveCount(1);
  await toolbar.getByRole('button', { name: 'Hide code' }).click();
  await expect(shownCode(page, 'ButtonFileUpload')).toHaveCount(0);
});

test('the options of a demo open its code or leave the toolbar out', async ({ page }) => {
  await openPage(page, OPTIONS_PAGE);
  await expect(toolbarOf(page, 'ReminderForm').getByRole('button', { name: 'Hide code' })).toBeVisible();
  await expect(shownCode(page, 'ReminderForm')).toContainText('export default', AS_SHOWN);
  await expect(toolbarOf(page, 'RoomFilter')).toHaveCount(0);
  await expect(demoFrame(page, 'RoomFilter').locator('code')).toHaveCount(0);
  await expect(toolbarOf(page, 'TicketCounter').getByRole('button', { name: /^Edit in/ })).toHaveCount(2);
  const banner = demoFrame(page, 'TrialBanner');
  await expect(banner.locator('.demo-preview'), 'no short form').toHaveCount(0);
  await expect(shownCode(page, 'TrialBanner')).toHaveCount(0);
  await expect(toolbarOf(page, 'TrialBanner').getByRole('button', { name: /^Edit in/ })).toHaveCount(0);
  await openSource(page, 'TrialBanner');
  await expect(banner.getByRole('button', { name: 'Copy the code' })).toBeAttached();
  await expect(banner.getByRole('button', { name: 'Edit the code' })).toHaveCount(0);
});

test('the options of a demo set its background and its size', { tag: '@all' }, async ({ page }) => {
  await openPage(page, OPTIONS_PAGE);
  const stageOf = (name: string): Locator => demoFrame(page, name).locator('.demo-stage');
  const canvas = 'rgba(0, 0, 0, 0)';
  await expect(stageOf('TicketCounter'), 'outlined').toHaveCSS('background-color', canvas);
  await expect(demoFrame(page, 'TicketCounter')).not.toHaveCSS('border-top-color', canvas);
  await expect(demoFrame(page, 'QuickReplies'), 'inline').toHaveCSS('border-top-color', canvas);
  await expect(stageOf('QuickReplies')).toHaveCSS('padding', '0px');
  await expect(stageOf('StorageMeter'), 'bg').not.toHaveCSS('background-color', canvas);
  await expect(stageOf('LoadingDock'), 'in a frame').not.toHaveCSS('background-color', canvas);
  await expect(stageOf('TrialBanner'), 'gradient').toHaveCSS('background-image', /^linear-gradient/);
  const boxOf = (name: string) => stageOf(name).locator('.demo-content').boundingBox();
  expect((await boxOf('ReminderForm'))?.width).toBe(360);
  expect((await boxOf('RoomFilter'))?.height).toBe(300);
});

test('opening and closing the code does not move the demo', async ({ page }) => {
  await openPage(page, PAGE);
  const demo = demoFrame(page, 'ButtonVariants');
  await demo.scrollIntoViewIfNeeded();
  const before = await demo.boundingBox();
  await openSource(page, 'ButtonVariants');
  expect((await demo.boundingBox())?.y).toBe(before?.y);
});

test('the source is copied as it is in the file, whether or not it is shown', async ({ page, context }) => {
  await allowClipboard(context);
  await openPage(page, PAGE);
  await toolbarOf(page, 'ButtonFileUpload').getByRole('button', { name: 'Copy the source' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'has been copied' })).toHaveText(
    'The source code has been copied to your clipboard.',
  );
  expect(await clipboard(page)).toBe(sourceFile('material-ui/react-button/ButtonFileUpload.tsx'));
});

test('the chosen language rules Copy before the code is open', async ({ page, context }) => {
  await allowClipboard(context);
  await openPage(page, PAGE);
  const toolbar = toolbarOf(page, 'ButtonFileUpload');
  const copy = toolbar.getByRole('button', { name: 'Copy the source' });
  await toolbar.getByRole('button', { name: 'Show JavaScript source' }).click();
  await copy.click();
  await expect.poll(() => clipboard(page)).toContain('export default function ButtonFileUpload');
  expect(await clipboard(page)).not.toMatch(/useState<|: string/);
  await toolbar.getByRole('button', { name: 'Show TypeScript source' }).click();
  await copy.click();
  await expect.poll(() => clipboard(page)).toBe(sourceFile('material-ui/react-button/ButtonFileUpload.tsx'));
});

test('an edited demo is copied, and opened elsewhere, as it is shown', async ({ page, context }) => {
  await allowClipboard(context);
  await context.route('https://stackblitz.com/**', (route) => route.fulfill({ body: 'sandbox' }));
  await openPage(page, PAGE);
  const { demo, write } = await editDemo(page, 'ButtonFileUpload');
  const toolbar = toolbarOf(page, 'ButtonFileUpload');
  const copied = async (): Promise<string> => {
    await toolbar.getByRole('button', { name: 'Copy the source' }).click();
    return clipboard(page);
  };
  const text = "import { Box } from '@mui/system';\n\nexport default () => <Box>Edited</Box>;";
  await write(text);
  await expect.poll(copied).toBe(text);
  const [request] = await Promise.all([
    context.waitForEvent('request', (one) => new URL(one.url()).hostname === 'stackblitz.com'),
    toolbar.getByRole('button', { name: 'Edit in StackBlitz' }).click(),
  ]);
  const fields = new URLSearchParams(request.postData() ?? '');
  expect((fields.get('project[files][src/Demo.tsx]') ?? '').replaceAll('\r\n', '\n')).toBe(text);
  expect(fields.get('project[files][package.json]')).toContain('"@mui/system"');
  await demo.getByRole('button', { name: 'Stop editing' }).click();
  await expect.poll(copied).toBe(sourceFile('material-ui/react-button/ButtonFileUpload.tsx'));
});

test('after resetting the focus, Tab goes into the demo', { tag: '@all' }, async ({ page }) => {
  await openPage(page, PAGE);
  await toolbarOf(page, 'ButtonVariants')
    .getByRole('button', { name: 'Reset focus to test keyboard navigation' })
    .click();
  expect(await focused(page)).toBe('The start of the demo. Press Tab to go through it.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Book the repair' })).toBeFocused();
});

test('resetting the demo restores its initial state', async ({ page }) => {
  await openPage(page, OPTIONS_PAGE);
  const demo = demoFrame(page, 'TicketCounter');
  await demo.getByRole('button', { name: 'One ticket more' }).click();
  await expect(demo.locator('output')).toHaveText('3 tickets');
  await toolbarOf(page, 'TicketCounter').getByRole('button', { name: 'Reset demo' }).click();
  await expect(demo.locator('output')).toHaveText('2 tickets');
  await demo.getByRole('button', { name: 'One ticket more' }).click();
  await expect(demo.locator('output')).toHaveText('3 tickets');
});

for (const [variant, label, tag] of [
  ['js', 'Copy link to JavaScript source', []],
  ['tsx', 'Copy link to TypeScript source', ['@all']],
] as const) {
  test(
    `"${label}" copies an address that opens the source`,
    { tag: [...tag] },
    async ({ page, context, baseURL }) => {
      await allowClipboard(context);
      await openPage(page, PAGE);
      const button = toolbarOf(page, 'ButtonFileUpload').getByRole('button', { name: 'See more' });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await page.getByRole('menuitem', { name: label }).click();
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(page.getByRole('status').filter({ hasText: 'Link to the source' })).toBeInViewport();
      const address = await clipboard(page);
      expect(address).toBe(`${baseURL}${PAGE}#ButtonFileUpload.${variant}`);
      await page.goto('about:blank');
      await page.goto(address);
      await expect(shownCode(page, 'ButtonFileUpload')).toBeInViewport();
    },
  );
}

test('the menu is used with arrows; Escape closes it and gives the focus back', async ({ page }) => {
  await openPage(page, PAGE);
  const button = toolbarOf(page, 'ButtonVariants').getByRole('button', { name: 'See more' });
  await button.click();
  await expect(page.getByRole('menu', { name: 'See more' })).toBeInViewport({ ratio: 1 });
  expect(await focused(page)).toBe('Copy link to JavaScript source');
  expect(await press(page, 'ArrowDown')).toBe('Copy link to TypeScript source');
  expect(await press(page, 'ArrowDown')).toBe('Copy link to JavaScript source');
  expect(await press(page, 'End')).toBe('Copy link to TypeScript source');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await button.click();
  await expect(page.getByRole('menu'), 'a second click closes it').toHaveCount(0);
});

test('on narrow screens, the menu contains the actions that the toolbar does not', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, PAGE);
  await openSource(page, 'ButtonVariants');
  const toolbar = toolbarOf(page, 'ButtonVariants');
  await expect(toolbar.getByRole('button', { name: 'Edit in StackBlitz' })).toBeHidden();
  await toolbar.getByRole('button', { name: 'See more' }).click();
  const items = page.getByRole('menuitem').filter({ visible: true });
  await expect(items).toHaveText([
    'Edit in StackBlitz',
    'Edit in CodeSandbox',
    'Reset focus to test keyboard navigation',
    'Copy link to JavaScript source',
    'Copy link to TypeScript source',
  ]);
  await items.nth(2).click();
  expect(await focused(page)).toBe('The start of the demo. Press Tab to go through it.');
});

for (const [label, host, field, tag] of [
  ['Edit in StackBlitz', 'stackblitz.com', 'project[files][src/Demo.tsx]', []],
  ['Edit in CodeSandbox', 'codesandbox.io', 'parameters', ['@all']],
] as const) {
  test(`"${label}" posts the demo to ${host} in a new tab`, { tag: [...tag] }, async ({ page, context }) => {
    await openPage(page, PAGE);
    if (host === 'codesandbox.io') {
      await openSource(page, 'ButtonFileUpload');
      await toolbarOf(page, 'ButtonFileUpload').getByRole('button', { name: 'Show JavaScript' }).click();
    }
    await context.route(`https://${host}/**`, (route) => route.fulfill({ body: 'sandbox' }));
    const [request] = await Promise.all([
      context.waitForEvent('request', (one) => new URL(one.url()).hostname === host),
      toolbarOf(page, 'ButtonFileUpload').getByRole('button', { name: label }).click(),
    ]);
    expect(request.method()).toBe('POST');
    const fields = new URLSearchParams(request.postData() ?? '');
    expect([...fields.keys()]).toContain(field);
    if (host === 'stackblitz.com') {
      const posted = (fields.get(field) ?? '').replaceAll('\r\n', '\n').trimEnd();
      expect(posted).toBe(sourceFile('material-ui/react-button/ButtonFileUpload.tsx'));
    } else expect(fields.get('query'), 'in the variant of the reader').toBe('file=/src/Demo.jsx');
    await expect(page).toHaveURL(PAGE);
    await expect.poll(() => context.pages().length).toBe(2);
  });
}

test('a sandbox that fails to open shows a message', { tag: '@all' }, async ({ page, context }) => {
  await openPage(page, PAGE);
  const button = toolbarOf(page, 'ButtonVariants').getByRole('button', { name: 'Edit in StackBlitz' });
  const prepared = page.waitForResponse(/sources-/);
  await button.hover();
  await prepared;
  await context.setOffline(true);
  await button.click();
  await expect(page.getByText('This needs a connection.')).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('loads sources and menus only when they are used', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await openPage(page, PAGE);
  await openSource(page, 'ButtonVariants');
  expect(loaded.filter((path) => path.includes('sources-'))).toEqual([]);
  const scripts = loaded.filter((path) => path.endsWith('.js')).length;
  await toolbarOf(page, 'ButtonVariants').getByRole('button', { name: 'Edit in StackBlitz' }).hover();
  await expect.poll(() => loaded.filter((path) => path.includes('sources-')).length).toBe(1);
  await expect.poll(() => loaded.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(scripts);
});

test('tooltips name the buttons; Escape takes them away', async ({ page }) => {
  await openPage(page, PAGE);
  const button = toolbarOf(page, 'ButtonVariants').getByRole('button', { name: 'Reset demo' });
  const tooltip = (): Promise<string> =>
    button.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await tooltip()).toBe('none');
  await toolbarOf(page, 'ButtonVariants').getByRole('button', { name: 'Expand code' }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  expect(await tooltip()).toBe('"Reset demo"');
  await page.keyboard.press('Escape');
  expect(await tooltip()).toBe('none');
});

test('the editor opens in place and loads on demand', async ({ page }) => {
  await openPage(page, PAGE);
  await openSource(page, 'ButtonVariants');
  const demo = demoFrame(page, 'ButtonVariants');
  await demo.getByRole('button', { name: 'Edit the code' }).click();
  const editor = demo.getByRole('textbox', { name: 'Code of the demo ButtonVariants' });
  await expect(editor).toBeFocused();
  await demo.getByRole('button', { name: 'Stop editing' }).click();
  await expect(editor).toHaveCount(0);
  await expect(demo.getByRole('button', { name: 'Edit the code' })).toBeFocused();
});
