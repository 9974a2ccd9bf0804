import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { redirectTarget } from '../../../../src/client/pages/missing-page';
import { redirectPage } from '../../../../src/node/outputs/write-site';

const SITE = 'https://docs.example.com';

describe('the page of a redirect', () => {
  it('redirects without JavaScript', () => {
    const html = redirectPage({ from: '/old/', to: '/new/#part' }, SITE);
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/new/#part"></noscript>');
    expect(html).toContain('<a href="/new/#part">/new/#part</a>');
  });

  it.each([
    ['/new/', '?utm_source=x', '#part', '/new/?utm_source=x#part'],
    ['/new/?a=1#own', '?b=2', '', '/new/?a=1&b=2#own'],
    ['/new/#own', '', '#part', '/new/#part'],
    ['/new/#own', '', '', '/new/#own'],
  ])('redirects to %s with query "%s" and hash "%s" to %s', (to, search, hash, expected) => {
    expect(redirectTarget(to, { search, hash })).toBe(expected);
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(redirectPage({ from: '/old/', to }, SITE)) ?? [];
    const replaced: string[] = [];
    const location = {
      href: `${SITE}/old/${search}${hash}`,
      search,
      hash,
      replace: (url: URL) => replaced.push(String(url)),
    };
    runInNewContext(script, { location, URL });
    expect(replaced).toEqual([SITE + expected]);
  });

  it('contains the full new URL for search engines, and is not indexed', () => {
    const html = redirectPage({ from: '/old/', to: '/new/' }, SITE);
    expect(html).toContain('<link rel="canonical" href="https://docs.example.com/new/">');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('stays in the folder that the site is served from', () => {
    const html = redirectPage({ from: '/old/', to: '/new/' }, 'https://example.com/docs', '/docs');
    expect(html).toContain('content="0; url=/docs/new/"');
    expect(html).toContain('<link rel="canonical" href="https://example.com/docs/new/">');
  });

  it('can go to other sites', () => {
    const html = redirectPage({ from: '/old/', to: 'https://example.com/' }, SITE);
    expect(html).toContain('<link rel="canonical" href="https://example.com/">');
  });

  it('escapes the URL', () => {
    const html = redirectPage({ from: '/old/', to: '/a"><script>alert(1)</script>&b/' }, SITE);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('href="/a%22%3E%3Cscript%3Ealert(1)%3C/script%3E&amp;b/"');
  });

  it('encodes an anchor of another script once', () => {
    expect(redirectPage({ from: '/old/', to: '/a/#größe' }, SITE)).toContain('url=/a/#gr%C3%B6%C3%9Fe"');
    expect(redirectPage({ from: '/old/', to: '/a/#gr%C3%B6%C3%9Fe' }, SITE)).toContain(
      'url=/a/#gr%C3%B6%C3%9Fe"',
    );
  });
});
