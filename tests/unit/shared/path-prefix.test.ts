import { describe, expect, it } from 'vitest';
import { addPrefix, pathPrefixOf, prefixCss, prefixHtml, stripPrefix } from '../../../src/shared/path-prefix';

describe('the folder that a site is served from', () => {
  it('the prefix is the path of the site URL, and empty at the root of a host', () => {
    expect(pathPrefixOf('https://example.com/docs')).toBe('/docs');
    expect(pathPrefixOf('https://example.com/a/b/')).toBe('/a/b');
    expect(pathPrefixOf('http://localhost:9000')).toBe('');
  });

  it('only adds the prefix to site paths', () => {
    expect(addPrefix('/system/#part', '/docs')).toBe('/docs/system/#part');
    for (const other of ['#part', '?q=a', 'https://example.com/', '//example.com/', 'mailto:a@b.c', ''])
      expect(addPrefix(other, '/docs')).toBe(other);
  });

  it('removes the prefix from URLs, and rejects other paths of the host', () => {
    expect(stripPrefix('/docs/system/', '/docs')).toBe('/system/');
    expect(stripPrefix('/docs/', '/docs')).toBe('/');
    for (const other of ['/docs', '/docs-old/', '/', '/system/docs/'])
      expect(stripPrefix(other, '/docs')).toBeNull();
    expect(stripPrefix('/system/', '')).toBe('/system/');
  });
});

describe('HTML below a folder', () => {
  const place = (html: string) => prefixHtml(html, '/docs');

  it('adds the prefix to links, images, forms, and styles in HTML', () => {
    expect(place('<a href="/a/">A</a>')).toBe('<a href="/docs/a/">A</a>');
    expect(place('<form action="/search/"><video poster="/p.png" src="/v.mp4"></video></form>')).toBe(
      '<form action="/docs/search/"><video poster="/docs/p.png" src="/docs/v.mp4"></video></form>',
    );
    expect(place('<img src="/a.png" srcset="/a.png 1x, /b.png 2x" alt="a > b">')).toBe(
      '<img src="/docs/a.png" srcset="/docs/a.png 1x, /docs/b.png 2x" alt="a > b">',
    );
    expect(place(`<p style="background:url('/a.png')">A</p><style>b{src:url(/b.woff2)}</style>`)).toBe(
      `<p style="background:url('/docs/a.png')">A</p><style>b{src:url(/docs/b.woff2)}</style>`,
    );
  });

  it('adds the prefix in the document of a frame', () => {
    expect(place('<iframe srcdoc="&lt;link href=&quot;/a.css&quot;&gt;"></iframe>')).toBe(
      '<iframe srcdoc="&lt;link href=&quot;/docs/a.css&quot;&gt;"></iframe>',
    );
  });

  it.each([
    '<a href="#part">A</a><a href="https://example.com/">B</a><a href="//example.com/">C</a>',
    '<code>&lt;a href="/a/"&gt;</code> and curl src="/a/"',
    '<p title=\'an href="/a/" in a title\' data-x="/a/">url(/a.png)</p>',
  ])('leaves everything else as it is: %s', (html) => {
    expect(place(html)).toBe(html);
  });
});

it('CSS below a folder has it in the URLs of files', () => {
  expect(prefixCss(`a{src:url('/a.woff2'),url(/b.woff2),url(data:x),url(c.png)}`, '/docs')).toBe(
    `a{src:url('/docs/a.woff2'),url(/docs/b.woff2),url(data:x),url(c.png)}`,
  );
});
