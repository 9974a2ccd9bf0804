import { describe, expect, it } from 'vitest';
import { expectNoSnippetLeft } from './expect-no-snippet-left';
import { parseFenceInfo } from '../../../../../src/node/content/page/code-block';
import { highlight, splitHighlightedLines } from '../../../../../src/node/content/page/highlight';
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

  it('may be missing', () => {
    expect(parseFenceInfo(null, undefined)).toEqual({
      language: null,
      title: null,
      highlightedLines: new Set(),
      label: '',
    });
  });
});

describe('a code block', () => {
  it('is highlighted, titled, and reached by the keyboard', () => {
    expect(htmlOf('```ts title="a & b.ts"\nlet a;\n```')).toBe(
      '<div class="MuiCode-root" data-language="ts"><div class="MuiCode-title">a &amp; b.ts</div>' +
        '<pre tabindex="0"><code class="language-ts"><span class="token keyword">let</span> a' +
        '<span class="token punctuation">;</span></code></pre></div>',
    );
  });

  it('marks the lines the author names', () => {
    expect(htmlOf('```text {2}\na\nb\nc\n```')).toContain(
      '<code class="language-text">a\n<mark class="line">b\n</mark>c</code>',
    );
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

  it('keeps its place in lists, callouts and raw HTML', () => {
    const html = htmlOf(
      '- a\n\n  ```text\n  b\n  ```\n\n:::info\n```text\nc\n```\n:::\n\n<details>\n\n```text\nd\n```\n\n</details>',
      'md',
    );
    expectNoSnippetLeft(html);
    expect(html).toMatch(
      /<li>.*b<\/code>.*<\/li>[^]*role="note".*c<\/code>[^]*<details>[^]*d<\/code>[^]*<\/details>/s,
    );
  });

  it('has a language that can be highlighted', () => {
    expect(problemsOf('```sh\nls\n```\n\n```tsxx\n```\n\n```klingon\n```')).toMatchInlineSnapshot(`
      "6:1
      Unknown code language "sh".
      → Did you mean "bash"?

      10:1
      Unknown code language "tsxx".
      → Did you mean "tsx"?

      13:1
      Unknown code language "klingon".
      → Write one of: bash, css, diff, graphql, html, js, json, jsx, markup, md, mdx, text, ts, tsx, yaml."
    `);
  });
});

it('a token over several lines is whole on each of them', () => {
  const lines = splitHighlightedLines(highlight('const a = `x\ny`;', 'ts'));
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line.match(/<span/g)?.length).toBe(line.match(/<\/span>/g)?.length);
  }
  expect(lines[1]).toMatch(/^<span class="token template-string"><span class="token string">y<\/span>/);
});
