import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/node/markdown/parse-page';
import { unified } from 'unified';
import { problemsOf as problemsIn } from '../../../../src/node/markdown/tree';
import { remarkCheckSentenceLines } from '../../../../src/node/markdown/remark-check-markdown';
import { parseSyntax } from '../../../../src/node/markdown/syntax';
import { describeProblems, page } from '../content/site-with';

function problemsOf(text: string): string {
  const file = new VFile({ path: 'x.mdx', value: text });
  unified().use(remarkCheckSentenceLines).runSync(parseSyntax(text), file);
  return describeProblems(problemsIn(file));
}

describe('the check for one sentence on each line', () => {
  it('names a line with several sentences, and where the second begins', () => {
    expect(problemsOf('Text.\n\nUse a rating for an opinion. For a number, use a field.'))
      .toMatchInlineSnapshot(`
      "x.mdx:3:30
      Two sentences are on one line.
      Reviews then show which sentences changed.
      → Begin a new line before the second one."
    `);
  });

  it('names a line that ends in the middle of a sentence', () => {
    expect(problemsOf('- Use a rating for\n  an opinion.')).toMatchInlineSnapshot(`
      "x.mdx:1:19
      The line ends in the middle of a sentence.
      Reviews then show which sentences changed.
      → Join it with the next line."
    `);
  });

  it('treats the content of a playground as code', () => {
    const row = '<Tr>\n    <Td>Two words</Td>\n    <Td>Here. There.</Td>\n  </Tr>';
    expect(problemsOf(`<Playground component="Tr">\n  ${row}\n</Playground>`)).toBe('');
  });

  it('checks one sentence per line on every page', () => {
    const { problems } = parsePage({ file: 'x.mdx', path: '/x/', text: page('Taste it. Then eat.') });
    expect(problems.map(({ rule }) => rule)).toEqual(['sentence-lines']);
  });

  it.each([
    'Use `a.b`. `c` is next.',
    'Use **it.** Then go.',
    'Press <kbd>Tab</kbd>. <kbd>esc</kbd> closes.',
    'Is it? Yes.',
    'See [the page](/x/). [Another](/y/) one.',
    'It says "no". Then go.',
    '> A quotation. Another one.',
    'It is open until 6 p.m. The door closes then.',
    'They have menus, dialogs, etc. Other components have none.',
    'Version 7.1. Then 8.',
  ])('finds the two sentences of %j', (text) => {
    expect(problemsOf(text).match(/Two sentences/g)).toHaveLength(1);
  });

  it.each([
    [
      'abbreviations',
      'A component, e.g. Button, i.e. A, vs. B, cf. Select, approx. 5, by Dr. Who and J. Doe.',
    ],
    ['numbers', 'Version 7.1.0 of No. 5, on p. 3, costs 1.5 MB.'],
    ['names with dots', 'Use Node.js and `theme.spacing` with index.mdx files.'],
    ['dots before small letters', 'Wait … then go.\niOS does the same.'],
    [
      'what stands in quotation marks or parentheses',
      'It says "Stop. Now." and (See there. And there.) goes on.',
    ],
    ['a summary before text', '<details>\n<summary>More</summary>\nText.\n</details>'],
    ['code', 'Write `a. B. C.` in the file.'],
    ['addresses', 'See [here](https://a.example/?x=A. "B. C").'],
    ['lines of sentences', 'One.\nTwo!\n"Three?"\n(Four.)\n**Five:**\n`Six`.\n'],
    ['a sentence before a list', 'Two things:\n- One.\n- Two.'],
    ['hard breaks', 'One street  \nTwo town\\\nThree.'],
    ['images and elements on lines of their own', '![A](a.png)\n![B](b.png)\n<br />\nText.'],
    ['headings', '## One. Two. Three'],
    ['tables', '| A. B. | C |\n| :--- | :--- |\n| One. Two. | Three. Four. |'],
    ['front matter', '---\ntitle: A. B.\ndescription: One. Two.\n---\n\nText.'],
    ['titles of callouts', ':::info[One. Two.]\nText.\n:::'],
    ['code blocks', '```text\nOne. Two.\n```'],
    ['comments', '{/* One. Two. */}\n\nText.'],
    ['expressions', 'Up to {a ? b : c}. and more'],
  ])('allows %s', (_, text) => {
    expect(problemsOf(text)).toBe('');
  });

  it.each(['content/experiments', 'content/home-demos'])('finds nothing in %s', (folder) => {
    const files = (readdirSync(folder, { recursive: true }) as string[]).filter((name) =>
      name.endsWith('.mdx'),
    );
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(problemsOf(readFileSync(join(folder, file), 'utf8')), file).toBe('');
  });
});
