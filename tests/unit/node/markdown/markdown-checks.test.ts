import { describe, expect, it } from 'vitest';
import { htmlOf, parseBody, problemsOf } from './parse';

describe('references', () => {
  it('reports references and footnotes without a definition', () => {
    expect(problemsOf('See [the guide][nope], ![a chart][chart], and [nope][].')).toMatchInlineSnapshot(`
      "6:15
      The reference "[nope]" has no definition.
      → Add "[nope]: /path/", write the link as [text](/path/), or write \\[ to show a bracket.

      6:33
      The reference "[chart]" has no definition.
      → Add "[chart]: /path/", write the link as [text](/path/), or write \\[ to show a bracket.

      6:52
      The reference "[]" has no definition.
      → Add "[text]: /path/", write the link as [text](/path/), or write \\[ to show a bracket."
    `);
    expect(problemsOf('A claim.[^source]')).toMatchInlineSnapshot(`
      "6:9
      There is no footnote "[^source]".
      → Add "[^source]: Text", write the link as [text](/path/), or write \\[ to show a bracket."
    `);
  });

  it('reports definitions that nothing refers to', () => {
    expect(problemsOf('Text.\n\n[unused]: /x/')).toMatchInlineSnapshot(`
      "8:1
      Nothing refers to the definition "unused".
      → Use it or remove it."
    `);
  });

  it('accepts defined references, code, escaped brackets, and brackets in prose', () => {
    const body =
      'See [a][b], [b], `c[0][1]`, \\[x\\]\\[y\\], [TODO], and a note.[^1]\n\n[b]: #x\n\n[^1]: A note.';
    expect(parseBody(body).problems).toEqual([]);
  });
});

describe('tables', () => {
  it('reports rows with more cells than columns', () => {
    expect(problemsOf('| A | B | C |\n| :- | :- | :- |\n| `a` | `string | number` | Text |'))
      .toMatchInlineSnapshot(`
      "8:1
      The row has 4 cells, but the table has 3 columns.
      Cells without a column are not visible.
      → To show "|" in a cell, write "\\|", also in code. Otherwise, add a column."
    `);
  });

  it('accepts escaped bars and rows with fewer cells', () => {
    const html = htmlOf('| A | B |\n| :- | :- |\n| `a \\| b` | Text |\n| c |');
    expect(html).toContain('a | b');
  });
});

describe('options of code blocks', () => {
  const fence = (options: string): string => problemsOf(`\`\`\`tsx ${options}\nconst a = 1;\n\`\`\``);

  it.each([
    ['titel="x.ts"', 'Did you mean title="…"?'],
    ['filename="x.ts"', 'Did you mean title="…"?'],
    ["title='x.ts'", 'Did you mean title="…"?'],
    ['title="x.ts', 'Did you mean title="…"?'],
    ['{a-b}', 'Write title="src/theme.ts"'],
    ['showLineNumbers', 'Write title="src/theme.ts"'],
  ])('reports %s', (options, fix) => {
    expect(fence(options)).toContain(`The code block has the unknown option "${options}".`);
    expect(fence(options)).toContain(fix);
  });

  it('reports options next to the label of a code tab', () => {
    const tabs = '<CodeTabs storageKey="a">\n\n```tsx titel="x.ts" Vite\nconst a = 1;\n```\n\n</CodeTabs>';
    expect(problemsOf(tabs)).toContain('unknown option "titel="x.ts" Vite"');
  });
});

describe('package manager tabs', () => {
  const tabs = (code: string): string[] => {
    const html = htmlOf(`\`\`\`bash package-manager\n${code}\n\`\`\``);
    return [...html.matchAll(/<code[^>]*>(.*?)<\/code>/gs)].map(([, text = '']) =>
      text.replace(/<[^>]*>/g, ''),
    );
  };

  it.each([
    [
      'npm ci',
      [
        'npm ci',
        'pnpm install --frozen-lockfile',
        'yarn install --frozen-lockfile',
        'bun install --frozen-lockfile',
      ],
    ],
    [
      'npm install a # about npm',
      [
        'npm install a # about npm',
        'pnpm add a # about npm',
        'yarn add a # about npm',
        'bun add a # about npm',
      ],
    ],
    ['$ npm install a', ['npm install a', 'pnpm add a', 'yarn add a', 'bun add a']],
    ['# about npm', ['# about npm', '# about npm', '# about npm', '# about npm']],
    [
      'npm install a && npm run dev',
      [
        'npm install a &amp;&amp; npm run dev',
        'pnpm add a &amp;&amp; pnpm run dev',
        'yarn add a &amp;&amp; yarn dev',
        'bun add a &amp;&amp; bun run dev',
      ],
    ],
    [
      'npx create-x@1.0.0 .',
      [
        'npx create-x@1.0.0 .',
        'pnpm dlx create-x@1.0.0 .',
        'yarn dlx create-x@1.0.0 .',
        'bun x create-x@1.0.0 .',
      ],
    ],
  ])('converts "%s"', (command, expected) => {
    expect(tabs(command)).toEqual(expected);
  });

  it.each(['sudo npm install a', 'CI=1 npm install', 'yes | npm init a'])('reports "%s"', (command) => {
    expect(problemsOf(`\`\`\`bash package-manager\n${command}\n\`\`\``)).toContain(command);
  });

  it('reports commands that other package managers do not have', () => {
    expect(problemsOf('```bash package-manager\nnpm install a\nnpm fund\n```')).toContain(
      '"npm fund" has no equivalent in pnpm, yarn, and bun.',
    );
  });
});

describe('GitHub alerts', () => {
  it.each([
    ['NOTE', 'info'],
    ['TIP', 'success'],
    ['IMPORTANT', 'warning'],
    ['WARNING', 'warning'],
    ['CAUTION', 'error'],
  ])('render [!%s] as the callout "%s"', (marker, kind) => {
    const html = htmlOf(`> [!${marker}]\n> Text with **bold** words.\n>\n> More text.`);
    expect(html).toContain(`MuiCallout-${kind}`);
    expect(html).toContain('<p>Text with <strong>bold</strong> words.</p>');
    expect(html).not.toContain('[!');
  });

  it('reports an unknown kind of alert', () => {
    expect(problemsOf('> [!HINT]\n> Text.')).toMatchInlineSnapshot(`
      "6:1
      "[!HINT]" is not a kind of alert.
      → Write ":::info", the text, and ":::", each on its own line. GitHub's alerts are NOTE, TIP, IMPORTANT, WARNING, and CAUTION."
    `);
  });
});

describe('ids of headings', () => {
  const ids = (body: string): string[] => parseBody(body).headings.map(({ id }) => id);

  it('count tags in code as words', () => {
    expect(ids('## `<Button>`\n\n## `<Card>` and text\n\n## Use `<Card />`')).toEqual([
      'button',
      'card-and-text',
      'use-card',
    ]);
  });

  it('can be set in braces', () => {
    expect(ids('## Title {#my-id}\n\n## The `code` {#other}\n\n## Größe {#größe}')).toEqual([
      'my-id',
      'other',
      'größe',
    ]);
    expect(ids('> ## Title {#quoted}\n\n   ## Indented {#indented}')).toEqual(['quoted', 'indented']);
    expect(htmlOf('## Title {#my-id}')).toContain('>Title</a></h2>');
  });

  it('stay as they are in code', () => {
    expect(htmlOf('Write `## Title {#id}`:\n\n```md\n## Title {#id}\n```')).not.toMatch(/[\ue000\ue001]/);
  });

  it('are reported if they are invalid or not unique', () => {
    expect(problemsOf('## Title {#a/b}')).toMatchInlineSnapshot(`
      "6:1
      "{#a/b}" is not an id.
      → Use letters, digits, and hyphens, such as {#my-id}."
    `);
    expect(problemsOf('## One {#a}\n\n## Two {#a}')).toContain('The id "a" is on this page twice.');
  });

  it('keep the positions of later errors', () => {
    expect(problemsOf('## Title {#a}\n\n<Nope />')).toContain('8:1\nUnknown content component <Nope>.');
  });
});

describe('HTML blocks in MDX', () => {
  it.each([
    '<h2 id="a">A</h2>',
    '<p>Text</p>',
    '<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
    '<table>\n<tbody>\n<tr>\n<td>a</td>\n<td>b</td>\n</tr>\n</tbody>\n</table>',
    '<figure>\n<blockquote>a</blockquote>\n<figcaption>b</figcaption>\n</figure>',
  ])('are not wrapped in paragraphs: %s', (body) => {
    expect(htmlOf(body)).not.toMatch(/<p><|<\/p><\/p>|<p>\s*<(?:li|td|h2|blockquote)/);
  });
});

it('one sentence per line does not split the text of a link', () => {
  expect(parseBody('See [What? > That](#x).').problems.map(({ rule }) => rule)).toEqual([]);
});
