import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { pathPrefixOf, stripPrefix } from '../../shared/path-prefix';
import type { MenuItem } from '../../shared/menu';
import type { OfflineIndex, ZipFile } from '../../shared/manifest';
import { OFFLINE_FOLDER } from '../../shared/request-kind';
import type { PageTitle } from '../../shared/index-files';
import type { Product } from '../../shared/product';
import { escapeHtml } from '../lib/escape-html';
import { readJson } from '../lib/files';
import { fileOfPage } from '../lib/public-files';
import { type BuiltPage, htmlToText, PublicFolder, readPages } from '../offline/built-site';
import { bundleScript } from '../offline/write-offline';
import { localPage, SEARCH_FILE, TITLES_FILE } from './local-page';

/** A fixed time, so the same pages give the same bytes. */
const NO_TIME = new Date('1980-01-01T00:00:00Z');

/**
 * Packs the pages of one product so that they can be read from a disk.
 * @param folder the built site
 * @param parts other products whose pages belong to it
 * @throws Error when the site has no page of the product
 */
export async function buildZip(
  folder: string,
  product: Pick<Product, 'id' | 'name' | 'path'>,
  siteUrl: string,
  parts: readonly string[] = [],
): Promise<Uint8Array> {
  const site = new PublicFolder(folder);
  const ids = [product.id, ...parts];
  const pages = readPages(site).filter(
    ({ productId, path }) => ids.includes(productId ?? '') && path.endsWith('/'),
  );
  if (pages.length === 0) throw new Error(`The built site has no page of ${product.name}.`);
  const html = new Map(pages.map((page) => [page, site.read(`/${fileOfPage(page.path)}`)]));
  const titles = JSON.stringify([...html].map(([page, source]) => titlesOf(page, source)));
  const own = {
    [SEARCH_FILE]: await bundleScript('src/client/search/zip-search.ts'),
    [TITLES_FILE]: `var docsTitles=${titles}`,
  };
  const local = {
    pages: new Set(['/', ...pages.map(({ path }) => path)]),
    hasFile: (path: string) => path in own || (site.paths.has(path) && !path.endsWith('.html')),
    siteUrl,
    menu: readMenu(site, pages),
  };
  const archive: Zippable = { 'index.html': strToU8(startPage(product)) };
  for (const [file, text] of Object.entries(own)) archive[file.slice(1)] = strToU8(text);
  for (const [{ path }, source] of html) {
    const page = localPage(path, source, local);
    archive[fileOfPage(path)] = strToU8(page.html);
    for (const file of page.files) archive[file.slice(1)] ??= contentOf(file, site, pathPrefixOf(siteUrl));
  }
  return zipSync(archive, { level: 9, mtime: NO_TIME });
}

function contentOf(file: string, site: PublicFolder, prefix: string): Uint8Array {
  if (file.endsWith('.css')) return strToU8(localStylesheet(site.read(file), file, site, prefix));
  return readFileSync(join(site.folder, file));
}

/** Titles of a page and of its sections, as its table of contents has them. */
function titlesOf({ path, title }: BuiltPage, html: string): PageTitle {
  const sections = [...html.matchAll(/<li class="toc-depth-\d"><a href="#([^"]+)"[^>]*>(.*?)<\/a>/g)];
  return {
    title,
    file: fileOfPage(path),
    sections: sections.map(([, id = '', text = '']) => ({ id, title: htmlToText(text) })),
  };
}

/** Reads the whole menu of the product from the file that its pages link to. */
function readMenu(site: PublicFolder, pages: readonly BuiltPage[]): MenuItem[] {
  for (const { dataFile } of pages) {
    const [, menuUrl] = /"menuUrl":"([^"]+)"/.exec(site.read(dataFile)) ?? [];
    if (menuUrl) return JSON.parse(site.read(menuUrl)) as MenuItem[];
  }
  return [];
}

function startPage({ name, path }: Pick<Product, 'name' | 'path'>): string {
  const address = escapeHtml(fileOfPage(path));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(name)}</title><meta http-equiv="refresh" content="0; url=${address}"><a href="${address}">${escapeHtml(name)}</a></html>\n`;
}

/** Lists an archive as a download, unless offline support is off. */
export function offerZip(folder: string, productId: string, zip: ZipFile): void {
  const file = join(folder, OFFLINE_FOLDER, 'index.json');
  const index = readJson<OfflineIndex>(file);
  const offered = index?.products.find(({ id }) => id === productId);
  if (offered) offered.zip = zip;
  if (index) writeFileSync(file, JSON.stringify(index));
}

const ABSOLUTE = /url\((['"]?)(\/[^'")]+)\1\)/g;
const TYPES: Readonly<Record<string, string>> = {
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Styles of a copy on a disk, with a title search instead of the site's search, and a summary instead of toolbars. */
const LOCAL_RULES = `
.title-search{position:relative;width:100%;max-width:280px;margin-inline-start:auto;font-size:.875rem}
.title-search input{width:100%;min-height:36px;padding-inline:12px;border:1px solid var(--docs-palette-divider);border-radius:8px;background:transparent;color:inherit;font:inherit}
.title-search ul{position:absolute;top:100%;inset-inline-end:0;width:min(320px,90vw);margin:4px 0 0;padding:0;list-style:none;background:var(--docs-palette-background-default);box-shadow:0 8px 24px rgb(0 0 0/20%)}
.title-search a{display:block;padding:8px 12px;color:inherit;text-decoration:none}
.title-search a:is(:hover,:focus){background:var(--docs-palette-action-hover)}
.app-header-space{min-width:0}
.app-header .icon-button{flex:none}
.side-navigation-list details>summary{cursor:pointer}
html[data-code-variant] .demo-source>summary{display:flex}
`;

/**
 * Inlines the files that a stylesheet loads, because some browsers do not load fonts from a disk.
 * @param file path of the stylesheet
 * @param prefix path prefix of the site
 */
export function localStylesheet(css: string, file: string, site: PublicFolder, prefix = ''): string {
  const local = css
    .replace(ABSOLUTE, (whole, _quote: string, address: string) => {
      const path = stripPrefix(address, prefix) ?? address;
      const type = TYPES[path.slice(path.lastIndexOf('.'))];
      if (!type || !site.paths.has(path)) return whole;
      return `url(data:${type};base64,${readFileSync(join(site.folder, path)).toString('base64')})`;
    })
    // The only script of a copy is for the color mode.
    .replaceAll(/\(scripting:\s*enabled\)/g, 'not all')
    .replaceAll(/\(scripting:\s*none\)/g, 'all')
    // An inlined font is available immediately, so always use it.
    .replaceAll('font-display:optional', 'font-display:block');
  return file.startsWith('/styles.') ? local + LOCAL_RULES : local;
}
