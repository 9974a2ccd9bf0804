import { describe, expect, it } from 'vitest';
import { toHtml } from 'hast-util-to-html';
import { sanitizeInline } from '../../../src/shared/inline-html';
import { cleanHtml, parseHtml } from '../client/ads/html';

const inline = (html: string): string => toHtml(sanitizeInline(parseHtml(html)));

describe('text with HTML of others', () => {
  it('keeps emphasis, code, line breaks and links', () => {
    const html =
      '<b>a</b> <strong>b</strong> <i>c</i> <em>d</em> <code>e</code><br><a href="https://f.example/">f</a>';
    expect(inline(html)).toBe(html);
  });

  it('keeps only the text of other elements', () => {
    expect(inline('<h1>Big</h1> <span class=x>news</span><script>x</script><style>y</style><!-- z -->')).toBe(
      'Big news',
    );
  });

  it('loses all attributes, and links to scripts', () => {
    expect(inline('<b id=x class=y style=z onclick=w data-v>b</b>')).toBe('<b>b</b>');
    expect(inline('<a href="javascript:alert(1)" name=x>a</a>')).toBe('<a>a</a>');
  });

  it('can contain links within the site', () => {
    expect(inline('<a href="/versions/#v6">v6</a>')).toBe('<a href="/versions/#v6">v6</a>');
  });
});

describe('text of a sponsor', () => {
  it('marks every link as sponsored', () => {
    expect(cleanHtml('<a href="https://acme.example/" rel="opener" target="_self">a</a>')).toBe(
      '<a href="https://acme.example/" rel="noopener sponsored" target="_blank">a</a>',
    );
  });

  it.each(['javascript:alert(1)', '/versions/', 'mailto:a@b.example', ''])(
    'keeps only the text of a link to "%s"',
    (href) => expect(cleanHtml(`a <a href="${href}"><b>b</b></a>`)).toBe('a <b>b</b>'),
  );
});
