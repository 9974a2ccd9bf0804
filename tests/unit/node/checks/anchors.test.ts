import { expect, it } from 'vitest';
import { page, problemsOfBody, problemsWith } from '../content/site-with';

const select = (body: string) => problemsWith({ 'content/material-ui/react-select/index.mdx': page(body) });

it('reports an anchor that another page does not have, with a suggestion', async () => {
  expect(await select('[x](/material-ui/react-button/#loadin)')).toMatchInlineSnapshot(`
    "content/material-ui/react-select/index.mdx:6:1
    "/material-ui/react-button/" has no anchor "#loadin".
    → Did you mean "/material-ui/react-button/#loading"?"
  `);
});

it('is case-sensitive, like browsers', async () => {
  expect(await select('[x](/material-ui/react-button/#Loading)')).toContain(
    'Did you mean "/material-ui/react-button/#loading"?',
  );
});

it('lists all anchors if none is similar', async () => {
  expect(await select('[x](/material-ui/react-button/#zzzzzz)')).toMatchInlineSnapshot(`
    "content/material-ui/react-select/index.mdx:6:1
    "/material-ui/react-button/" has no anchor "#zzzzzz".
    → Write one of: /material-ui/react-button/#loading, /material-ui/react-button/#loading-position."
  `);
});

it('reports an anchor that the page itself does not have', async () => {
  expect(await problemsOfBody('## Usage\n\n[x](#usge)')).toMatchInlineSnapshot(`
    "content/material-ui/react-button/index.mdx:8:1
    This page has no anchor "#usge".
    → Did you mean "#usage"?"
  `);
});

it('accepts headings, ids and names in HTML, the top of the page, and text fragments', async () => {
  const body =
    '## Größe\n\n<span id="s">x</span> <a name="n">y</a>\n\n[a](#größe) [b](#s) [c](#n) [d](#) [e](#top) [f](#:~:text=x)';
  expect(await problemsOfBody(body)).toBe('');
});

it('accepts the anchors of demos, with and without the language or the styling of their code', async () => {
  const links = ['Basic', 'Basic.tsx', 'Basic.js', 'system-Basic.tsx', 'css-Basic.js'].map(
    (id) => `[x](#${id})`,
  );
  const demo = { 'content/material-ui/react-button/Basic.tsx': '' };
  expect(await problemsOfBody(`<Demo src="Basic" />\n\n${links.join(' ')}`, demo)).toBe('');
});

it('does not report anchors of a page with syntax errors', async () => {
  const report = await problemsWith({
    'content/material-ui/react-button/index.mdx': page('## Loading\n\n<b>'),
    'content/material-ui/react-select/index.mdx': page('[x](/material-ui/react-button/#loading)'),
  });
  expect(report).not.toContain('anchor');
});
