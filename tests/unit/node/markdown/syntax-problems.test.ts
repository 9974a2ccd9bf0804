import { expect, it } from 'vitest';
import { parsePage } from '../../../../src/node/markdown/parse-page';
import { page } from '../content/site-with';
import { problemsOf } from './parse';

it.each([
  ['an element that is never closed', 'a\n\n<div>\n\nb', '8:1'],
  ['an element that is closed in another paragraph', 'Press <kbd>\n\nb</kbd>', '6:7'],
  ['a closing tag without an opening one', 'a\n</div>', '7:2'],
  ['a closing tag that fits no opening one', '<b>x</i>', '6:5'],
  ['a brace that is never closed', 'a {b', '6:5'],
  ['an HTML comment', 'a <!-- b -->', '6:4'],
  ['a web address in angle brackets', '<https://example.com>', '6:8'],
  ['a sign that starts no element', 'a <3 b', '6:4'],
  ['an attribute without quotes', '<img alt=x />', '6:10'],
])('reports %s with line and column', (_name, body, place) => {
  const [first = '', what, fix] = problemsOf(body).split('\n');
  expect(first).toBe(place);
  expect(what).toMatch(/^The page cannot be read: [^(]+\.$/);
  expect(fix).toMatch(/^→ [A-Z].*\.$/);
});

it('suggests an MDX comment instead of an HTML comment', () => {
  expect(problemsOf('a <!-- b -->')).toBe(
    '6:4\nThe page cannot be read: unexpected character `!` before name.\n→ Write comments as {/* … */}.',
  );
});

it('still reads the front matter of such a page', () => {
  const { frontMatter } = parsePage({
    file: 'content/x/index.mdx',
    path: '/x/',
    text: page('<b>', 'hidden: true'),
  });
  expect(frontMatter).toMatchObject({ title: 'Page', hidden: true });
});
