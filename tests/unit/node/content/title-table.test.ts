import { expect, it } from 'vitest';
import { titleTable } from '../../../../src/node/gatsby/data-nodes';
import { page, siteWith } from './site-with';

it('the table of titles has front matter by product and path, and over it what the translations say', async () => {
  const site = await siteWith({
    'content/_data/products.yaml':
      '- id: material-ui\n  name: M\n  description: D.\n  path: /material-ui/react-button/\n' +
      '- id: system\n  name: S\n  description: D.\n  path: /system/spacing/\n  navigation: utilities\n',
    'content/_data/navigation/utilities.yaml': '- pathname: /system/spacing/\n',
    'content/_data/translations/en.yaml':
      'pages:\n  material-ui:\n    /material-ui/react-select: Pick\n    inputs: Inputs\n  utilities:\n    /system/spacing/: Gap\n',
    'content/system/spacing/index.mdx': page('Text.'),
    'content/elsewhere/index.mdx': page('Text.', 'hidden: true'),
  });
  expect(titleTable(site)).toEqual([
    { product: 'material-ui', path: '/material-ui/react-button/', title: 'Page', isOverridden: false },
    { product: 'material-ui', path: '/material-ui/react-select/', title: 'Pick', isOverridden: true },
    { product: 'system', path: '/system/spacing/', title: 'Gap', isOverridden: true },
  ]);
});
