import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Folder of the production build. Playwright runs in the root of the repository. */
const BUILD = 'public';

/** Text of a file of the build. */
export function builtFile(path: string): string {
  return readFileSync(`${BUILD}/${path}`, 'utf8');
}

/** Stylesheet of the site, which Gatsby puts into every page, so the first paint does not wait for another request. */
export const INLINE_STYLESHEET = /<style data-href="([^"]+)"[^>]*>([^]*?)<\/style>/;

/** Compressed size in bytes of a page's own HTML, without the stylesheet that all pages contain. */
export function htmlSize(path: string): number {
  return gzipSync(builtFile(`${path}index.html`).replace(INLINE_STYLESHEET, '')).length;
}

/** Name of the script that has the component of a page. */
export function componentScript(path: string): string {
  const { componentChunkName } = JSON.parse(builtFile(`page-data${path}page-data.json`)) as {
    componentChunkName: string;
  };
  const { namedChunkGroups } = JSON.parse(builtFile('webpack.stats.json')) as {
    namedChunkGroups: Record<string, { assets: { name: string }[] }>;
  };
  const own = namedChunkGroups[componentChunkName]?.assets.findLast(({ name }) => name.endsWith('.js'));
  if (!own) throw new Error(`${path} has no script of its own.`);
  return own.name;
}

/**
 * Sample of API pages, which has the longest, one with inherited props, one of each other product, and a deprecated
 * one.
 */
const API_SAMPLES = [
  '/material-ui/api/autocomplete/',
  '/material-ui/api/button/',
  '/material-ui/api/grid-legacy/',
  '/joy-ui/api/autocomplete/',
  '/system/api/box/',
];

/** Paths of the pages to read one by one. A sample of API pages is enough, because all are generated. */
export function readablePaths(): string[] {
  const isApiPage = (path: string): boolean => /^\/[\w-]+\/api\//.test(path);
  return pagePaths().filter((path) => !isApiPage(path) || API_SAMPLES.includes(path));
}

/** Paths of all pages in the sitemap, and of pages that are hidden from search engines. */
export function pagePaths(): string[] {
  return [...sitemapPaths(), ...experimentPaths()];
}

function experimentPaths(): string[] {
  const files = readdirSync(`${BUILD}/experiments`, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('index.html') && !isRedirect(`experiments/${file}`))
    .map((file) => `/experiments/${file.replace(/index\.html$/, '')}`);
}

function isRedirect(file: string): boolean {
  return builtFile(file).includes('http-equiv="refresh"');
}

/** Files of one folder of the build. */
export function builtFiles(folder: string): string[] {
  return readdirSync(`${BUILD}/${folder}`).map((name) => `${folder}/${name}`);
}

/** Files of all HTML documents, including demos and redirects. */
export function builtDocuments(): string[] {
  return readdirSync(BUILD, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => relative(BUILD, join(parentPath, name)));
}

/** Paths of the pages that search engines are told of. */
export function sitemapPaths(): string[] {
  const addresses = [...builtFile('sitemap.xml').matchAll(/<loc>(.+?)<\/loc>/g)];
  return addresses.map(([, address = '']) => new URL(address).pathname);
}
