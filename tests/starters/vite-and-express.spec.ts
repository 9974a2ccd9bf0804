import type { Page } from '@playwright/test';
import { expect, section, test } from './support/starter';

const EXAMPLES = 'getting-started/example-projects';

test('Vite', async ({ page, starter }) => {
  const project = await starter.create(section(EXAMPLES, 'write-the-app'), section(EXAMPLES, 'vite'));
  await project.run('npm run build');
  await starter.openFiles(project, 'dist');
  await expectSignUp(page);
});

test('Express', async ({ browser, page, starter }) => {
  const project = await starter.create(section(EXAMPLES, 'write-the-app'), section(EXAMPLES, 'express'));
  await project.run('npm run check');
  await project.run('npm run build');
  await starter.openServer(project, 'npm start');
  const html = await browser.newPage({ javaScriptEnabled: false });
  await html.goto(page.url());
  await expect(html.getByRole('button')).toHaveCSS('background-color', 'rgb(61, 90, 64)');
  await expectSignUp(page);
});

/** The app runs, and the button has the theme's color. */
async function expectSignUp(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Take a board' });
  await expect(button).toHaveCSS('background-color', 'rgb(61, 90, 64)');
  await button.click();
  await expect(page.getByRole('status')).toHaveText('Free boards: 11');
}
