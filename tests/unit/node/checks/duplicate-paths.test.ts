import { expect, it } from 'vitest';
import { page, problemsWith } from '../content/site-with';

it('reports a page that would replace a hand-made one', async () => {
  const report = await problemsWith({ 'content/versions/index.mdx': page('Text.', 'hidden: true') });
  expect(report).toMatchInlineSnapshot(`
    "content/versions/index.mdx:1
    A page and a hand-made page claim "/versions/".
    Gatsby would keep the last one and drop the others silently.
    → Rename the folder. It determines the URL of the page."
  `);
});

it('reports a redirect that starts at a page', async () => {
  const redirects = '- from: /material-ui/react-select/\n  to: /material-ui/react-button/\n';
  expect(await problemsWith({ 'content/_data/redirects.yaml': redirects })).toMatchInlineSnapshot(`
    "content/material-ui/react-select/index.mdx:1 and content/_data/redirects.yaml:1
    A page and a redirect claim "/material-ui/react-select/".
    Gatsby would keep the last one and drop the others silently.
    → Remove the redirect, or move the page."
  `);
});

it('reports two redirects that start at the same path', async () => {
  const redirects =
    '- from: /old/\n  to: /material-ui/react-button/\n- from: /old/\n  to: /material-ui/react-select/\n';
  expect(await problemsWith({ 'content/_data/redirects.yaml': redirects })).toMatchInlineSnapshot(`
    "content/_data/redirects.yaml:1 and content/_data/redirects.yaml:3
    Several redirects start at "/old/".
    Only one of them can take effect.
    → Keep one of the redirects."
  `);
});
