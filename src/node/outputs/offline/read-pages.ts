import { APP_SHELL, pageOfData } from '../../../shared/offline/request-kind';
import type { PublicFolder } from './public-folder';

/** A page of the built site, as far as saving it goes. */
export interface BuiltPage {
  path: string;
  title: string;
  /** Product it belongs to; null for the home page and such. */
  productId: string | null;
  /** Its page data. */
  dataFile: string;
  /** Name of the chunk with its component. */
  chunk: string;
  staticQueries: string[];
}

interface PageData {
  componentChunkName: string;
  staticQueryHashes: string[];
}

const PAGE_DATA = /^\/page-data\/.+\/page-data\.json$/;

/** Reads all pages off the built files: what a page is, its files say. */
export function readPages(site: PublicFolder): BuiltPage[] {
  return [...site.paths]
    .filter((file) => PAGE_DATA.test(file) && pageOfData(file) !== APP_SHELL)
    .sort()
    .map((file) => readPage(file, site));
}

function readPage(dataFile: string, site: PublicFolder): BuiltPage {
  const path = pageOfData(dataFile);
  const { componentChunkName, staticQueryHashes } = JSON.parse(site.read(dataFile)) as PageData;
  const html = site.read(path.endsWith('/') ? `${path}index.html` : path);
  const [, productId = 'null'] = /<meta name="mui:productId" content="([^"]*)"/.exec(html) ?? [];
  return {
    path,
    title: (isFullPage(html) ? titleOf(html) : headingOf(html)) ?? path,
    productId: productId === 'null' ? null : productId,
    dataFile,
    chunk: componentChunkName,
    staticQueries: staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
  };
}

/** The first heading of a page without a frame belongs to its example. */
function isFullPage(html: string): boolean {
  return html.includes('class="full-page-bar"');
}

/** Without the name of the product. */
function titleOf(html: string): string | null {
  const [, title] = /<title[^>]*>(.*?)(?: - [^<]*)?<\/title>/s.exec(html) ?? [];
  return title ? plainText(title) : null;
}

function headingOf(html: string): string | null {
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return heading ? plainText(heading) : null;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The text of some HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x27|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();
}
