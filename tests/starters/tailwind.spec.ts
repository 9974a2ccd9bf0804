import type { Page } from '@playwright/test';
import { expect, section, test } from './support/starter';

const TAILWIND = 'integrations/tailwindcss/tailwindcss-v4';
const SHARED = ['order-the-layers', 'use-utilities'].map((id) => section(TAILWIND, id));

test('Tailwind CSS with Vite', async ({ page, starter }) => {
  const project = await starter.create(...SHARED, section(TAILWIND, 'vite'));
  await project.run('npm run build');
  await starter.openFiles(project, 'dist');
  await expectLayers(page);
});

for (const router of ['App', 'Pages']) {
  test(`Tailwind CSS with Next.js, ${router} Router`, async ({ browser, page, starter }) => {
    const part = section(TAILWIND, `next-js-${router.toLowerCase()}-router`);
    const project = await starter.create(...SHARED, part);
    await project.run('npm run build');
    await starter.openServer(project, 'npm start');
    await expectLayers(page);
    const html = await browser.newPage({ javaScriptEnabled: false });
    await html.goto(page.url());
    await expectLayers(html);
  });
}

/** Utilities win over components, components over the reset, and tokens have the theme's colors. */
async function expectLayers(page: Page): Promise<void> {
  const rent = page.getByRole('button', { name: 'Rent' });
  const map = page.getByRole('button', { name: 'Show on map' });
  await expect(rent).toHaveCSS('background-color', 'oklch(0.47 0.157 37.304)');
  await expect(rent).toHaveCSS('text-transform', 'uppercase');
  await expect(map).toHaveCSS('border-top-width', '1px');
  await expect(map).toHaveCSS('padding-left', '32px');
  await expect(map).toHaveCSS('color', 'rgb(29, 92, 99)');
  await expect(page.getByText('3 left')).toHaveCSS('color', 'rgb(29, 92, 99)');
  await expect(page.getByText('Name').first()).toHaveCSS('font-weight', '700');
  await expect(page.locator('.MuiSlider-thumb')).toHaveCSS('border-top-left-radius', '0px');
}
