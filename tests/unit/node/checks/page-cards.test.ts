import { expect, it } from 'vitest';
import { page, problemsWith } from '../content/site-with';

const CARDS = 'content/material-ui/all/index.mdx';
const NAVIGATION = `- pathname: /material-ui/all/
- pathname: /material-ui/parts
  title: Parts
  children:
    - pathname: /material-ui/parts/inputs
      subheader: inputs
      children:
        - pathname: /material-ui/react-button/
    - pathname: /material-ui/parts/layout
      subheader: layout
      children:
        - pathname: /material-ui/react-grid/
`;
const SITE = {
  'content/_data/navigation/material-ui.yaml': NAVIGATION,
  'content/material-ui/react-button/index.mdx': page('Text.'),
  'content/material-ui/react-grid/index.mdx': page('Text.'),
  'content/material-ui/react-select/index.mdx': null,
  'content/material-ui/all/pictures/react-button.tsx': '',
  'content/material-ui/all/pictures/react-grid.tsx': '',
};
const both =
  '<PageCards below="/material-ui/parts/inputs" />\n\n<PageCards below="/material-ui/parts/layout" />';

it('cards with a drawing each are valid', async () => {
  expect(await problemsWith({ ...SITE, [CARDS]: page(both) })).toBe('');
});

it('reports a card without a drawing', async () => {
  const files = { ...SITE, [CARDS]: page(both), 'content/material-ui/all/pictures/react-grid.tsx': null };
  expect(await problemsWith(files)).toMatchInlineSnapshot(`
    "content/material-ui/all/index.mdx:8:1
    The card of "/material-ui/react-grid/" has no drawing.
    → Add it as "content/material-ui/all/pictures/react-grid.tsx", with a default export that returns the component."
  `);
});

it('reports cards of an unknown menu group, and a category without cards', async () => {
  const files = { ...SITE, [CARDS]: page('<PageCards below="/material-ui/parts/inputz" />') };
  expect(await problemsWith(files)).toMatchInlineSnapshot(`
    "content/material-ui/all/index.mdx:6:1
    The menu has no group "/material-ui/parts/inputz".
    → Did you mean "/material-ui/parts/inputs"?"
  `);
  const left = { ...SITE, [CARDS]: page('<PageCards below="/material-ui/parts/inputs" />') };
  expect(await problemsWith(left)).toMatchInlineSnapshot(`
    "content/material-ui/all/index.mdx:6
    The page has no cards for "/material-ui/parts/layout".
    It has cards for the other entries of the menu group.
    → Add a heading and <PageCards below="/material-ui/parts/layout" />."
  `);
});
