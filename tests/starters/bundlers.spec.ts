import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, extra, section, test } from './support/starter';

const INSTALLATION = 'getting-started/installation';
const EXAMPLES = 'getting-started/example-projects';

const MODULE = '<script type="module" src="/src/main.tsx"></script>';
const FILES = '<link rel="stylesheet" href="/main.css"><script src="/main.js" defer></script>';

/** How the page says that each is built, and what the HTML contains. */
const BUNDLERS = [
  { name: 'Vite', build: 'npm run build', folder: 'dist', html: 'index.html', head: MODULE },
  { name: 'Rsbuild', build: 'npm run build', folder: 'dist', html: null, head: '' },
  { name: 'Rspack', build: 'npx rspack build', folder: 'dist', html: 'index.html', head: '' },
  { name: 'webpack', build: 'npx webpack', folder: 'public', html: 'public/index.html', head: FILES },
  { name: 'Parcel', build: 'npm run build', folder: 'dist', html: 'index.html', head: MODULE },
  { name: 'esbuild', build: 'npm run build', folder: 'public', html: 'public/index.html', head: FILES },
] as const;

for (const { name, build, folder, html, head } of BUNDLERS) {
  test(name, async ({ page, starter }) => {
    const entry = section(EXAMPLES, 'vite').files.get('src/main.tsx') ?? '';
    const fonts = section(INSTALLATION, 'add-the-roboto-font').files.get('src/main.tsx') ?? '';
    const markup = `<!doctype html><html lang="en"><head>${head}</head><body><div id="root"></div></body></html>`;
    const files = extra(
      { 'src/main.tsx': fonts + entry, ...(html !== null && { [html]: markup }) },
      'npm install @fontsource/roboto',
    );
    const project = await starter.create(
      section(INSTALLATION, 'install-the-package'),
      section(INSTALLATION, 'choose-a-bundler', name),
      section(EXAMPLES, 'write-the-app'),
      files,
    );
    // The template's own example is no part of the page.
    rmSync(join(project.folder, 'src/index.tsx'), { force: true });
    await project.run(build);
    await starter.openFiles(project, folder);
    await expect(page.getByRole('button')).toHaveCSS('background-color', 'rgb(61, 90, 64)');
    const loaded = page.evaluate(() => document.fonts.load('500 16px Roboto'));
    expect((await loaded).length).toBeGreaterThan(0);
  });
}

test('React 18', async ({ page, starter }) => {
  const project = await starter.create(
    section(EXAMPLES, 'vite'),
    section(EXAMPLES, 'write-the-app'),
    section(INSTALLATION, 'react-17-and-18'),
  );
  await project.run('npx vite build');
  await starter.openFiles(project, 'dist');
  await expect(page.getByRole('button')).toHaveCSS('background-color', 'rgb(61, 90, 64)');
});
