import { describe, expect, it } from 'vitest';
import { robots, sitemap } from '../../../../src/node/outputs/write-site';

const SITE = 'https://docs.example.com';

describe('the sitemap', () => {
  it('lists full URLs with the day of the last change if it is known', () => {
    expect(
      sitemap(SITE, [
        { path: '/', lastUpdated: null },
        { path: '/system/react-box/', lastUpdated: '2026-11-20' },
      ]),
    ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://docs.example.com/</loc></url>
  <url><loc>https://docs.example.com/system/react-box/</loc><lastmod>2026-11-20</lastmod></url>
</urlset>
`);
  });

  it('encodes URLs', () => {
    expect(sitemap(SITE, [{ path: '/größe 1/"2"/', lastUpdated: null }])).toContain(
      `<loc>${SITE}/gr%C3%B6%C3%9Fe%201/%222%22/</loc>`,
    );
  });

  it('escapes what XML would read as mark-up', () => {
    expect(sitemap(SITE, [{ path: '/a&b/', lastUpdated: null }])).toContain(`<loc>${SITE}/a&amp;b/</loc>`);
  });

  it('omits pages that robots.txt blocks', () => {
    expect(sitemap(SITE, [{ path: '/experiments/docs/demos/', lastUpdated: null }])).not.toContain('<loc>');
  });
});

describe('robots.txt', () => {
  it('blocks crawlers from the pages about this site, and links the sitemap', () => {
    expect(robots(SITE)).toBe(`User-agent: *
Disallow: /experiments/
Sitemap: https://docs.example.com/sitemap.xml
`);
  });

  it('contains the path prefix', () => {
    expect(robots('https://example.com/docs', '/docs')).toContain('Disallow: /docs/experiments/\n');
  });
});
