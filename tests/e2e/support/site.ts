import { readdirSync, readFileSync } from 'node:fs';

/** Folder of the production build; Playwright runs in the root of the repository. */
const BUILD = 'public';

/** Text of a file of the build. */
export function builtFile(path: string): string {
  return readFileSync(`${BUILD}/${path}`, 'utf8');
}

/** API pages that stand for all: the longest, one with inherited props, one of each other product, a deprecated one. */
const API_SAMPLES = [
  '/material-ui/api/autocomplete/',
  '/material-ui/api/button/',
  '/material-ui/api/grid-legacy/',
  '/joy-ui/api/autocomplete/',
  '/system/api/box/',
];

/** Paths of the pages to be read one by one: API pages are all made in one way, so a few stand for them. */
export function readablePaths(): string[] {
  const isApiPage = (path: string): boolean => /^\/[\w-]+\/api\//.test(path);
  return sitemapPaths().filter((path) => !isApiPage(path) || API_SAMPLES.includes(path));
}

/** Files of one folder of the build. */
export function builtFiles(folder: string): string[] {
  return readdirSync(`${BUILD}/${folder}`).map((name) => `${folder}/${name}`);
}

/** Paths of all pages, as the sitemap tells search engines. */
export function sitemapPaths(): string[] {
  const addresses = [...builtFile('sitemap.xml').matchAll(/<loc>(.+?)<\/loc>/g)];
  return addresses.map(([, address = '']) => new URL(address).pathname);
}
