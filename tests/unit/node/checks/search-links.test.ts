import { expect, it } from 'vitest';
import { problemsWith } from '../content/site-with';

const problemsOfLink = (path: string) =>
  problemsWith({
    'content/_data/search.yaml': `groups:\n  - title: Start\n    links:\n      - title: Button\n        path: ${path}\n`,
  });

it('reports links of the search to missing pages and anchors', async () => {
  expect(await problemsOfLink('/material-ui/react-buton/')).toMatchInlineSnapshot(`
    "content/_data/search.yaml:5
    The search suggestion "Button" links to "/material-ui/react-buton/", which does not exist.
    → Did you mean "/material-ui/react-button/"?"
  `);
  expect(await problemsOfLink('/material-ui/react-button/#loadin')).toContain(
    '→ Did you mean "/material-ui/react-button/#loading"?',
  );
});

it('finds nothing wrong with links to pages, sections and the page of results', async () => {
  for (const path of ['/material-ui/react-button/', '/material-ui/react-button/#loading', '/search/'])
    expect(await problemsOfLink(path)).toBe('');
});

it('reports a file in another shape', async () => {
  const files = { 'content/_data/search.yaml': 'synonyms:\n  - write: modal\n    means: [dialog]\n' };
  expect(await problemsWith(files)).toContain('content/_data/search.yaml:');
});
