import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/node/markdown/parse-page';
import { describeProblems, page } from '../content/site-with';

const IMPORT = "import { Seats, price } from './seats';\n\n";
const parse = (body: string) =>
  parsePage({ file: 'content/x/index.mdx', path: '/x/', text: page(IMPORT + body) });

function problemsOf(body: string): string {
  return describeProblems(parse(body).problems).replaceAll('content/x/index.mdx:', '');
}

describe('a live page can contain', () => {
  it.each([
    ['expressions', 'It costs {price} or {[1, 2].map((row) => row * price).join()}.\n\n{price}'],
    ['exports', 'export const most = 6;\n\nUp to {most}.'],
    ['exports that are destructured', 'export const { a, b: [c, ...d], e = 1 } = price;\n\n{a} {c} {d} {e}'],
    ['imported components with any attributes', '<Seats free={price > 3} onPick={() => {}} {...props} />'],
    ['members of what is imported', '<Seats.Row />'],
    [
      'components that it exports',
      'export const Row = () => <li>Row</li>;\n\nexport function Col() {}\n\n<Row /> <Col />',
    ],
    ['everything else that a page may', '<Demo src="Basic" />\n\n:::info\n\nText.\n\n:::\n\n<kbd>A</kbd>'],
  ])('%s', (_, body) => {
    expect(problemsOf(body)).toBe('');
  });
});

it.each([
  ['imports', "import './seats';\n\nText.", true],
  ['exports', 'Text.\n\nexport const most = 6;', true],
  ['shows an import', "```js\nimport './seats';\n```\n\nWrite `export`.", false],
  ['says "import" in the middle of a paragraph', 'You can\nimport { it }.', false],
])('is a page that imports or exports: one that %s', (_, body, isLive) => {
  expect(parsePage({ file: 'content/x/index.mdx', path: '/x/', text: page(body) }).isLive).toBe(isLive);
});

it('gives the words of a live page without its code as data', () => {
  const { file, blocks, headings, links, imports } = parse(
    '## Price\n\nA seat is {price}.\n\n<Seats>\n\n### Rows\n\nSee [all](/all/).\n\n</Seats>\n\n<Demo src="Basic" />',
  );
  expect(blocks.map((block) => (block.kind === 'html' ? block.html : block.kind))).toEqual([
    expect.stringMatching(/<p>A seat is \.<\/p>[^]*<h3 id="rows">.*<\/h3>[^]*<a href="\/all\/">/),
    'demo',
  ]);
  expect(headings.map(({ id }) => id)).toEqual(['price', 'rows']);
  expect(links).toEqual([{ href: '/all/', place: { file, line: 16, column: 5 } }]);
  const names = [
    { name: 'Seats', localName: 'Seats', place: { file, line: 6, column: 10 } },
    { name: 'price', localName: 'price', place: { file, line: 6, column: 17 } },
  ];
  expect(imports).toEqual([{ source: './seats', place: { file, line: 6 }, names }]);
});

it('lifts a component that is alone out of its paragraph, where it could not hold blocks', () => {
  const { blocks } = parse('<Seats>Two</Seats>');
  expect(blocks).toEqual([{ kind: 'html', html: 'Two' }]);
});

describe('a live page is checked', () => {
  it('for components and names that it does not know', () => {
    expect(problemsOf('<Seat />\n\nUp to {most} of {prize}.\n\n<Seats free={most} />'))
      .toMatchInlineSnapshot(`
      "10:7
      The page neither imports nor exports "most".
      → Import it, or put the braces in backticks if you want to show them.

      10:17
      The page neither imports nor exports "prize".
      → Did you mean "price"?

      12:1
      The page neither imports nor exports "most".
      → Import it, or put the braces in backticks if you want to show them.

      8:1
      Unknown content component <Seat>.
      → Did you mean <Seats>?"
    `);
  });

  it('for names that only some versions of Node have, or that browsers do not have', () => {
    Object.assign(globalThis, { brandNewGlobal: 1 });
    const problems = problemsOf('{brandNewGlobal} {process.version}');
    Reflect.deleteProperty(globalThis, 'brandNewGlobal');
    expect(problems).toContain('The page neither imports nor exports "brandNewGlobal".');
    expect(problems).toContain('The page neither imports nor exports "process".');
  });

  it('the same way whatever Node has: browser names are known, even those that Node 20 lacks', () => {
    expect(problemsOf('<Seats onPick={() => [navigator.language, document.title, localStorage]} />')).toBe(
      '',
    );
  });

  it('and knows the variable of a catch clause', () => {
    expect(problemsOf('<Seats onPick={() => { try { price() } catch (error) { price(error) } }} />')).toBe(
      '',
    );
  });

  it('for code where only data is allowed', () => {
    expect(problemsOf('## Up to {price}\n\n<div id={price} />')).toMatchInlineSnapshot(`
      "10:6
      <div> has an attribute that is computed.
      Only components that the page imports or exports can have computed attributes.
      → Write a string in quotes, or a number, true, or false in braces.

      8:1
      The heading "Up to" has an expression.
      Its anchor and the table of contents cannot contain code.
      → Write the heading as text, and put the expression below it."
    `);
  });

  it('for components that are made from data', () => {
    expect(problemsOf('<Query src="a.graphql" />')).toMatchInlineSnapshot(`
      "8:1
      <Query> is not available on a live page.
      A live page is compiled, and cannot contain the result.
      → Show it on an ordinary page, and link to it."
    `);
  });

  it('for lines that Prettier would turn into a paragraph', () => {
    expect(problemsOf('<kbd>Tab</kbd> goes on.\nPress <kbd>Enter</kbd>.\n<kbd>Esc</kbd> closes.'))
      .toMatchInlineSnapshot(`
      "10:1
      A line of the paragraph begins with <kbd>.
      On a live page, Prettier begins a new paragraph there.
      → Begin the line with a word."
    `);
  });

  it('for syntax', () => {
    expect(problemsOf("import { from './rows';")).toMatchInlineSnapshot(`
      "8:15
      The page cannot be read: could not parse import/exports with acorn.
      → In prose, do not start a paragraph with "import" or "export". In code, correct the statement."
    `);
  });
});
