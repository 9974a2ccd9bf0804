import type { Page } from '@playwright/test';
import { expect, extra, joySection, test } from './support/starter';

const NEXT = 'integrations/next-js-app-router';
const TUTORIAL = 'getting-started/tutorial';
const NEW_PROJECT =
  'npx create-next-app@15 observatory --ts --app --src-dir --empty --no-tailwind --no-eslint --no-turbopack --import-alias "@/*"';

const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(0, 0, 0)';

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('Joy UI in the Next.js App Router', async ({ browser, page, starter }) => {
  const project = await starter.create(extra({}, NEW_PROJECT, 'cd observatory'), joySection(NEXT, null));
  await project.run('npm run build');
  await starter.openServer(project, 'npm start');
  const url = page.url();

  await test.step('the server sends the styles and the font in the head', async () => {
    const html = await browser.newPage({ javaScriptEnabled: false });
    await html.goto(url);
    const link = html.getByRole('link', { name: 'Tonight' });
    await expect(link).toHaveCSS('background-color', 'rgb(227, 239, 251)');
    await expect(link).toHaveCSS('font-family', /inter/);
    await expect(html.locator('head style[data-emotion]')).not.toHaveCount(0);
    await expect(html.locator('body style[data-emotion]')).toHaveCount(0);
    await html.close();
  });

  await test.step('dark mode does not wait for the scripts of the app', async () => {
    for (const { system, stored, expected } of [
      { system: 'dark', stored: null, expected: DARK },
      { system: 'light', stored: 'dark', expected: DARK },
      { system: 'dark', stored: 'light', expected: LIGHT },
    ] as const) {
      const context = await browser.newContext({ colorScheme: system });
      const first = await context.newPage();
      await first.route('**/*.js', (route) => route.abort());
      await first.addInitScript((mode) => {
        if (mode) localStorage.setItem('joy-mode', mode);
      }, stored);
      await first.goto(url);
      expect(await background(first), `${system} system, ${stored} stored`).toBe(expected);
      await context.close();
    }
  });

  await page.getByRole('link', { name: 'Tonight' }).click();
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await expect(page.getByRole('status')).toHaveText('Seats: 2');

  // Only the development server reports all differences between the HTML and the first render.
  await page.emulateMedia({ colorScheme: 'dark' });
  await starter.openServer(project, 'npm run dev', '/tonight');
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await expect(page.getByRole('status')).toHaveText('Seats: 2');
  expect(await background(page)).toBe(DARK);
});

test('the Joy UI tutorial, step by step', async ({ page, starter }) => {
  const project = await starter.create(joySection(TUTORIAL, 'create-the-project'));
  for (const id of [
    'create-the-project',
    'add-the-provider-cssvarsprovider',
    'create-a-panel-sheet',
    'add-text-typography',
    'add-form-fields-formcontrol',
    'submit-the-form-button',
    'switch-to-dark-mode-usecolorscheme',
  ])
    await test.step(id, async () => {
      project.follow(joySection(TUTORIAL, id));
      await project.run('npm run build');
    });
  await starter.openFiles(project, 'dist');

  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'Card number' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Card number' }).fill('T-2041');
  await page.getByLabel('PIN').fill('7319');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('status')).toHaveText('Signed in with card T-2041');
  await expect(page.getByRole('status')).toHaveCSS('font-family', /Inter/);

  expect(await background(page)).toBe(LIGHT);
  await page.getByRole('switch', { name: 'Dark mode' }).click();
  await expect.poll(() => background(page)).toBe(DARK);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Dark mode' })).toBeChecked();
  expect(await background(page)).toBe(DARK);
});
