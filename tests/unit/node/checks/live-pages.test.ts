import { expect, it } from 'vitest';
import { formatSum, summarize } from '../../../../src/node/checks/report';
import { page, problemsWith, siteWith } from '../content/site-with';

const SELECT = 'content/material-ui/react-select';
const live = (body: string) => ({
  [`${SELECT}/index.mdx`]: page(`export const rows = 3;\n\n${body}`),
  [`${SELECT}/seats.tsx`]: 'export const seats = 4;',
});

it('a live page is a page: links lead to it, and the report names it', async () => {
  const files = {
    ...live('Text.'),
    'content/material-ui/react-button/index.mdx': page('[x](/material-ui/react-select/)'),
  };
  expect(await problemsWith(files)).toBe('');
  const { pages, data } = await siteWith(files);
  expect(formatSum([], summarize(pages, data.trees))).toBe(
    'Checked 2 pages, 1 navigation tree: no problems. 1 live page: /material-ui/react-select/',
  );
});

it('the files that a live page imports exist', async () => {
  const body =
    "import { seats } from './seats';\nimport { rows } from './seat';\nimport { useState } from 'react';\nimport '../x';";
  expect(await problemsWith(live(body))).toMatchInlineSnapshot(`
    "content/material-ui/react-select/index.mdx:9
    The file "./seat" does not exist.
    → Did you mean "./seats"?

    content/material-ui/react-select/index.mdx:11
    The file "../x" does not exist.
    → Write it as "content/material-ui/x.tsx"; pages import from packages and from "content"."
  `);
});
