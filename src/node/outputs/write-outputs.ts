import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addPrefix } from '../../shared/path-prefix';
import { toUrlPath } from '../../shared/paths';
import type { Redirect } from '../../shared/redirect';
import { IN_HOUSE_ADS } from '../../libraries/brand/in-house-ads';
import type { IconSummary } from '../../shared/icon-files';
import { servicesOf } from '../../shared/services';
import type { SiteBrowserData } from '../../shared/site-browser-data';
import type { NotificationFeed } from '../../shared/unread';
import type { SiteData } from '../content/data-files';
import { renderNotifications } from '../content/notifications';
import { HAND_MADE_PATHS, type SiteContent, UNLISTED_PATHS } from '../content/site-content';
import { splitStrings } from '../content/translations';
import { readConfiguration } from '../../shared/configuration';
import { escapeHtml } from '../lib/escape-html';
import { installedVersion, listStylesheets, REPOSITORY } from '../lib/paths';
import { themeStylesheet } from './branding-theme';
import { offlineHosts } from '../offline/write-offline';
import { writePublic } from '../lib/public-files';

/**
 * Writes the sitemap, robots.txt, and a page for each redirect.
 * @param days of the last commit of pages, by path
 * @param prefix path prefix of the site
 */
export function writeOutputs(
  { pages, api }: Pick<SiteContent, 'pages' | 'api'>,
  days: ReadonlyMap<string, string | null>,
  redirects: readonly Redirect[],
  prefix: string,
): void {
  const { GATSBY_SITE_URL: siteUrl } = readConfiguration(process.env);
  const paths = [
    ...HAND_MADE_PATHS.filter((path) => !UNLISTED_PATHS.includes(path)),
    ...pages
      .filter(({ frontMatter }) => !frontMatter.hidden)
      .map(({ path }) => path)
      .sort(),
    ...api.components.map(({ path }) => path),
  ];
  const listed = paths.map((path) => ({ path, lastUpdated: days.get(path) ?? null }));
  writePublic('sitemap.xml', sitemap(siteUrl, listed));
  writePublic('robots.txt', robots(siteUrl, prefix));
  for (const redirect of redirects)
    writePublic(`${redirect.from}index.html`, redirectPage(redirect, siteUrl, prefix));
}

/** Redirect page. It works on any host. Only the query and hash need JavaScript. */
export function redirectPage({ to }: Redirect, siteUrl: string, prefix = ''): string {
  const path = toUrlPath(to);
  const address = escapeHtml(addPrefix(path, prefix));
  const canonical = escapeHtml(addPrefix(path, siteUrl));
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title>' +
    `<link rel="canonical" href="${canonical}"><meta name="robots" content="noindex">` +
    `<script>${REDIRECT_SCRIPT}(${JSON.stringify(addPrefix(path, prefix)).replaceAll('<', '\\u003c')})</script>` +
    `<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript></head><body><p>This page has moved to <a href="${address}">${address}</a>.</p></body></html>\n`
  );
}

/** Inline script that does the same as `redirectTarget`. */
const REDIRECT_SCRIPT =
  '(to=>{const u=new URL(to,location.href),s=location.search;' +
  "if(s)u.search=u.search?u.search+'&'+s.slice(1):s;" +
  'if(location.hash)u.hash=location.hash;location.replace(u)})';

/** Pages about this site, which are hidden from search engines. */
const EXPERIMENTS = '/experiments/';

/**
 * The sitemap of all pages for search engines.
 * @param pages with the day of their last commit, such as 2026-11-20
 */
export function sitemap(
  siteUrl: string,
  pages: readonly { path: string; lastUpdated: string | null }[],
): string {
  const shown = pages.filter(({ path }) => !path.startsWith(EXPERIMENTS));
  const urls = shown.map(({ path, lastUpdated }) => {
    const day = lastUpdated === null ? '' : `<lastmod>${lastUpdated}</lastmod>`;
    return `  <url><loc>${escapeHtml(siteUrl + toUrlPath(path))}</loc>${day}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Allows crawlers on the pages of the sitemap. */
export function robots(siteUrl: string, prefix = ''): string {
  return `User-agent: *\nDisallow: ${prefix}${EXPERIMENTS}\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** Folder with the webpack alias `site-data`. */
export const SITE_DATA_FOLDER = join(REPOSITORY, '.cache/site-data');

/**
 * Writes modules with the data that the browser needs on every page, which are interface strings, products, and theme
 * variables.
 */
export function writeSiteData(data: SiteData, icons: IconSummary | null): void {
  const configuration = readConfiguration(process.env);
  const { everywhere, onDemand } = splitStrings(data.translations);
  const { reference: _writtenAtBuild, ...interfaceTexts } = everywhere;
  const services = servicesOf(configuration);
  const browserData: SiteBrowserData = {
    strings: { en: interfaceTexts },
    products: data.products
      .filter(({ value }) => value.listed)
      .map(({ value: { id, name, description, path, package: packageName, repository } }) => ({
        id,
        name,
        description,
        path,
        version: packageName ? installedVersion(packageName, REPOSITORY) : null,
        repository: repository ?? null,
      })),
    repositoryUrl: configuration.GATSBY_REPOSITORY_URL ?? null,
    notifications: writeNotifications(data),
    hasAds: IN_HOUSE_ADS.length > 0 || Boolean(services.adScriptUrl ?? services.sponsorAdUrl),
    offlineHosts: offlineHosts(configuration),
  };
  const stylesheets = listStylesheets(REPOSITORY).map((file) => readFileSync(join(REPOSITORY, file), 'utf8'));
  mkdirSync(SITE_DATA_FOLDER, { recursive: true });
  writeIfChanged('site.json', JSON.stringify(browserData));
  for (const [group, strings] of onDemand) writeIfChanged(`strings-${group}.json`, JSON.stringify(strings));
  writeIfChanged('services.json', JSON.stringify(services));
  if (icons) writeIfChanged('icons.json', JSON.stringify(icons));
  writeIfChanged('theme.css', themeStylesheet(stylesheets));
}

/** Writes the notifications to a file that loads on demand. */
function writeNotifications({ notifications }: SiteData): NotificationFeed {
  const shown = renderNotifications(notifications.map(({ value }) => value));
  const text = JSON.stringify(shown);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const url = `/notifications-${digest}.json`;
  writePublic(url, text);
  return { url, ids: shown.map(({ id }) => id) };
}

/** Webpack watches these files, and would rebuild even if the text is the same. */
function writeIfChanged(name: string, text: string): void {
  const file = join(SITE_DATA_FOLDER, name);
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    // Not written yet.
  }
  writeFileSync(file, text);
}
