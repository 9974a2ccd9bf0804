import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../../src/node/checks/check-site';
import { describeProblems, page, problemsWith, siteWith } from '../content/site-with';

const BUTTON = '- pathname: /material-ui/react-button/\n';
const SELECT = '- pathname: /material-ui/react-select/\n';

const problemsOfTree = (yaml: string) => problemsWith({ 'content/_data/navigation/material-ui.yaml': yaml });

describe('a path', () => {
  it('is in a tree once', async () => {
    expect(await problemsOfTree(BUTTON + SELECT + BUTTON)).toMatchInlineSnapshot(`
      "content/_data/navigation/material-ui.yaml:1 and content/_data/navigation/material-ui.yaml:3
      "/material-ui/react-button/" stands twice in the navigation tree "material-ui".
      The menu would not know which entry is open.
      → Keep one of them. If the page of an API is listed a second time on purpose, add "apiVariant: true" to that entry."
    `);
  });

  it('can repeat as an API variant', async () => {
    expect(await problemsOfTree(`${BUTTON}${SELECT}${BUTTON}  apiVariant: true\n`)).toBe('');
  });

  it('of a page is no name for a group', async () => {
    const tree = `${SELECT}- pathname: /material-ui/react-button/\n  children:\n    ${BUTTON}`;
    expect(await problemsOfTree(tree)).toMatchInlineSnapshot(`
      "content/_data/navigation/material-ui.yaml:2 and content/_data/navigation/material-ui.yaml:4
      "/material-ui/react-button/" stands twice in the navigation tree "material-ui".
      The menu would not know which entry is open.
      → Give the group another path: it is only its name, and no page needs to stand there."
    `);
  });

  it('can be in two trees', async () => {
    const products =
      '- id: material-ui\n  name: M\n  description: D.\n  path: /\n- id: core\n  name: C\n  description: D.\n  path: /\n';
    const report = await problemsWith({
      'content/_data/products.yaml': products,
      'content/_data/navigation/core.yaml': BUTTON,
    });
    expect(report).toBe('');
  });
});

describe('an entry', () => {
  it('links to a page', async () => {
    expect(await problemsOfTree(`${BUTTON}${SELECT}- pathname: /material-ui/react-buton/\n`))
      .toMatchInlineSnapshot(`
      "content/_data/navigation/material-ui.yaml:3
      The navigation entry "/material-ui/react-buton/" leads to no page.
      → Did you mean "/material-ui/react-button/"? If the page is still to be written, add "planned: true"."
    `);
  });

  it('needs no page when it is planned, external, a group or a sub-header', async () => {
    const tree = `${BUTTON}- pathname: /planned/
  planned: true
- pathname: https://example.com
- pathname: /store/
  linkProps: { href: https://example.com/store }
- pathname: /group
  title: Group
  children:
    - pathname: /sub-header
      subheader: inputs
      children:
        ${SELECT}`;
    expect(await problemsOfTree(tree)).toBe('');
  });

  it('can link to a page in src/pages', async () => {
    expect(await problemsOfTree(`${BUTTON}${SELECT}- pathname: /versions/\n`)).toBe('');
  });

  it('suggests the new path of a page that has moved', async () => {
    const report = await problemsWith({
      'content/_data/navigation/material-ui.yaml': `${SELECT}- pathname: /old/\n`,
      'content/_data/redirects.yaml': '- from: /old/\n  to: /material-ui/react-button/\n',
    });
    expect(report).toContain('→ The page has moved: write "/material-ui/react-button/".');
  });
});

describe('a page', () => {
  it('is in a navigation tree', async () => {
    expect(await problemsOfTree(BUTTON)).toMatchInlineSnapshot(`
      "content/material-ui/react-select/index.mdx:1
      "/material-ui/react-select/" is in no navigation tree.
      The menu would not show it.
      → Add "- pathname: /material-ui/react-select/" to content/_data/navigation/material-ui.yaml, or write "hidden: true" into the front matter."
    `);
  });

  it('can be hidden', async () => {
    const report = await problemsWith({
      'content/_data/navigation/material-ui.yaml': BUTTON,
      'content/material-ui/react-select/index.mdx': page('Text.', 'hidden: true'),
    });
    expect(report).toBe('');
  });

  it('is not said to be in no tree while a tree cannot be read', async () => {
    expect(await problemsOfTree(`${BUTTON}${SELECT}- path: /x/\n`)).not.toContain('in no navigation tree');
  });

  it('is not said to be in no tree when only "hidden" is misspelled', async () => {
    const report = await problemsWith({ 'content/x/index.mdx': page('Text.', 'hiden: true') });
    expect(report).toBe(
      'content/x/index.mdx:4\nUnknown key "hiden" in the front matter.\n→ Did you mean "hidden"?',
    );
  });
});

it('reports a group without entries', async () => {
  const tree =
    '- pathname: /group\n  children: []\n- pathname: /material-ui/react-button/\n- pathname: /material-ui/react-select/\n';
  const reference = { components: [], exports: {}, problems: [] };
  const site = await siteWith({ 'content/_data/navigation/material-ui.yaml': tree }, reference);
  expect(describeProblems(checkSite(site))).toMatchInlineSnapshot(`
    "content/_data/navigation/material-ui.yaml:2
    The group "/group" has no entries.
    → Write its entries below "children", or remove the group."
  `);
});
