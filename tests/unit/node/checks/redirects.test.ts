import { expect, it } from 'vitest';
import { page, problemsWith } from '../content/site-with';

function problemsOfRedirects(...redirects: [from: string, to: string][]) {
  const yaml = redirects.map(([from, to]) => `- from: ${from}\n  to: ${to}\n`).join('');
  return problemsWith({ 'content/_data/redirects.yaml': yaml });
}

it('accepts redirects to pages, anchors, hand-made pages and other sites', async () => {
  const targets = [
    '/material-ui/react-button/',
    '/material-ui/react-button/#loading',
    '/versions/',
    'https://example.com/x',
  ];
  expect(
    await problemsOfRedirects(...targets.map((to, index): [string, string] => [`/old-${index}/`, to])),
  ).toBe('');
});

it('reports a redirect onto nothing', async () => {
  expect(await problemsOfRedirects(['/old/', '/material-ui/react-buton/'])).toMatchInlineSnapshot(`
    "content/_data/redirects.yaml:2
    The redirect from "/old/" goes to "/material-ui/react-buton/", which is not a page.
    → Did you mean "/material-ui/react-button/"?"
  `);
});

it('reports a redirect to an anchor that does not exist', async () => {
  expect(await problemsOfRedirects(['/old/', '/material-ui/react-button/#loadin'])).toMatchInlineSnapshot(`
    "content/_data/redirects.yaml:2
    The redirect from "/old/" goes to "/material-ui/react-button/#loadin", which is an anchor that does not exist.
    → Did you mean "/material-ui/react-button/#loading"?"
  `);
});

it('reports a redirect to another one, with the end of the chain', async () => {
  expect(await problemsOfRedirects(['/a/', '/b/'], ['/b/', '/material-ui/react-button/#loading']))
    .toMatchInlineSnapshot(`
    "content/_data/redirects.yaml:2
    The redirect from "/a/" goes to "/b/", which is another redirect.
    Two redirects are slow, and some browsers stop.
    → Write "to: /material-ui/react-button/#loading"."
  `);
});

it('reports a loop once, with every redirect in it', async () => {
  const report = await problemsOfRedirects(['/into/', '/a/'], ['/a/', '/b/'], ['/b/', '/c/'], ['/c/', '/a/']);
  expect(report).toMatchInlineSnapshot(`
    "content/_data/redirects.yaml:4 and content/_data/redirects.yaml:6 and content/_data/redirects.yaml:8
    The redirects form a loop: /a/ → /b/ → /c/ → /a/.
    Browsers would show an error instead of a page.
    → Change one of them to a page."
  `);
});

it('reports a redirect to itself', async () => {
  expect(await problemsOfRedirects(['/a/', '/a/'])).toContain('The redirects form a loop: /a/ → /a/.');
});

it('reports a page with a newUrl that does not exist', async () => {
  const select = page('Text.', 'newUrl: /material-ui/react-buton/');
  expect(await problemsWith({ 'content/material-ui/react-select/index.mdx': select })).toMatchInlineSnapshot(`
    "content/material-ui/react-select/index.mdx:4
    "newUrl" is "/material-ui/react-buton/", which is not a page.
    → Did you mean "/material-ui/react-button/"?"
  `);
});
