import { describe, expect, it } from 'vitest';
import { page, problemsWith } from '../site-with';
import { htmlOf, problemsOf } from './parse';

const levels = (count: number, line: (level: number) => string): string =>
  Array.from({ length: count }, (_, level) => line(level)).join('\n');

/** Each would take minutes, or end in a stack overflow, if it were parsed. */
const CONTAINERS: readonly [name: string, body: string, place: string][] = [
  ['quotes on one line', `${'>'.repeat(5000)} a`, '6:1'],
  ['quotes on many lines', levels(600, (level) => `${'> '.repeat(level)}a`), '37:1'],
  ['lists', levels(2000, (level) => `${'  '.repeat(level)}- a`), '36:1'],
  ['lists in a quote', levels(2000, (level) => `> ${'  '.repeat(level)}- a`), '35:1'],
  ['dashes before a word', `${'- '.repeat(2000)}a`, '6:1'],
  ['numbers before a word', `${'1. '.repeat(2000)}a`, '6:1'],
  ['callouts', levels(500, (level) => `${':'.repeat(503 - level)}info`), '36:1'],
];
const SIGNS: readonly [name: string, body: string, place: string][] = [
  ['brackets are', `${'['.repeat(1000)}a${'](b)'.repeat(1000)}`, '6:101'],
  ['brackets are', '[\n'.repeat(500), '106:1'],
  ['emphasis is', `${'_a '.repeat(1500)}${' a_'.repeat(1500)}`, '6:301'],
  ['emphasis is', `${'*'.repeat(5000)}a`, '6:1'],
  ['elements are', `${'<b>'.repeat(1000)}a${'</b>'.repeat(1000)}`, '6:301'],
  ['elements are', `${'<b\n>'.repeat(1000)}a`, '106:2'],
  ['elements are', `${'<div>\n\n'.repeat(2000)}a`, '206:1'],
];

describe('a page is not read, and its author told where to mend it, when it has', () => {
  it.each(CONTAINERS)('thousands of %s', (_name, body, place) => {
    expect(problemsOf(body)).toBe(
      `${place}\nThe page cannot be read: lists, quotes or callouts are nested more than 30 levels deep.\n→ Write the inner levels as sections of their own.`,
    );
  });

  it.each(SIGNS)('%s nested a thousand times', (name, body, place) => {
    expect(problemsOf(body)).toBe(
      `${place}\nThe page cannot be read: ${name} nested more than 100 levels deep.\n→ Close them, and put signs that you want to show into backticks.`,
    );
  });

  it('a line that is no line of text', () => {
    const report = `6:1\nThe page cannot be read: a line has 10001 characters, more than 10000.\n→ Break the line, or put data into a file beside the page.`;
    expect(problemsOf('a'.repeat(10_001))).toBe(report);
    expect(problemsOf(`\`\`\`text\n${'a'.repeat(10_001)}\n\`\`\``)).toBe(report.replace('6:', '7:'));
  });
});

it('keeps the front matter of such a page, and reads all others', async () => {
  const report = await problemsWith({
    'content/material-ui/react-button/index.mdx': page('>'.repeat(5000)),
    'content/material-ui/react-select/index.mdx': page('[x](/material-ui/react-button/#loading) [y](/z/)'),
  });
  expect(report.match(/^content.*/gm)).toEqual([
    'content/material-ui/react-button/index.mdx:6:1',
    'content/material-ui/react-select/index.mdx:6:41',
  ]);
});

describe('what people write is far from the limits:', () => {
  it.each([
    ['a line across the page', '- '.repeat(1000)],
    ['ten levels of lists', levels(10, (level) => `${'  '.repeat(level)}- a`)],
    ['many lists, one after the other', '- a\n  - b\n\n'.repeat(100)],
    ['many short quotes', '> a\n\n'.repeat(100)],
    ['many open brackets, one in each paragraph', 'a [b\n\n'.repeat(300)],
    ['many elements that are closed', '<b>a</b> <br /> '.repeat(200)],
    ['many elements on several lines', '<img\n  alt=""\n  src="https://a.b/c.png"\n/>\n\n'.repeat(200)],
    ['many words in emphasis', '*a* __b__ ~~c~~ '.repeat(200)],
    [
      'code that holds the signs',
      `${'`<b>` `[` '.repeat(200)}\n\n\`\`\`text\n${'[<b>_'.repeat(300)}\n\`\`\``,
    ],
    ['signs that are escaped', '\\[ '.repeat(300)],
  ])('%s', (_name, body) => {
    expect(problemsOf(body)).toBe('');
  });

  it('a fence within a list ends where it ends', () => {
    expect(htmlOf('- a\n\n  ```text\n  [[[\n  ```\n\n- b')).toContain('<li>');
    expect(problemsOf(`- a\n\n  \`\`\`text\n  a\n  \`\`\`\n\n${'['.repeat(200)}`)).toContain('12:101\n');
  });
});
