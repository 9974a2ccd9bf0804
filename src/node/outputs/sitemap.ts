import { toUrlPath } from '../../shared/address/paths';
import { escapeHtml } from '../support/escape-html';

/** One line of the sitemap. */
export interface SitemapPage {
  path: string;
  /** Day such as 2026-11-20. */
  lastUpdated: string | null;
}

/** Below it are the pages about this site itself, which search engines do not show. */
const EXPERIMENTS = '/experiments/';

/** The sitemap of all pages that search engines may show. */
export function sitemap(siteUrl: string, pages: readonly SitemapPage[]): string {
  const shown = pages.filter(({ path }) => !path.startsWith(EXPERIMENTS));
  const urls = shown.map(({ path, lastUpdated }) => {
    const day = lastUpdated === null ? '' : `<lastmod>${lastUpdated}</lastmod>`;
    return `  <url><loc>${escapeHtml(siteUrl + toUrlPath(path))}</loc>${day}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Lets crawlers in to what the sitemap lists. */
export function robots(siteUrl: string, prefix = ''): string {
  return `User-agent: *\nDisallow: ${prefix}${EXPERIMENTS}\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
