import { expect, extra, section, test } from './support/starter';

const EXAMPLES = 'getting-started/example-projects';
const VITE = section(EXAMPLES, 'vite');

test('Two themes, scoped', async ({ page, starter }) => {
  const main = `import { createRoot } from 'react-dom/client';
import App from './App';
import JoyApp from './JoyApp';
createRoot(document.getElementById('root')!).render(<><App /><JoyApp /></>);
`;
  const scoping = 'integrations/theme-scoping';
  const project = await starter.create(
    VITE,
    section(scoping, 'scope-the-theme'),
    section(scoping, 'joy-ui'),
    extra({ 'src/main.tsx': main }, 'npm install theme-ui @mui/joy'),
  );
  await project.run('npm run build');
  await starter.openFiles(project, 'dist');
  for (const button of await page.getByRole('button', { name: 'Play the record' }).all()) {
    await expect(button).toHaveCSS('background-color', 'rgb(91, 42, 134)');
  }
  const crates = page.getByRole('button', { name: 'Add to the crate' });
  await expect(crates.first()).toHaveCSS('background-color', 'rgb(156, 66, 33)');
  await expect(crates.last()).toHaveCSS('background-color', 'rgb(11, 107, 203)');
});

test('Class names with another prefix', async ({ page, starter }) => {
  const generator = section('experimental-api/classname-generator', 'configure-it-first');
  const project = await starter.create(VITE, generator);
  await project.run('npm run build');
  await starter.openFiles(project, 'dist');
  const box = page.locator('.TideCheckbox-root');
  await expect(box).toHaveClass(/Mui-checked/);
  await expect(box).toHaveCSS('padding-left', '4px');
  await expect(page.locator('.TideSvgIcon-fontSizeMedium')).toBeVisible();
  await expect(page.locator('.MuiCheckbox-root')).toHaveCount(0);
});

test('Class names with another prefix in Next.js', async ({ browser, page, starter }) => {
  const app = section('integrations/nextjs', 'app-router');
  const theme = app.files.get('src/theme.ts') ?? '';
  const layout = app.files.get('src/app/layout.tsx') ?? '';
  const project = await starter.create(
    app,
    section('experimental-api/classname-generator', 'server-rendering'),
    extra({
      'src/theme.ts': theme.replace("'use client';", "'use client';\n\nimport './class-names';"),
      'src/app/layout.tsx': `import '../class-names';\n${layout}`,
    }),
  );
  await project.run('npm run build');
  await starter.openServer(project, 'npm start', '/seats');
  await expect(page.locator('.TideButton-root')).toBeVisible();
  const html = await browser.newPage({ javaScriptEnabled: false });
  await html.goto(page.url());
  await expect(html.locator('.TideButton-root')).toBeVisible();
});

test('Pigment CSS with Vite', async ({ page, starter }) => {
  const pigment = 'experimental-api/pigment-css';
  const project = await starter.create(
    section(pigment, 'set-up-vite'),
    section(pigment, 'write-styles'),
    extra({ 'package.json': '{ "type": "module" }' }),
  );
  await project.run('npx vite build');
  await starter.openFiles(project, 'dist');
  const button = page.getByRole('button');
  await expect(button).toHaveCSS('background-color', 'rgb(63, 75, 140)');
  await button.click();
  await expect(page.locator('section')).toHaveCSS('color', 'rgb(63, 75, 140)');
  await expect(page.getByText('Wind from the west')).toHaveCSS('margin-top', '8px');
  await expect(page.locator('style[data-emotion]')).toHaveCount(0);
});
