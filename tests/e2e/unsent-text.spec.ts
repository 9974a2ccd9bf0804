import { expect, type Page } from '@playwright/test';
import { editDemo } from './support/edit-demo';
import { openPage, scriptsHaveStarted } from './support/open-page';
import { AFTER, CHANGING_PAGE, codeOf, countLoads, lookForUpdate, test, visit } from './support/offline-site';

const PAGE = '/material-ui/react-button/';
const DEMO = 'ButtonFileUpload';
const HELLO = 'export default () => <h1>Hello</h1>;';
const COMMENT = 'The sizes need a table.';

test.describe.configure({ timeout: 90_000 });

const editorOf = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Code of the demo ${name}` });
const resultOf = (page: Page, name: string) =>
  page.locator(`#${name}`).frameLocator('iframe').frameLocator('iframe');
const feedback = (page: Page) => page.getByRole('region', { name: 'Was this page helpful?' });
const offer = (page: Page) => page.getByRole('alert').filter({ hasText: 'The site has been updated.' });

test('an edited demo is there again after a load, and after a way to another page and back', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const { write, result } = await editDemo(page, DEMO);
  await write(HELLO);
  await expect(result.getByRole('heading')).toHaveText('Hello');
  await page.reload();
  await scriptsHaveStarted(page);
  await expect(editorOf(page, DEMO)).toHaveText(HELLO);
  await expect(resultOf(page, DEMO).getByRole('heading')).toHaveText('Hello');
  await expect(editorOf(page, DEMO)).not.toBeFocused();
  await page.getByRole('link', { name: /^Next page/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button Group');
  await page.goBack();
  await expect(editorOf(page, DEMO)).toHaveText(HELLO);
  await expect(resultOf(page, DEMO).getByRole('heading')).toHaveText('Hello');
});

test('after editing stops, a reload shows the original demo and keeps the code for the next edit', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const { demo, result, write } = await editDemo(page, DEMO);
  await write(HELLO);
  // The result moves the button.
  await expect(result.getByRole('heading')).toHaveText('Hello');
  await demo.getByRole('button', { name: 'Stop editing' }).click();
  await page.reload();
  await scriptsHaveStarted(page);
  await expect(editorOf(page, DEMO)).toHaveCount(0);
  const again = await editDemo(page, DEMO);
  await expect(again.editor).toHaveText(HELLO);
  await again.demo.getByRole('button', { name: 'Reset the code' }).click();
  await expect(again.editor).toContainText('useState<string[]>');
  await page.reload();
  await scriptsHaveStarted(page);
  await expect(page.locator(`#${DEMO} [data-unsent]`)).toHaveCount(0);
});

test('switching between TypeScript and JavaScript throws no edit away', { tag: '@all' }, async ({ page }) => {
  await openPage(page, PAGE);
  const { demo, editor, write } = await editDemo(page, DEMO);
  await write(`${HELLO}\n// typed`);
  const choose = (name: string) => demo.getByRole('button', { name: `Show ${name} source` }).click();
  await choose('JavaScript');
  await expect(editor).toContainText('useState([])');
  await expect(page.getByText('Your changes are kept.')).toBeVisible();
  await write(`${HELLO}\n// plain`);
  await choose('TypeScript');
  await expect(editor).toContainText('// typed');
  await choose('JavaScript');
  await expect(editor).toContainText('// plain');
});

test('a comment that is being written is there again after a load, and on the way back', async ({ page }) => {
  await openPage(page, PAGE);
  await feedback(page).getByRole('button', { name: 'No' }).click();
  await feedback(page).getByRole('textbox').fill(COMMENT);
  await page.reload();
  await scriptsHaveStarted(page);
  await expect(feedback(page).getByRole('textbox')).toHaveValue(COMMENT);
  await expect(feedback(page).getByRole('textbox')).not.toBeFocused();
  await page.getByRole('link', { name: /^Next page/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button Group');
  await expect(feedback(page).getByRole('textbox')).toHaveCount(0);
  await page.goBack();
  await expect(feedback(page).getByRole('textbox')).toHaveValue(COMMENT);
  await feedback(page).getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await scriptsHaveStarted(page);
  await expect(feedback(page).getByRole('textbox')).toHaveCount(0);
});

test(
  'a comment on a section stays when its dialog is closed by Escape',
  { tag: '@all' },
  async ({ page }) => {
    await openPage(page, PAGE);
    await page.keyboard.press('Shift');
    const button = page.getByRole('button', { name: 'Post a comment on “Loading”' });
    await button.click();
    await page.getByRole('dialog').getByRole('textbox').fill(COMMENT);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button.click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(COMMENT);
  },
);

for (const [what, write] of [
  [
    'a comment is being written',
    async (page: Page) => {
      await feedback(page).getByRole('button', { name: 'No' }).click();
      await feedback(page).getByRole('textbox').fill(COMMENT);
    },
  ],
  [
    'a demo is being edited',
    async (page: Page) => {
      const name = (await page.locator('section.demo').first().getAttribute('id')) ?? '';
      await (await editDemo(page, name)).write(HELLO);
      await expect(resultOf(page, name).getByRole('heading')).toHaveText('Hello');
    },
  ],
] as const) {
  test(`after a deploy a page on which ${what} is not loaded again: a bar offers it`, async ({
    page,
    site,
    nextDeploy,
  }) => {
    await visit(page, site, CHANGING_PAGE);
    await write(page);
    const before = await codeOf(page);
    const counter = countLoads(page);
    site.folder = nextDeploy;
    await lookForUpdate(page);
    await expect(offer(page)).toBeVisible();
    await lookForUpdate(page);
    expect(counter.loads).toBe(0);
    expect(await codeOf(page)).toBe(before);
    await offer(page).getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText(AFTER)).toBeAttached();
    await expect.poll(() => counter.loads).toBe(1);
    await expect(page.locator('[data-unsent]')).toHaveCount(1);
  });
}
