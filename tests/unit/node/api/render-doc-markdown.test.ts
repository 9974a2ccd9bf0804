import { describe, expect, it } from 'vitest';
import { renderDocMarkdown } from '../../../../src/node/api/page/rendered-component';

const render = (text: string) => renderDocMarkdown(text, (href) => href);

describe('Markdown in declarations', () => {
  it('becomes HTML', () => {
    expect(render('If `true`, it is **on**.\n\n- a\n- ~~b~~')).toBe(
      '<p>If <code>true</code>, it is <strong>on</strong>.</p>\n<ul>\n<li>a</li>\n<li><del>b</del></li>\n</ul>',
    );
  });

  it("resolves links with the site's resolver", () => {
    expect(
      renderDocMarkdown('[a](/x/) and [b][ref]\n\n[ref]: https://b.example', (href) => `${href}?seen`),
    ).toBe('<p><a href="/x/?seen">a</a> and <a href="https://b.example?seen">b</a></p>');
  });

  it('highlights code, and escapes it in languages that the site does not know', () => {
    expect(render('```jsx\n<a />\n```')).toContain('<span class="token');
    expect(render('```"><script>\n<a />\n```')).toContain(
      'data-language="text"><pre tabindex="0"><code class="language-text">&lt;a />',
    );
  });

  it.each([
    ['<script>alert(1)</script>', '&#x3C;script>'],
    ['A list of <Tab /> elements <img src=x onerror="alert(1)">', '&#x3C;img src=x'],
    ['[click](javascript:alert(1))', '<p><span>click</span></p>'],
    ['[click](JaVaScRiPt:alert(1))', '<p><span>click</span></p>'],
    ['[click](data:text/html,x)', '<p><span>click</span></p>'],
    ['[click](//elsewhere.example)', '<p><span>click</span></p>'],
    ['[a]\n\n[a]: javascript:alert(1)', '<p><span>a</span></p>'],
    ['![a picture](https://tracker.example/x.png)', '<p><span>a picture</span></p>'],
    ['![a picture][p]\n\n[p]: https://tracker.example/x.png', '<p><span>a picture</span></p>'],
  ])('escapes HTML and unsafe URLs: %s', (text, expected) => {
    const html = render(text);
    expect(html).toContain(expected);
    expect(html).not.toMatch(/<(script|img|tab)|href="(javascript|data)/i);
  });
});
