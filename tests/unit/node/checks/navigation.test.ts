import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../../src/node/checks/check-site';
import { describeProblems, page, problemsWith, siteWith } from '../content/site-with';

const BUTTON = '- pathname: /material-ui/react-button/\n';
const SELECT = '- pathname: /material-ui/react-select/\n';

const problemsOfTree = (yaml: string) => problemsWith({ 'content/_data/navigation/material-ui.yaml': yaml });

describe('a path', () => {
  it('reports a path that is in a tree twice', async () => {
    expect(await problemsOfTree(BUTTON + SELECT + BUTTON)).toMatchInlineSnapshot(`
      "content/_data/navigation/material-ui.yaml:1 and content/_data/navigation/material-ui.yaml:3
      "/material-ui/react-button/" appears twice in the navigation tree "material-ui".
      The menu could not tell which entry is current.
      → Keep one of them. If an API page is listed twice on purpose, add "apiVariant: true" to that entry."
    `);
  });

  it('reports a path that repeats in a group, with or without slashes at its ends', async () => {
    const tree = `${BUTTON}${SELECT}- pathname: /group\n  children:\n    - pathname: /material-ui/react-button\n`;
    expect(await problemsOfTree(tree)).toContain('"/material-ui/react-button/" appears twice');
  });

  it('can repeat as an API variant', async () => {
    expect(await problemsOfTree(`${BUTTON}${SELECT}${BUTTON}  apiVariant: true\n`)).toBe('');
  });

  it('reports a group with the path of a page', async () => {
    const tree = `${SELECT}- pathname: /material-ui/react-button/\n  children:\n    ${BUTTON}`;
    expect(await problemsOfTree(tree)).toMatchInlineSnapshot(`
      "content/_data/navigation/material-ui.yaml:2 and content/_data/navigation/material-ui.yaml:4
      "/material-ui/react-button/" appears twice in the navigation tree "material-ui".
      The menu could not tell which entry is current.
      → Give the group another path. The path is only a name, so it does not need a page."
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
      The navigation entry "/material-ui/react-buton/" matches no page.
      → Did you mean "/material-ui/react-button/"? If the page is not written yet, add "planned: true"."
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
    expect(report).toContain('→ The page has moved. Write "/material-ui/react-button/".');
  });
});

describe('a page', () => {
  it('reports a page that is not in a navigation tree', async () => {
    expect(await problemsOfTree(BUTTON)).toMatchInlineSnapshot(`
      "content/material-ui/react-select/index.mdx:1
      "/material-ui/react-select/" is not in a navigation tree.
      The menu would not show it.
      → Add "- pathname: /material-ui/react-select/" to content/_data/navigation/material-ui.yaml, or add "hidden: true" to the front matter."
    `);
  });

  it('can be hidden', async () => {
    const report = await problemsWith({
      'content/_data/navigation/material-ui.yaml': BUTTON,
      'content/material-ui/react-select/index.mdx': page('Text.', 'hidden: true'),
    });
    expect(report).toBe('');
  });

  it('does not report missing entries if a tree has errors', async () => {
    expect(await problemsOfTree(`${BUTTON}${SELECT}- path: /x/\n`)).not.toContain('in no navigation tree');
  });

  it('does not report a missing entry if "hidden" is misspelled', async () => {
    const report = await problemsWith({ 'content/x/index.mdx': page('Text.', 'hiden: true') });
    expect(report).toBe('content/x/index.mdx:4\nUnknown key "hiden".\n→ Did you mean "hidden"?');
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
    → Add its entries to "children", or remove the group."
  `);
});
