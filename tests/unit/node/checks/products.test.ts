import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../../src/node/checks/check-site';
import { describeProblems, page, problemsWith, siteWith, type Files } from '../content/site-with';

const PRODUCT =
  '- id: material-ui\n  name: Material UI\n  description: D.\n  path: /material-ui/react-button/\n';
const problemsOfProducts = (yaml: string) => problemsWith({ 'content/_data/products.yaml': yaml });

it('reports a page of an unknown product', async () => {
  const select = page('Text.', 'productId: materal-ui');
  expect(await problemsWith({ 'content/material-ui/react-select/index.mdx': select })).toMatchInlineSnapshot(`
    "content/material-ui/react-select/index.mdx:4
    There is no product "materal-ui".
    → Did you mean "material-ui"?"
  `);
});

it('reports a product that starts at, or points out, a page that does not exist', async () => {
  const products =
    PRODUCT.replace('button', 'buton') + '  highlights:\n    - /material-ui/react-select/\n    - /zzz/\n';
  expect(await problemsOfProducts(products)).toMatchInlineSnapshot(`
    "content/_data/products.yaml:4
    The product "Material UI" starts at "/material-ui/react-buton/", which is not a page.
    → Did you mean "/material-ui/react-button/"?

    content/_data/products.yaml:7
    The product "Material UI" highlights "/zzz/", which is not a page.
    → Write the path of a page, or write the page."
  `);
});

it('reports a navigation tree that no product uses', async () => {
  expect(await problemsWith({ 'content/_data/navigation/joy-ui.yaml': '[]' })).toMatchInlineSnapshot(`
    "content/_data/navigation/joy-ui.yaml:1
    No product uses the navigation tree "joy-ui".
    A tree has the name of its product, or the name in the product's "navigation" key.
    → Add "navigation: joy-ui" to a product in content/_data/products.yaml, or delete the file."
  `);
});

it('suggests a file name for a misspelled tree', async () => {
  const tree = '- pathname: /material-ui/react-button/\n- pathname: /material-ui/react-select/\n';
  const report = await problemsWith({
    'content/_data/navigation/material-ui.yaml': null,
    'content/_data/navigation/materialui.yaml': tree,
  });
  expect(report).toContain('→ Rename the file to "material-ui.yaml"');
});

it('reports a product with a navigation tree that does not exist', async () => {
  const report = await problemsOfProducts(
    `${PRODUCT}- id: docs\n  name: Docs\n  description: D.\n  path: /\n  navigation: material\n`,
  );
  expect(report).toMatchInlineSnapshot(`
    "content/_data/products.yaml:9
    The product "Docs" has the navigation tree "material", which does not exist.
    → Did you mean "material-ui"?"
  `);
});

it('reports two products with one id', async () => {
  expect(await problemsOfProducts(PRODUCT + PRODUCT)).toMatchInlineSnapshot(`
    "content/_data/products.yaml:1 and content/_data/products.yaml:5
    Two products have the id "material-ui".
    → Change one of them."
  `);
});

it('does not report products if their file has errors', async () => {
  const report = await problemsWith({
    'content/_data/products.yaml': 'x: [',
    'content/material-ui/react-select/index.mdx': page('Text.', 'productId: material-ui'),
  });
  expect(report).toMatch(/^content\/_data\/products\.yaml:\d+:\d+\nThe YAML cannot be read[^\n]*\n[^\n]*$/);
});

describe('what belongs to a product is data:', () => {
  const product = (lines: string): Files => ({
    'content/_data/products.yaml': `- id: material-ui\n  name: Material UI\n  description: D.\n  path: /material-ui/react-button/\n${lines}`,
  });

  it('packages that are not installed are reported where they are named', async () => {
    const lines =
      "  package: '@mui/materal'\n  api:\n    - package: '@mui/material'\n    - package: '@mui/nothing'\n";
    expect(await problemsWith(product(lines))).toMatchInlineSnapshot(`
      "content/_data/products.yaml:5
      The package "@mui/materal" of the product "Material UI" is not installed.
      It is needed for version labels, icons, and API pages.
      → Correct the name, or add the package to package.json and run "npm install".

      content/_data/products.yaml:8
      The package "@mui/nothing" of the product "Material UI" is not installed.
      It is needed for version labels, icons, and API pages.
      → Correct the name, or add the package to package.json and run "npm install"."
    `);
  });

  it('a notice links to pages that exist', async () => {
    const notice = (path: string) =>
      `  notice:\n    title: Beta\n    text: See <a href="${path}">Select</a>.\n`;
    expect(await problemsWith(product(notice('/material-ui/react-select/')))).toBe('');
    expect(await problemsWith(product(notice('/material-ui/react-selct/')))).toMatchInlineSnapshot(`
      "content/_data/products.yaml:7
      The notice of "Material UI" links to "/material-ui/react-selct/", which does not exist.
      → Did you mean "/material-ui/react-select/"?"
    `);
  });

  it('a further product needs nothing but its lines, its menu and its pages', async () => {
    const report = await problemsWith({
      ...product(
        '- id: charts\n  name: Charts\n  description: D.\n  path: /charts/lines/\n  category: x\n  demos: joy\n',
      ),
      'content/_data/navigation/charts.yaml': '- pathname: /charts/lines/\n',
      'content/charts/lines/index.mdx': page('Text.'),
    });
    expect(report).toBe('');
  });

  it('a page of a further product is missed in the menu of that product', async () => {
    const report = await problemsWith({
      ...product('- id: charts\n  name: Charts\n  description: D.\n  path: /material-ui/react-button/\n'),
      'content/_data/navigation/charts.yaml': '[]\n',
      'content/charts/lines/index.mdx': page('Text.'),
    });
    expect(report).toContain('Add "- pathname: /charts/lines/" to content/_data/navigation/charts.yaml');
  });
});

it('reports names that no package of the product exports', async () => {
  const yaml =
    PRODUCT +
    "  api:\n    - package: '@mui/material'\n      withoutPage:\n        Menu.Item: Part of Menu.\n        Crad: It is old.\n" +
    '  types:\n    - { name: ButonProps, path: /material-ui/react-button/, shape: object }\n';
  const exports = { '@mui/material': ['ButtonProps', 'Card', 'Menu'] };
  const reference = { components: [], exports, problems: [] };
  const site = await siteWith({ 'content/_data/products.yaml': yaml }, reference);
  expect(describeProblems(checkSite(site))).toMatchInlineSnapshot(`
    "content/_data/products.yaml:9
    "Crad" is not an export of "@mui/material".
    → Did you mean "Card"?

    content/_data/products.yaml:11
    "ButonProps" is not an export of "@mui/material".
    → Did you mean "ButtonProps"?"
  `);
});

it('reports pages of older versions that do not exist', async () => {
  const versions =
    '  olderVersions:\n    - text: v6\n      home: https://v6.mui.com/\n      pages:\n        /material-ui/react-buton/: null\n';
  expect(await problemsOfProducts(PRODUCT + versions)).toMatchInlineSnapshot(`
    "content/_data/products.yaml:9
    The product "Material UI" has v6 of "/material-ui/react-buton/", which is not a page.
    → Did you mean "/material-ui/react-button/"?"
  `);
});

it('reports keys of a product that have no effect', async () => {
  const docs = "- id: x-data\n  name: Data\n  description: D.\n  path: /\n  icons: '@mui/icons-material'\n";
  const icons = "  category: x\n  icons: '@mui/icons-material'\n";
  expect(await problemsOfProducts(PRODUCT + icons + docs)).toMatchInlineSnapshot(`
    "content/_data/products.yaml:5
    The category of the product "material-ui" must be "core", and not "x".
    → Remove the line.

    content/_data/products.yaml:11
    The icons of "Data" are not published, because only one product can have icons, and "Material UI" has them.
    → Remove the line."
  `);
});
