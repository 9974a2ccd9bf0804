import type { Page } from '@playwright/test';
import { expect, section, test } from './support/starter';

const INTEROPERABILITY = 'integrations/interoperability';
const LIBRARIES = [
  'decide-who-wins',
  'plain-css',
  'css-modules',
  'emotion',
  'styled-components',
  'tss-react',
];

test('One slider in five libraries', async ({ page, starter }) => {
  const parts = [...LIBRARIES, 'set-up-the-project'].map((id) => section(INTEROPERABILITY, id));
  const project = await starter.create(...parts);
  await project.run('npm run build');
  await starter.openFiles(project, 'dist');
  for (const tank of ['Reef', 'River', 'Kelp', 'Shark', 'Jellyfish']) await expectWater(page, `${tank} tank`);
});

test('Tailwind CSS 3', async ({ page, starter }) => {
  const project = await starter.create(section(INTEROPERABILITY, 'tailwind-css'));
  await project.run('npm run build');
  await starter.openFiles(project, 'dist');
  await expectWater(page, 'Seahorse tank');
});

async function expectWater(page: Page, name: string): Promise<void> {
  const slider = page.locator('.MuiSlider-root', { has: page.getByLabel(name) });
  const thumb = slider.locator('.MuiSlider-thumb');
  await expect(slider, name).toHaveCSS('color', 'rgb(11, 110, 117)');
  await expect(slider, name).toHaveCSS('height', '8px');
  await expect(thumb, name).toHaveCSS('width', '28px');
  await expect(thumb, name).toHaveCSS('border-top-width', '3px');
  await expect(thumb, name).toHaveCSS('background-color', 'rgb(255, 255, 255)');
}
