import { expect, it } from 'vitest';
import { parseBody } from './parse';

const blocksOf = (body: string): string[] =>
  parseBody(body).blocks.map((block) => (block.kind === 'html' ? block.html : block.kind));

it('are split at each section, so hidden parts can render later', () => {
  const blocks = blocksOf('Before.\n\n## One\n\nText.\n\n### Part\n\n## Two\n\nEnd.');
  expect(blocks.map((html) => html.slice(0, 12))).toEqual(['<p>Before.</', '<h2 id="one"', '<h2 id="two"']);
});

it('do not split an element that contains a heading', () => {
  const blocks = blocksOf('<section>\n\n## One\n\nText.\n\n</section>\n\n## Two');
  expect(blocks.map((html) => html.slice(0, 9))).toEqual(['<section>', '<h2 id="t']);
});
