import { expect, it } from 'vitest';
import { findGuides, findPagesAbout } from '../../../../src/node/content/product-identity';
import type { ApiReference } from '../../../../src/node/content/site-content';
import { page, siteWith } from './site-with';

it('the guide of a component is the page of its product that lists it first, and other pages are about it, too', async () => {
  const component = (name: string, productId = 'material-ui') =>
    ({
      name,
      productId,
      path: `/${productId}/api/${name.toLowerCase()}/`,
    }) as ApiReference['components'][number];
  const components = [
    component('Button'),
    component('Field'),
    component('Field', 'joy-ui'),
    component('Label'),
  ];
  const files = {
    'content/material-ui/react-button/index.mdx': page('Text.', 'components: [Button, Label]'),
    'content/material-ui/react-select/advanced/index.mdx': page('Text.', 'components: [Field]'),
    'content/material-ui/react-select/index.mdx': page('Text.', 'components: [Field, Button]'),
    'content/experiments/docs/index.mdx': page('Text.', 'components: [Label]'),
  };
  const { pages, data } = await siteWith(files);
  const products = data.products.map(({ value }) => value);
  expect([...findGuides(pages, products, components)]).toEqual([
    ['/material-ui/api/button/', '/material-ui/react-button/'],
    ['/material-ui/api/field/', '/material-ui/react-select/'],
  ]);
  const about = [...findPagesAbout(pages, products, components)];
  expect(about.map(([path, listing]) => [path, listing.map((each) => each.path)])).toEqual([
    ['/material-ui/api/button/', ['/material-ui/react-button/', '/material-ui/react-select/']],
    ['/material-ui/api/field/', ['/material-ui/react-select/', '/material-ui/react-select/advanced/']],
    ['/joy-ui/api/field/', []],
    ['/material-ui/api/label/', ['/material-ui/react-button/']],
  ]);
});
