import { expect, it } from 'vitest';
import { checkSite } from '../../../../src/node/checks/check-site';
import { page, problemsOfBody, siteWith } from '../content/site-with';

it('reports a link to a page that does not exist, with a suggestion', async () => {
  expect(await problemsOfBody('See [it](/material-ui/react-selct/).')).toMatchInlineSnapshot(`
    "content/material-ui/react-button/index.mdx:6:5
    The link "/material-ui/react-selct/" matches no page.
    → Did you mean [Page](/material-ui/react-select/)?"
  `);
});

it('accepts links to pages, hand-made pages, and other sites', async () => {
  const links = [
    '/material-ui/react-select/',
    '/material-ui/react-select/?a=b',
    '/',
    '/versions/#v6',
    '//cdn.example',
    'https://a.b',
    'mailto:a@b.c',
    'tel:1',
  ];
  expect(await problemsOfBody(links.map((href) => `[x](${href})`).join('\n\n'))).toBe('');
});

it('explains what to do if no page is similar', async () => {
  expect(await problemsOfBody('[x](/zzz/)')).toMatchInlineSnapshot(`
    "content/material-ui/react-button/index.mdx:6:1
    The link "/zzz/" matches no page.
    → Write the path of a page with a slash at both ends, or remove the link. If the page was removed, redirect users with "- from: /zzz/" in content/_data/redirects.yaml."
  `);
});

it('asks for the slash at the end, and keeps the anchor', async () => {
  expect(await problemsOfBody('[x](/material-ui/react-select#top)')).toMatchInlineSnapshot(`
    "content/material-ui/react-button/index.mdx:6:1
    The link "/material-ui/react-select#top" is not the path of the page.
    Paths start and end with a slash.
    → Write "/material-ui/react-select/#top"."
  `);
});

it('gives the path of a page that is linked by its file', async () => {
  expect(await problemsOfBody('[x](../react-select/index.mdx) [y](/material-ui//react-select/)'))
    .toMatchInlineSnapshot(`
      "content/material-ui/react-button/index.mdx:6:1
      The link "../react-select/index.mdx" is not the path of the page.
      Paths start and end with a slash.
      → Write "/material-ui/react-select/".

      content/material-ui/react-button/index.mdx:6:32
      The link "/material-ui//react-select/" is not the path of the page.
      Paths start and end with a slash.
      → Write "/material-ui/react-select/"."
    `);
});

it('a link is dead in any spelling but one without the slash at the end', async () => {
  const rules = async (href: string): Promise<string[]> => {
    const site = await siteWith({ 'content/material-ui/react-button/index.mdx': page(`[x](${href})`) });
    return checkSite(site).map(({ rule }) => rule);
  };
  expect(await rules('/material-ui/react-select')).toEqual(['link-spelling']);
  expect(await rules('/material-ui/react-select.md')).toEqual(['dead-link']);
  expect(await rules('/material-ui//react-select/')).toEqual(['dead-link']);
});

it('resolves relative links against the URL of the page', async () => {
  expect(await problemsOfBody('[x](../react-select/) [y](./) [z](?a)')).toBe('');
});

it('shows the absolute path of a relative link from the wrong folder', async () => {
  expect(await problemsOfBody('[x](./react-select/)')).toMatchInlineSnapshot(`
    "content/material-ui/react-button/index.mdx:6:1
    The link "./react-select/" goes to "/material-ui/react-button/react-select/", which is not a page.
    → Did you mean [Page](/material-ui/react-select/)?"
  `);
});

it('recognizes a URL without its scheme', async () => {
  expect(await problemsOfBody('[x](www.example.com)')).toMatchInlineSnapshot(`
    "content/material-ui/react-button/index.mdx:6:1
    The link "www.example.com" goes to "/material-ui/react-button/www.example.com", which is not a page.
    → Write "https://www.example.com"."
  `);
});

it('reports a link without a URL', async () => {
  expect(await problemsOfBody('[x]()')).toMatchInlineSnapshot(`
    "content/material-ui/react-button/index.mdx:6:1
    A link has no URL.
    → Write the path of a page, such as [text](/material-ui/react-button/)."
  `);
});

it('reports a link to a redirect and gives the path where it ends', async () => {
  const redirects = '- from: /old/\n  to: /older/\n- from: /older/\n  to: /material-ui/react-select/\n';
  const report = await problemsOfBody('[x](/old/)', { 'content/_data/redirects.yaml': redirects });
  expect(report).toContain(
    'content/material-ui/react-button/index.mdx:6:1\nThe link "/old/" goes to a redirect.',
  );
  expect(report).toContain('→ Write "/material-ui/react-select/".');
});

it('leaves a link to a broken redirect alone: the redirect is reported', async () => {
  const report = await problemsOfBody('[x](/old/)', {
    'content/_data/redirects.yaml': '- from: /old/\n  to: /zzz/\n',
  });
  expect(report).not.toContain('index.mdx');
  expect(report).toContain('redirects.yaml:2');
});

it('leaves a link to a redirect that runs in a circle alone', async () => {
  const report = await problemsOfBody('[x](/old/)', {
    'content/_data/redirects.yaml': '- from: /old/\n  to: /old/\n',
  });
  expect(report).not.toContain('index.mdx');
});

it('reports a link to a file that is not in static/', async () => {
  const report = await problemsOfBody('[a](/guide.pdf) [b](/gide.pdf)', { 'static/guide.pdf': 'x' });
  expect(report).toMatchInlineSnapshot(`
    "content/material-ui/react-button/index.mdx:6:17
    The link "/gide.pdf" has no file.
    → Did you mean "/guide.pdf"?"
  `);
});

it('finds dead links in HTML, in tables, in footnotes and through references', async () => {
  const body =
    '<a href="/a/">a</a>\n\n| h |\n|--|\n| [b](/b/) |\n\nc[^1] [d][d]\n\n[^1]: [c](/c/)\n\n[d]: /d/';
  const places = (await problemsOfBody(body)).match(/index\.mdx:\d+:\d+\nThe link ".*?"/g);
  expect(places).toEqual([
    'index.mdx:6:1\nThe link "/a/"',
    'index.mdx:10:3\nThe link "/b/"',
    'index.mdx:12:7\nThe link "/d/"',
    'index.mdx:14:7\nThe link "/c/"',
  ]);
});

it('reports a URL that no browser can open', async () => {
  expect(await problemsOfBody('[x](<\\\\\\\\[a>)')).toContain('goes to "\\\\[a", which is not a page.');
});

it('explains what to do with linked files next to a page', async () => {
  const files = {
    'content/material-ui/react-button/menu.png': 'x',
    'content/material-ui/react-button/data.csv': 'x',
  };
  expect(await problemsOfBody('[x](./menu.png)\n\n[y](data.csv)', files)).toMatchInlineSnapshot(`
    "content/material-ui/react-button/index.mdx:6:1
    The link "./menu.png" goes to a file that is not published.
    → Show it: ![What it shows](./menu.png). For a download, move the file to "static" and link to "/menu.png".

    content/material-ui/react-button/index.mdx:8:1
    The link "data.csv" goes to a file that is not published.
    → For a download, move the file to "static" and link to "/data.csv"."
  `);
});
