import type { Page } from '@playwright/test';
import { expect, section, test } from './support/starter';

const STYLED = 'integrations/styled-components';
const PROJECT = ['install-the-packages', 'write-styles'].map((id) => section(STYLED, id));

test('styled-components by an override', async ({ page, starter }) => {
  const project = await starter.create(...PROJECT, section(STYLED, 'in-the-package-manager'));
  await project.run('npm run build');
  await starter.openFiles(project, 'dist');
  await expectStyledComponents(page);
});

test('styled-components by an alias', async ({ page, starter }) => {
  const project = await starter.create(...PROJECT, section(STYLED, 'in-the-bundler', 'Vite'));
  await project.run('npx vite build');
  await starter.openFiles(project, 'dist');
  await expectStyledComponents(page);
});

/** The other engine renders all styles, in the right order. */
async function expectStyledComponents(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Book a lesson' });
  await expect(button).toHaveCSS('background-color', 'rgb(27, 94, 32)');
  await expect(button).toHaveCSS('border-top-left-radius', '24px');
  await expect(button).toHaveCSS('text-transform', 'uppercase');
  await expect(page.getByText('five knots')).toHaveCSS('color', 'rgb(1, 87, 155)');
  await expect(page.locator('style[data-styled]')).not.toHaveCount(0);
  await expect(page.locator('style[data-emotion]')).toHaveCount(0);
}
