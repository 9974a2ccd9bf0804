import { expect, extra, section, test } from './support/starter';

const NEXT = 'integrations/nextjs';
const MAIN = 'rgb(138, 28, 59)';

test('Next.js, App Router', async ({ browser, page, starter }) => {
  const project = await starter.create(section(NEXT, 'app-router'));
  await project.run('npm run build');
  await starter.openServer(project, 'npm start');
  const html = await browser.newPage({ javaScriptEnabled: false });
  await html.goto(page.url());
  await expect(html.getByRole('link')).toHaveCSS('background-color', MAIN);
  await expect(html.getByRole('link')).toHaveCSS('font-family', /roboto/);

  await page.getByRole('link', { name: 'Choose seats' }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByRole('status')).toHaveText('Seats: 2');
  await expect(page.getByRole('button')).toHaveCSS('color', MAIN);
});

test('Next.js, Pages Router', async ({ browser, page, starter }) => {
  const shared = ['write-the-theme', 'write-a-page'].map((id) => section(NEXT, id));
  const [theme, { files }] = shared as [(typeof shared)[0], (typeof shared)[0]];
  const index = extra({ 'src/pages/index.tsx': files.get('src/app/page.tsx') ?? '' });
  const project = await starter.create(theme, index, section(NEXT, 'pages-router'));
  await project.run('npm run build');
  await starter.openServer(project, 'npm start');
  const html = await browser.newPage({ javaScriptEnabled: false });
  await html.goto(page.url());
  await expect(html.getByRole('link')).toHaveCSS('background-color', MAIN);
  await expect(html.getByRole('link')).toHaveCSS('font-family', /roboto/);
  await expect(page.getByRole('link')).toHaveCSS('background-color', MAIN);
});
