import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { pathPrefixOf } from '../../../shared/address/path-prefix';
import type { MenuItem } from '../../../shared/navigation/menu';
import type { OfflineIndex, ZipFile } from '../../../shared/offline/manifest';
import { OFFLINE_FOLDER } from '../../../shared/offline/request-kind';
import type { PageTitle } from '../../../shared/page/page-titles';
import type { Product } from '../../../shared/product/product';
import { escapeHtml } from '../../support/escape-html';
import { plainText, PublicFolder, readPages, type BuiltPage } from '../offline/built-site';
import { bundleScript } from '../offline/write-offline';
import { fileOfPage, localPage } from './local-page';
import { SEARCH_FILE, TITLES_FILE } from './local-parts';
import { localStylesheet } from './local-stylesheet';

/** A fixed time, so the same pages give the same bytes. */
const NO_TIME = new Date('1980-01-01T00:00:00Z');

/**
 * Packs the pages of one product so that they can be read from a disk.
 * @param folder the built site
 * @throws Error when the site has no page of the product
 */
export async function buildZip(
  repository: string,
  folder: string,
  product: Pick<Product, 'id' | 'name' | 'path'>,
  siteUrl: string,
): Promise<Uint8Array> {
  const site = new PublicFolder(folder);
  const pages = readPages(site).filter(
    ({ productId, path }) => productId === product.id && path.endsWith('/'),
  );
  if (pages.length === 0) throw new Error(`The built site has no page of ${product.name}.`);
  const html = new Map(pages.map((page) => [page, site.read(`/${fileOfPage(page.path)}`)]));
  const script = await bundleScript(repository, 'src/client/search/zip-search.ts');
  const made: Record<string, string> = {
    [SEARCH_FILE]: script,
    [TITLES_FILE]: `var docsTitles=${JSON.stringify([...html].map(([page, source]) => titlesOf(page, source)))}`,
  };
  const local = {
    pages: new Set(['/', ...pages.map(({ path }) => path)]),
    hasFile: (path: string) => path in made || (site.paths.has(path) && !path.endsWith('.html')),
    siteUrl,
    menu: readMenu(site, pages),
  };
  const prefix = pathPrefixOf(siteUrl);
  const archive: Zippable = { 'index.html': strToU8(startPage(product)) };
  for (const [{ path }, source] of html) {
    const page = localPage(path, source, local);
    archive[fileOfPage(path)] = strToU8(page.html);
    for (const file of page.files) archive[file.slice(1)] ??= contentOf(file, made, site, prefix);
  }
  return zipSync(archive, { level: 9, mtime: NO_TIME });
}

function contentOf(
  file: string,
  made: Readonly<Record<string, string>>,
  site: PublicFolder,
  prefix: string,
): Uint8Array {
  const text = made[file];
  if (text !== undefined) return strToU8(text);
  const content = readFileSync(join(site.folder, file));
  return file.endsWith('.css')
    ? strToU8(localStylesheet(content.toString('utf8'), file, site, prefix))
    : content;
}

/** Titles of a page and of its sections, as its table of contents has them. */
function titlesOf({ path, title }: BuiltPage, html: string): PageTitle {
  const sections = [...html.matchAll(/<li class="toc-depth-\d"><a href="#([^"]+)"[^>]*>(.*?)<\/a>/g)];
  return {
    title,
    file: fileOfPage(path),
    sections: sections.map(([, id = '', text = '']) => ({ id, title: plainText(text) })),
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
  if (!existsSync(file)) return;
  const index = JSON.parse(readFileSync(file, 'utf8')) as OfflineIndex;
  const products = index.products.map((product) =>
    product.id === productId ? { ...product, zip } : product,
  );
  writeFileSync(file, JSON.stringify({ ...index, products }));
}
