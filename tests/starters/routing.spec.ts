import type { Page } from '@playwright/test';
import { expect, section, test } from './support/starter';

const ROUTING = 'integrations/routing';

test('React Router', async ({ page, starter }) => {
  const project = await starter.create(section(ROUTING, 'react-router'));
  await project.run('npm run build');
  await starter.openFiles(project, 'dist');
  await markDocument(page);
  await page.getByRole('link', { name: 'the rules of the dome' }).click();
  await expect(page).toHaveURL(/\/rules$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Open nights' }).click();
  await page.getByRole('link', { name: 'Saturn' }).click();
  await expect(page.getByText('The dome opens at nine.')).toBeVisible();
  await page.getByRole('link', { name: 'weather' }).click();
  await expect(page.getByText('Clear until two.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'weather' })).toHaveAttribute('aria-current', 'page');
  await expectSameDocument(page);
});

test('TanStack Router', async ({ page, starter }) => {
  const project = await starter.create(section(ROUTING, 'tanstack-router'));
  await project.run('npm run build');
  await starter.openFiles(project, 'dist');
  await markDocument(page);
  await page.getByRole('link', { name: 'Saturn' }).click();
  await expect(page.getByRole('heading')).toHaveText('Night of saturn');
  await page.getByRole('link', { name: 'All nights' }).click();
  await page.getByRole('link', { name: 'Next night' }).click();
  await expect(page.getByRole('heading')).toHaveText('Night of moon');
  await expectSameDocument(page);
});

test('Links of Next.js in the theme', async ({ page, starter }) => {
  const app = section('integrations/nextjs', 'app-router');
  const pageFile = (app.files.get('src/app/page.tsx') ?? '')
    .replace('component={NextLink} ', '')
    .replace(/import NextLink.*\n/, '');
  const plain = { commands: [], files: new Map([['src/app/page.tsx', pageFile]]), changes: [] };
  const project = await starter.create(app, section(ROUTING, 'links-of-next-js'), plain);
  await project.run('npm run build');
  await starter.openServer(project, 'npm start');
  await markDocument(page);
  await page.getByRole('link', { name: 'Choose seats' }).click();
  await expect(page.getByRole('status')).toHaveText('Seats: 1');
  await expectSameDocument(page);
});

/** Marks the document, to detect if a click loads another one. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
}

async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-first', '');
}
