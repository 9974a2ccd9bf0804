import type { Redirect } from '../../shared/navigation/redirect';
import { HAND_MADE_PATHS, UNLISTED_PATHS, type SiteContent } from '../content/site-content';
import { readConfiguration } from '../support/configuration';
import { writePublic } from './write-public';
import { redirectPage } from './redirect-page';
import { robots, sitemap, type SitemapPage } from './sitemap';

/**
 * Writes what stands beside the pages: sitemap, robots.txt and a page per redirect.
 * @param days of the last commit of pages, by path
 * @param prefix folder that the site is served from
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
  const listed = paths.map((path): SitemapPage => ({ path, lastUpdated: days.get(path) ?? null }));
  writePublic('sitemap.xml', sitemap(siteUrl, listed));
  writePublic('robots.txt', robots(siteUrl, prefix));
  for (const redirect of redirects)
    writePublic(`${redirect.from}index.html`, redirectPage(redirect, siteUrl, prefix));
}
