import type { SiteData } from '../content/data-files';
import { HAND_MADE_PATHS, UNLISTED_PATHS } from '../content/site-content';
import { readConfiguration } from '../support/configuration';
import { writePublic } from './write-public';
import { redirectPage } from './redirect-page';
import { robots, sitemap, type SitemapPage } from './sitemap';

type Query = <Data>(query: string) => Promise<{ data?: Data; errors?: unknown }>;

interface PageList {
  allDocPage: { nodes: { path: string; hidden: boolean; lastUpdated: string | null }[] };
  allComponentApi: { nodes: { path: string }[] };
}

/** Writes what stands beside the pages: sitemap, robots.txt and a page per redirect. */
export async function writeOutputs(data: SiteData, query: Query): Promise<void> {
  const { GATSBY_SITE_URL: siteUrl } = readConfiguration(process.env);
  const result = await query<PageList>(
    '{ allDocPage(sort: { path: ASC }) { nodes { path hidden lastUpdated } } allComponentApi { nodes { path } } }',
  );
  const pages: SitemapPage[] = [
    ...HAND_MADE_PATHS.filter((path) => !UNLISTED_PATHS.includes(path)).map((path) => ({
      path,
      lastUpdated: null,
    })),
    ...(result.data?.allDocPage.nodes ?? []).filter(({ hidden }) => !hidden),
    ...(result.data?.allComponentApi.nodes ?? []).map(({ path }) => ({ path, lastUpdated: null })),
  ];
  writePublic('sitemap.xml', sitemap(siteUrl, pages));
  writePublic('robots.txt', robots(siteUrl));
  for (const { value } of data.redirects)
    writePublic(`${value.from}index.html`, redirectPage(value, siteUrl));
}
