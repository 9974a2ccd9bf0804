import { expect, it } from 'vitest';
import { page, problemsWith } from '../content/site-with';

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
    The product "Material UI" starts at "/material-ui/react-buton/", which is no page.
    → Did you mean "/material-ui/react-button/"?

    content/_data/products.yaml:7
    The product "Material UI" points out "/zzz/", which is no page.
    → Write the path of a page, or write the page."
  `);
});

it('reports a navigation tree that no product uses', async () => {
  expect(await problemsWith({ 'content/_data/navigation/joy-ui.yaml': '[]' })).toMatchInlineSnapshot(`
    "content/_data/navigation/joy-ui.yaml:1
    No product uses the navigation tree "joy-ui".
    A tree has the name of its product, or the one the product gives with "navigation".
    → Write "navigation: joy-ui" at a product in content/_data/products.yaml, or delete the file."
  `);
});

it('recognises a tree whose file is misspelled', async () => {
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

it('says nothing about products while their file cannot be read', async () => {
  const report = await problemsWith({
    'content/_data/products.yaml': 'x: [',
    'content/material-ui/react-select/index.mdx': page('Text.', 'productId: material-ui'),
  });
  expect(report).toMatch(/^content\/_data\/products\.yaml:\d+:\d+\nThe YAML cannot be read[^\n]*\n[^\n]*$/);
});
