import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { parseSyntax } from '../../../../src/node/markdown/syntax';

const gfm = unified().use(remarkParse).use(remarkGfm);

it.each([
  'See https://example.com/a, and HTTP://example.com.',
  'See www.example.com.',
  'Write to help@example.com.',
  '| Where |\n| - |\n| https://example.com |',
  '[Read](https://example.com) this, not www.example.com.',
  '[Read](https://example.com), then `npm install pkg@1` and pkg@1.',
  '- [ ] ~~Late~~[^1]\n- [x] Early\n\n[^1]: A note.',
  '| Key | Effect |\n| :- | -: |\n| Tab | Moves *on* |',
  'No address: a:b, ://, @me, w.w.w, http.',
])('reads the Markdown that GitHub reads: %s', (text) => {
  expect(parseSyntax(text)).toEqual(gfm.parse(text));
});

it('links URLs in text, but not in front matter', () => {
  const links = (text: string): number => JSON.stringify(parseSyntax(text)).split('"type":"link"').length - 1;
  expect(links('See https://example.com.')).toBe(1);
  expect(links('---\nwaiAria: https://example.com\n---\n\nText.')).toBe(0);
});
