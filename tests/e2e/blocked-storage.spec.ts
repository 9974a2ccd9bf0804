import { expect, test, type Page } from '@playwright/test';
import { demoFrame, openSource, shownCode, toolbarOf } from './support/demos';
import { openPage } from './support/open-page';
import { searchFor } from './support/search';

/** APIs that browsers block, alone or together, as privacy modes do. Runs in the browser. */
const BLOCKS = {
  localStorage: () => forbid(window, 'localStorage'),
  sessionStorage: () => forbid(window, 'sessionStorage'),
  cookies: () => forbid(Document.prototype, 'cookie'),
  BroadcastChannel: () => refuse('BroadcastChannel'),
  'no BroadcastChannel': () => void Reflect.deleteProperty(window, 'BroadcastChannel'),
  indexedDB: () => forbid(window, 'indexedDB'),
  caches: () => forbid(window, 'caches'),
  'service workers': () => forbid(Navigator.prototype, 'serviceWorker'),
  clipboard: () => forbid(Navigator.prototype, 'clipboard'),
  workers: () => refuse('Worker'),
  locks: () => forbid(Navigator.prototype, 'locks'),
  quota: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
} as const;

declare function forbid(owner: object, name: string): void;
declare function refuse(name: string): void;

/** The helpers of the blocks, as the browser needs them. */
const HELPERS = `
const denied = () => { throw new DOMException('The operation is insecure.', 'SecurityError'); };
const forbid = (owner, name) => Object.defineProperty(owner, name, { get: denied, set: denied });
const refuse = (name) => { window[name] = class { constructor() { denied(); } }; };`;

type Block = keyof typeof BLOCKS;

async function block(page: Page, blocks: readonly Block[]): Promise<string[]> {
  const scripts = blocks.map((name) => `(${BLOCKS[name].toString()})();`);
  await page.addInitScript(`{${HELPERS}${scripts.join('')}}`);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Uses everything that stores, syncs tabs, or copies. All of it must work as well as possible. */
async function useSite(page: Page, hasWorkers: boolean): Promise<void> {
  const feedback = page.getByRole('region', { name: 'Was this page helpful?' });
  const comment = feedback.getByRole('textbox');
  await openPage(page, '/material-ui/react-button/');
  await openSource(page, 'ButtonFileUpload');
  await toolbarOf(page, 'ButtonFileUpload').getByRole('button', { name: 'Show JavaScript source' }).click();
  await expect(shownCode(page, 'ButtonFileUpload')).toContainText('useState([])', { useInnerText: true });
  await toolbarOf(page, 'ButtonFileUpload').getByRole('button', { name: 'Copy the source' }).click();
  await expect(demoFrame(page, 'ButtonFileUpload').locator('.demo-stage button').last()).toBeVisible();

  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await page.keyboard.press('Escape');
  await feedback.getByRole('button', { name: 'Yes' }).click();
  await comment.fill('Written without a store');

  await page.getByRole('link', { name: /^Next page/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button Group');
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  await expect(comment).toHaveValue('Written without a store');

  if (hasWorkers) {
    const { options } = await searchFor(page, 'text field');
    await expect(options.first()).toContainText('Text Field');
    await page.keyboard.press('Enter');
  } else await openPage(page, '/material-ui/react-text-field/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Text Field');
  for (const [path, title] of [
    ['/', /Build interfaces/],
    ['/material-ui/api/button/', 'Button API'],
    ['/search/?q=grid', 'Search'],
    ['/system/getting-started/', /./],
    ['/gone/', 'Page not found'],
  ] as const) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('.app-header')).toBeVisible();
  }
}

for (const name of Object.keys(BLOCKS) as Block[]) {
  test(`every page works without ${name}`, { tag: '@all' }, async ({ page }) => {
    const errors = await block(page, [name]);
    await useSite(page, name !== 'workers');
    expect(errors).toEqual([]);
  });
}

test('every page works if all storage is blocked', async ({ page }) => {
  const { quota: _quota, ...blocked } = BLOCKS;
  const errors = await block(page, Object.keys(blocked) as Block[]);
  await useSite(page, false);
  expect(errors).toEqual([]);
});

test('says that nothing can be saved for offline', async ({ page, baseURL }) => {
  await block(page, ['caches']);
  // The service worker can register on this host.
  await openPage(page, `${baseURL?.replace('localhost', '127.0.0.1')}/system/getting-started/`);
  const section = page.locator('main .save-for-offline');
  await section.scrollIntoViewIfNeeded();
  await expect(section).toContainText('This browser does not let the site save anything.');
});
