import { describe, expect, it } from 'vitest';
import { highlight, parseFenceInfo, splitHighlightedLines } from '../../../../src/node/markdown/code-block';
import { htmlOf, problemsOf } from './parse';

describe('the words after a fence', () => {
  it('name a title, lines and a label in any order', () => {
    expect(parseFenceInfo('tsx', 'Vite {2,4-6} title="src/App.tsx" app')).toEqual({
      language: 'tsx',
      title: 'src/App.tsx',
      highlightedLines: new Set([2, 4, 5, 6]),
      label: 'Vite app',
    });
  });

  it('can be missing', () => {
    expect(parseFenceInfo(null, undefined)).toEqual({
      language: null,
      title: null,
      highlightedLines: new Set(),
      label: '',
    });
  });
});

describe('a code block', () => {
  it('renders a code block with highlighting, a title, and keyboard access', () => {
    expect(htmlOf('```ts title="a & b.ts"\nlet a;\n```')).toBe(
      '<div class="MuiCode-root" data-language="ts"><div class="MuiCode-title">a &amp; b.ts</div>' +
        '<pre tabindex="0"><code class="language-ts"><span class="token keyword">let</span> a' +
        '<span class="token punctuation">;</span></code></pre></div>',
    );
  });

  it('reports highlighted lines without code', () => {
    const fence = (marks: string) => problemsOf(`\`\`\`text {${marks}}\na\n\nb\nc\n\`\`\`\n`);
    expect(fence('1-4')).toBe('');
    expect(fence('2-4')).toContain('Line 2 of the code is highlighted');
    expect(fence('4-5')).toContain('Line 5 of the code is highlighted');
  });

  it('marks the lines the author names', () => {
    expect(htmlOf('```text {2}\na\nb\nc\n```')).toContain(
      '<code class="language-text">a\n<mark class="line">b\n</mark>c</code>',
    );
  });

  it('scrolls when it is long, and is whole when it is not', () => {
    const block = (lines: number): string => htmlOf(`\`\`\`text\n${'a\n'.repeat(lines)}\`\`\``);
    expect(block(26)).toContain('<div class="MuiCode-root" data-language="text"><pre');
    expect(block(27)).toContain('<div class="MuiCode-root" data-language="text" data-long><pre');
  });

  it('leaves the drawing of prompt signs before commands to the stylesheet', () => {
    const text = (fence: string): string | undefined => /<code[^>]*>([^]*)<\/code>/.exec(htmlOf(fence))?.[1];
    expect(
      text('```bash {2}\n$ ls\n$ pwd\n```')?.replace(/<span class="token[^>]*>([^<]*)<\/span>/g, '$1'),
    ).toBe('<span class="prompt"></span>ls\n<mark class="line"><span class="prompt"></span>pwd</mark>');
    expect(text('```text\n$ 5\n```')).toBe('$ 5');
  });

  it('stays text when it looks like HTML', () => {
    expect(htmlOf('```text\n<b>&amp;</b>\n```')).toContain('&lt;b>&amp;amp;&lt;/b>');
  });

  it('renders code blocks in lists, callouts, and HTML', () => {
    const html = htmlOf(
      '- a\n\n  ```text\n  b\n  ```\n\n:::info\n```text\nc\n```\n:::\n\n<details>\n\n```text\nd\n```\n\n</details>',
    );
    expect(html).toMatch(
      /<li>.*b<\/code>.*<\/li>[^]*role="note".*c<\/code>[^]*<details>[^]*d<\/code>[^]*<\/details>/s,
    );
  });

  it('reports an unknown language', () => {
    expect(problemsOf('```javscript\nls\n```\n\n```tsxx\n```\n\n```klingon\n```')).toMatchInlineSnapshot(`
      "6:1
      Unknown code language "javscript".
      → Did you mean "javascript"?

      10:1
      Unknown code language "tsxx".
      → Did you mean "tsx"?

      13:1
      Unknown code language "klingon".
      → Write one of: bash, css, diff, graphql, html, js, json, jsx, md, mdx, text, ts, tsx, xml, yaml."
    `);
  });
});

describe('a code block that never ends', () => {
  it.each([
    ['at the end of the page', 'Text.\n\n```tsx\na', '8:1', '```'],
    ['with other signs than it started with', '```tsx\na\n~~~', '6:1', '```'],
    ['with fewer signs than it started with', '~~~~tsx\na\n~~~', '6:1', '~~~~'],
    ['with something behind the signs', '```tsx\na\n``` b', '6:1', '```'],
    ['in a list', '- a\n\n  ```tsx\n  a\n\n- b', '8:3', '```'],
    ['in a quote', '> ```tsx\n> a\n\nText.', '6:3', '```'],
    ['without any line', '```tsx', '6:1', '```'],
  ])('reports unclosed code where it starts: %s', (_name, body, place, fence) => {
    expect(problemsOf(body)).toBe(
      `${place}\nThe code that starts here never ends.\n→ Write ${fence} on a separate line where it ends, indented like the first.`,
    );
  });

  it.each([
    ['right away', '```tsx\n```'],
    ['with more signs', '```tsx\na\n`````'],
    ['with a blank behind them', '```tsx\na\n```  '],
    ['in a list', '1. a\n\n   ```tsx\n   a\n   ```\n'],
    ['in a quote', '> ```tsx\n> a\n>```'],
    ['around another fence', '````mdx\n```tsx\na\n```\n````'],
  ])('accepts code that ends %s', (_name, body) => {
    expect(problemsOf(body)).toBe('');
  });
});

describe('the language of a code block', () => {
  it.each([
    ['javascript', 'js'],
    ['typescript', 'ts'],
    ['shell', 'bash'],
    ['sh', 'bash'],
    ['yml', 'yaml'],
    ['xml', 'xml'],
    ['JSX', 'jsx'],
    ['jsonc', 'json'],
  ])('can be called %s', (name, language) => {
    expect(htmlOf(`\`\`\`${name}\na\n\`\`\``)).toContain(`data-language="${language}"`);
  });

  it('can be followed by line numbers without a space', () => {
    expect(htmlOf('```js{2}\na;\nb;\n```')).toMatch(/data-language="js".*<mark class="line">b/s);
    expect(parseFenceInfo('js{1,', '3} title="a.js"')).toMatchObject({
      language: 'js',
      title: 'a.js',
      highlightedLines: new Set([1, 3]),
      label: '',
    });
    expect(htmlOf('```{1}\na\n```')).toContain('data-language="text"');
  });
});

it('a tag is highlighted however deep the braces of its props are', () => {
  const tag = '<Select label="Pool" MenuProps={{ slotProps: { paper: { sx: { p: 1 } } } }} />';
  for (const language of ['jsx', 'tsx']) {
    const html = highlight(tag, language);
    expect(html).toContain('<span class="token class-name">Select</span>');
    expect(html).toContain('<span class="token attr-name">label</span>');
    expect(html).toContain('<span class="token attr-name">MenuProps</span>');
  }
});

it('a token over several lines is whole on each of them', () => {
  const lines = splitHighlightedLines(highlight('const a = `x\ny`;', 'ts'));
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line.match(/<span/g)?.length).toBe(line.match(/<\/span>/g)?.length);
  }
  expect(lines[1]).toMatch(/^<span class="token template-string"><span class="token string">y<\/span>/);
});
