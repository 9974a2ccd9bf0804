import { readdirSync, readFileSync } from 'node:fs';

/** Folder of the production build; Playwright runs in the root of the repository. */
const BUILD = 'public';

/** Text of a file of the build. */
export function builtFile(path: string): string {
  return readFileSync(`${BUILD}/${path}`, 'utf8');
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
