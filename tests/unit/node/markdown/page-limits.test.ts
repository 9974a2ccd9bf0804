import { describe, expect, it } from 'vitest';
import { page, problemsWith } from '../content/site-with';
import { problemsOf } from './parse';

const levels = (count: number, line: (level: number) => string): string =>
  Array.from({ length: count }, (_, level) => line(level)).join('\n');

describe('a page that would take the parser minutes is refused, with the place:', () => {
  it.each([
    ['quotes on one line', `${'>'.repeat(5000)} a`, '6:1'],
    ['quotes on many lines', levels(600, (level) => `${'> '.repeat(level)}a`), '107:1'],
    ['lists', levels(2000, (level) => `${'  '.repeat(level)}- a`), '106:1'],
    ['dashes before a word', `${'- '.repeat(2000)}a`, '6:1'],
    ['numbers before a word', `${'1. '.repeat(2000)}a`, '6:1'],
    ['callouts', levels(500, (level) => `${':'.repeat(503 - level)}info`), '6:1'],
  ])('nested %s', (_name, body, place) => {
    expect(problemsOf(body)).toBe(
      `${place}\nThe page cannot be read: lists, quotes, or callouts are nested too deeply.\n→ Write the inner levels as separate sections.`,
    );
  });

  it('a line of more than 10,000 characters', () => {
    const report = `6:1\nThe page cannot be read: a line has 10001 characters, more than 10000.\n→ Break the line, or move data to a file next to the page.`;
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

it.each([
  ['a line across the page', '- '.repeat(80)],
  ['ten levels of lists', levels(10, (level) => `${'  '.repeat(level)}- a`)],
  ['brackets nested a thousand times', `${'['.repeat(1000)}a${'](b)'.repeat(1000)}`],
  ['many elements that are closed', '<b>a</b> <br /> '.repeat(200)],
])('reads %s', (_name, body) => {
  expect(problemsOf(body)).not.toContain('cannot be read');
});
