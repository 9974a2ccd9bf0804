import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  ERROR_CODES,
  messageParts,
  MISSING_ARGUMENT,
  PAGES,
  parseErrorRequest,
  type MessagePart,
} from '../../../content/production-error/error-messages';
import { parsePage } from '../../../src/node/markdown/parse-page';

const request = (search: string) => parseErrorRequest(search);
const text = (parts: readonly MessagePart[]) => parts.map((part) => part.text).join('');

it('parses the code and its arguments from a URL', () => {
  expect(request('?code=11&args[]=%20(primary)&args[]=500')).toEqual({
    code: '11',
    args: [' (primary)', '500'],
  });
  expect(request('?code=7')).toEqual({ code: '7', args: [] });
});

it('recognizes a URL without a code', () => {
  expect(request('')).toBeNull();
  expect(request('?args[]=x')).toBeNull();
  expect(request('?code=%20')).toBeNull();
});

it('fills the arguments in, in order, and marks them', () => {
  expect(messageParts('Color %s of %s.', ['red', 'blue'])).toEqual([
    { kind: 'text', text: 'Color ' },
    { kind: 'argument', text: 'red' },
    { kind: 'text', text: ' of ' },
    { kind: 'argument', text: 'blue' },
    { kind: 'text', text: '.' },
  ]);
});

it('says where an argument is missing, and leaves surplus ones out', () => {
  expect(text(messageParts('Color %s.', []))).toBe(`Color ${MISSING_ARGUMENT}.`);
  expect(text(messageParts('No color.', ['red']))).toBe('No color.');
});

it('takes a placeholder inside an argument literally', () => {
  expect(text(messageParts('%s and %s', ['%s', 'b']))).toBe('%s and b');
});

it('links URLs in a message to their pages on this site, without the sentence around them', () => {
  const [url = '', page = ''] = Object.entries(PAGES)[0] ?? [];
  const parts = messageParts(`See [docs](${url}) or https://react.dev/a#b.`, []);
  expect(parts.filter(({ kind }) => kind === 'link')).toEqual([
    { kind: 'link', text: url, href: page },
    { kind: 'link', text: 'https://react.dev/a#b', href: 'https://react.dev/a#b' },
  ]);
});

it('has a page for each URL of the documentation in a message', () => {
  const links = ERROR_CODES.flatMap(({ message }) => messageParts(message, [])).flatMap((part) =>
    part.kind === 'link' ? part.href : [],
  );
  expect(links.filter((href) => href.startsWith('https://mui.com/'))).toEqual([]);
});

it('does not link a URL in an argument, because anyone could have written it', () => {
  expect(messageParts('%s', ['https://evil.example/'])).toEqual([
    { kind: 'argument', text: 'https://evil.example/' },
  ]);
});

it.each(Object.values(PAGES))('links to a section that exists: %s', (href) => {
  const [path = '', anchor] = href.split('#');
  const file = `content${path}index.mdx`;
  const page = parsePage({ file, path, text: readFileSync(file, 'utf8'), readPartial: () => null });
  if (anchor) expect(page.anchors).toContain(anchor);
});
