import { describe, expect, it } from 'vitest';
import { linkCode } from '../../../../../src/node/api/page/code-links';

const link = (html: string): string =>
  linkCode(html, (word) => (/Button/.test(word) ? `<a href="/${word.replace(/[<>/ ]/g, '')}/">` : null));

describe('code with the name of a component', () => {
  it('becomes a link, other code stays', () => {
    expect(link('<p>Use <code>Button</code>, not <code>div</code>.</p>')).toBe(
      '<p>Use <a href="/Button/"><code>Button</code></a>, not <code>div</code>.</p>',
    );
  });

  it('keeps component names as written', () => {
    expect(link('<code>&#x3C;Button /></code>')).toBe('<a href="/Button/"><code>&#x3C;Button /></code></a>');
  });

  it.each([
    '<h2 id="a"><a href="#a">The <code>Button</code></a></h2>',
    '<p><a href="/x/" title="a > b">See <code>Button</code></a></p>',
    '<details><summary><code>Button</code></summary></details>',
    '<pre><code>Button</code></pre>',
    '<pre><code class="language-tsx">Button</code></pre>',
    '<p><code translate="no">Button</code></p>',
  ])('stays as it is in %s', (html) => {
    expect(link(html)).toBe(html);
  });

  it('becomes one again after them', () => {
    expect(link('<h2>A</h2><p><code>Button</code></p>')).toContain('<a href="/Button/">');
  });
});
