import { expect, it } from 'vitest';
import { formatSum, summarize } from '../../../../src/node/checks/report';
import { page, problemsWith, siteWith } from '../content/site-with';

const SELECT = 'content/material-ui/react-select';
const live = (body: string) => ({
  [`${SELECT}/index.mdx`]: page(`export const rows = 3;\n\n${body}`),
  [`${SELECT}/seats.tsx`]: 'export const seats = 4;',
});

it('finds links to live pages, and names live pages in the report', async () => {
  const files = {
    ...live('Text.'),
    'content/material-ui/react-button/index.mdx': page('[x](/material-ui/react-select/)'),
  };
  expect(await problemsWith(files)).toBe('');
  expect(formatSum([], summarize(await siteWith(files)))).toBe(
    'Checked 2 pages, 1 navigation tree: no problems. 1 live page: /material-ui/react-select/',
  );
});
