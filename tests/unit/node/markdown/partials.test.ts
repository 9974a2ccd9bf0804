import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../../src/node/checks/check-site';
import { parsePage } from '../../../../src/node/markdown/parse-page';
import type { TextResult } from '../../../../src/node/lib/files';
import { describeProblems, page, problemsOfBody, siteWith, type Files } from '../content/site-with';

const FOLDER = 'content/material-ui/react-button';
const INCLUDE = '<Include src="./_part.mdx" />';

/** A page that can include the partials of a folder `x`. */
function parseWith(parts: Readonly<Record<string, string>>, body: string = INCLUDE) {
  const readPartial = (file: string): TextResult | null => {
    const text = parts[file.replace(/^content\/x\//, '')];
    return text === undefined ? null : { text };
  };
  return parsePage({ file: 'content/x/index.mdx', path: '/x/', text: page(body), readPartial });
}

const report = (...args: Parameters<typeof parseWith>): string =>
  describeProblems(parseWith(...args).problems);

describe('a part of pages', () => {
  it('renders a partial as if its content were in the page', () => {
    const parsed = parseWith(
      { '_part.mdx': '## Install\n\nRun *it*.' },
      `Before.\n\n${INCLUDE}\n\n## Install`,
    );
    expect(parsed.problems).toEqual([]);
    expect(parsed.headings.map(({ id }) => id)).toEqual(['install', 'install-2']);
    expect(parsed.blocks.map((block) => (block.kind === 'html' ? block.html : block.kind)).join('')).toMatch(
      /^<p>Before\.<\/p><h2 id="install">.*<p>Run <em>it<\/em>\.<\/p><h2 id="install-2">/s,
    );
    expect(parsed.includes).toEqual(['content/x/_part.mdx']);
  });

  it('can be in a list or a callout, and contain other partials', () => {
    const parts = { '_part.mdx': 'One.\n\n<Include src="./deep/_two.mdx" />', 'deep/_two.mdx': 'Two.' };
    const parsed = parseWith(parts, `:::info\n\n${INCLUDE}\n\n:::`);
    expect(parsed.problems).toEqual([]);
    expect(parsed.blocks.map((block) => (block.kind === 'html' ? block.html : block.kind)).join('')).toMatch(
      /role="note">.*<p>One\.<\/p>\s*<p>Two\.<\/p>/s,
    );
    expect(parsed.includes).toEqual(['content/x/_part.mdx', 'content/x/deep/_two.mdx']);
  });

  it('knows that the cards and playgrounds of a partial are in its file', () => {
    const { demos, pageCards } = parseWith({
      '_part.mdx': '<PageCards below="/x" />\n\n<Playground component="Chip" />',
    });
    const file = 'content/x/_part.mdx';
    expect(pageCards).toMatchObject([{ below: '/x', place: { file, line: 1, column: 1 } }]);
    expect(demos).toMatchObject([{ name: 'ChipPlayground', place: { file, line: 3, column: 1 } }]);
  });

  it('reports errors with the file and line of the partial', () => {
    const part = 'Text {price}.\n\n:::note\n\nText.\n\n:::\n\n<div className="a" />\n\n```tsxx\na\n```';
    expect(report({ '_part.mdx': part })).toMatchInlineSnapshot(`
      "content/x/_part.mdx:3:1
      ":::note" is not a callout.
      → Did you mean ":::info"?

      content/x/_part.mdx:1:6
      "{price}" is an expression.
      Pages are data, and are read without running code.
      → Put braces that you want to show in backticks, or write the code in a demo.

      content/x/_part.mdx:9:1
      <div> has the attribute "className".
      The elements of a page are HTML, not React.
      → Write class="a".

      content/x/_part.mdx:11:1
      Unknown code language "tsxx".
      → Did you mean "tsx"?"
    `);
    expect(report({ '_part.mdx': 'a <b' })).toContain('content/x/_part.mdx:1:');
    expect(report({ '_part.mdx': '>'.repeat(5000) })).toContain(
      'content/x/_part.mdx:1:1\nThe page cannot be read',
    );
  });

  it('requires one sentence per line in partials', () => {
    expect(report({ '_part.mdx': 'One. Two.' })).toMatchInlineSnapshot(`
      "content/x/_part.mdx:1:6
      Two sentences are on one line.
      Reviews then show which sentences changed.
      → Begin a new line before the second one."
    `);
  });

  it('contributes words and keyboard rows to the page, with their own places', () => {
    const part = 'Set `size`.\n\n| Key | Effect |\n| :--- | :--- |\n| <kbd>Tab</kbd> | Moves on |';
    const { codeWords, keyRows } = parseWith({ '_part.mdx': part }, `Set \`color\`.\n\n${INCLUDE}`);
    const file = 'content/x/_part.mdx';
    expect(codeWords).toEqual(['color', 'size']);
    expect(keyRows).toEqual([{ keys: 'Tab', place: { file, line: 5, column: 1 } }]);
  });

  it('rejects front matter, imports, and demos in partials', () => {
    const part =
      '---\ntitle: A\n---\n\nimport a from "a"\n\n<Demo src="Basic" />\n\n- <Query src="a.graphql" />';
    const parsed = parseWith({ '_part.mdx': part });
    expect(describeProblems(parsed.problems)).toMatchInlineSnapshot(`
      "content/x/_part.mdx:1:1
      A partial has no front matter.
      → Move the front matter to the pages that include the partial.

      content/x/_part.mdx:5:1
      A partial has no imports or exports.
      → Move the imports or exports to the pages that include the partial.

      content/x/_part.mdx:7:1
      <Demo> is in a partial.
      It belongs to one page, and its file is next to that page.
      → Move it to the pages that include the partial.

      content/x/_part.mdx:9:3
      <Query> is in a partial.
      It belongs to one page, and its file is next to that page.
      → Move it to the pages that include the partial."
    `);
    expect(parsed.demos).toEqual([]);
  });

  it('reports missing and circular partials where they are included', () => {
    expect(report({})).toMatchInlineSnapshot(`
      "content/x/index.mdx:6:1
      The partial "./_part.mdx" does not exist.
      → Create "content/x/_part.mdx"."
    `);
    expect(report({ '_part.mdx': `A.\n\n${INCLUDE}` })).toMatchInlineSnapshot(`
      "content/x/_part.mdx:3:1
      "_part.mdx" includes itself.
      → Remove one of the lines that include it."
    `);
    expect(report({}, '<Include src="part.mdx" />')).toContain(
      'Write the path of a file whose name starts with "_"',
    );
    expect(report({ '_part.mdx': 'A.' }, `Text ${INCLUDE}.`)).toContain('<Include> is inside a paragraph.');
  });

  it('resolves images relative to the partial', () => {
    const parsed = parseWith(
      {
        'content/_shared/_part.mdx':
          '![a](./a.png) <img alt="" src="b.png" srcset="c.png 2x, d.png 3x" /> ![e](/e.png) ![f][f]\n\n[f]: f.png',
      },
      '<Include src="../_shared/_part.mdx" />',
    );
    expect(parsed.problems).toEqual([]);
    expect(parsed.images.map(({ src }) => src)).toEqual([
      './../_shared/a.png',
      './../_shared/b.png',
      './../_shared/c.png',
      './../_shared/d.png',
      '/e.png',
      './../_shared/f.png',
    ]);
  });

  it('has its own footnotes and link definitions', () => {
    const { blocks } = parseWith(
      { '_part.mdx': 'B[^1] and [b][c].\n\n[^1]: Of the part.\n\n[c]: /b/' },
      `A[^1] and [a][c].\n\n${INCLUDE}\n\n[^1]: Of the page.\n\n[c]: /a/`,
    );
    const html = JSON.stringify(blocks);
    for (const text of ['Of the part.', 'Of the page.', '/a/', '/b/']) expect(html).toContain(text);
  });
});

describe('in a site', () => {
  const part = (text: string): Files => ({ [`${FOLDER}/_part.mdx`]: text });

  it('links and images of a part are followed, and reported in its file', async () => {
    const body = '[x](/material-ui/react-selct/)\n\n![a](./menu.png)';
    expect(await problemsOfBody(INCLUDE, part(body))).toMatchInlineSnapshot(`
      "content/material-ui/react-button/_part.mdx:1:1
      The link "/material-ui/react-selct/" matches no page.
      → Did you mean [Page](/material-ui/react-select/)?

      content/material-ui/react-button/_part.mdx:3:1
      The file "./menu.png" does not exist.
      → Move it to "content/material-ui/react-button/menu.png"."
    `);
  });

  it('reports an error in a partial once, even if several pages include it', async () => {
    const site = await siteWith({
      ...part('[x](/zzz/)'),
      [`${FOLDER}/index.mdx`]: page(INCLUDE),
      'content/material-ui/react-select/index.mdx': page('<Include src="../react-button/_part.mdx" />'),
    });
    expect(describeProblems(checkSite(site)).match(/matches no page/g)).toHaveLength(1);
  });

  it('a part that no page includes is reported', async () => {
    expect(await problemsOfBody('Text.', part('Text.'))).toMatchInlineSnapshot(`
      "content/material-ui/react-button/_part.mdx:1
      No page includes "_part.mdx".
      → Add <Include src="…/_part.mdx" /> where it belongs, or delete the file."
    `);
  });

  it('a file outside of the content is no part', async () => {
    const problems = await problemsOfBody('<Include src="../../../_secret.mdx" />', {
      '_secret.mdx': 'Secret.',
    });
    expect(problems).toContain('The partial "../../../_secret.mdx" does not exist.');
  });
});
