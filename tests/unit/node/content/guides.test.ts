import { expect, it } from 'vitest';
import { findGuides } from '../../../../src/node/content/guides';
import type { ApiReference } from '../../../../src/node/content/site-content';
import { page, siteWith } from './site-with';

it('the guide of a component is the page of its product that names it first', async () => {
  const component = (name: string, productId = 'material-ui') =>
    ({
      name,
      productId,
      path: `/${productId}/api/${name.toLowerCase()}/`,
    }) as ApiReference['components'][number];
  const reference = {
    components: [component('Button'), component('Field'), component('Field', 'joy-ui'), component('Label')],
    problems: [],
  };
  const files = {
    'content/material-ui/react-button/index.mdx': page('Text.', 'components: [Button, Label]'),
    'content/material-ui/react-select/index.mdx': page('Text.', 'components: [Field, Button]'),
    'content/experiments/docs/index.mdx': page('Text.', 'components: [Label]'),
  };
  const { pages, data } = await siteWith(files);
  expect([...findGuides({ pages, data, api: { ...reference, complete: true } })]).toEqual([
    ['/material-ui/api/button/', '/material-ui/react-button/'],
    ['/material-ui/api/field/', '/material-ui/react-select/'],
  ]);
});
