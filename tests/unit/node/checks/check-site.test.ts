import { expect, it } from 'vitest';
import { checkSite } from '../../../../src/node/checks/check-site';
import { page, siteWith } from '../content/site-with';

it('walks through the files in order, from the first line to the last', async () => {
  const site = await siteWith({
    'content/material-ui/react-select/index.mdx': page('[x](/z/)\n\n# Second'),
    'content/material-ui/react-button/index.mdx': page('### Early\n\n[x](/z/)', 'foo: 1'),
  });
  const lines = checkSite(site).map(({ where: [{ file, line }] }) => `${file.split('/').at(-2)}:${line}`);
  expect(lines).toEqual([
    'react-button:4',
    'react-button:7',
    'react-button:9',
    'react-select:6',
    'react-select:8',
  ]);
});

it('reports each problem once', async () => {
  const site = await siteWith({});
  const problem = { rule: 'x', what: 'X.', where: [{ file: 'a', line: 1 }], fix: 'Y.' } as const;
  expect(checkSite(site, [problem, { ...problem }])).toEqual([problem]);
});
