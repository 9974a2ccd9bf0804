import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type {
  OfflineIndex,
  OfflineProduct,
  PageFiles,
  ProductManifest,
  SavedFile,
} from '../../../shared/offline/manifest';
import { OFFLINE_FOLDER, pageFilesUrl } from '../../../shared/offline/request-kind';
import { digestOf, PublicFolder, readPages, readSiteCode, type BuiltPage } from './built-site';
import { createNeeds, type NeededFiles } from './needed-files';

/** A product that readers can save. */
export interface SavableProduct {
  id: string;
  name: string;
}

/** Pages made by hand are part of every product: the start page, the versions, the error decoder. */
const HAND_MADE = 'component---src-pages-';
/** Gatsby's names for pages that have no address of their own. */
const WITHOUT_ADDRESS = /^\/(404|500)(\.html|\/)$/;

/** Lists, beside the built site in a folder, what every page and every product needs offline, with true sizes. */
export async function writeManifests(
  folder: string,
  products: readonly SavableProduct[],
  prefix = '',
): Promise<OfflineIndex> {
  rmSync(join(folder, OFFLINE_FOLDER), { recursive: true, force: true });
  // Archives of an earlier build are out of date.
  rmSync(join(folder, 'downloads'), { recursive: true, force: true });
  const site = new PublicFolder(folder);
  const code = readSiteCode(site);
  const pages = readPages(site);
  const needsOf = createNeeds(site, code, pages, prefix);
  const describe = async (paths: readonly string[]): Promise<SavedFile[]> => {
    const files = await Promise.all(paths.map((path) => site.describe(path)));
    // The shell is asked for by its page path.
    return files.map((file) => ({ ...file, url: file.url.replace(/^(.*\/)index\.html$/, '$1') }));
  };
  const needs = new Map(pages.map((page) => [page, needsOf(page)]));
  await Promise.all(
    [...needs].map(async ([{ path, title }, { files, tools }]) => {
      const lists = { files: await describe(files), tools: await describe(tools) };
      writeJson(folder, pageFilesUrl(path), {
        path,
        title,
        version: code.version,
        ...lists,
      } satisfies PageFiles);
    }),
  );
  const summaries = await Promise.all(
    products.map(async (product) => {
      const manifest = await describeProduct(product, code.version, needs, describe);
      return writeProduct(folder, manifest);
    }),
  );
  const index: OfflineIndex = {
    version: code.version,
    products: summaries.filter(({ pages: count }) => count > 0),
  };
  writeJson(folder, `${OFFLINE_FOLDER}index.json`, index);
  return index;
}

async function describeProduct(
  { id, name }: SavableProduct,
  version: string,
  needs: ReadonlyMap<BuiltPage, NeededFiles>,
  describe: (paths: readonly string[]) => Promise<SavedFile[]>,
): Promise<ProductManifest> {
  const own = [...needs.keys()].filter(({ productId }) => productId === id);
  const common = [...needs.keys()].filter(
    ({ chunk, path }) => chunk.startsWith(HAND_MADE) && !WITHOUT_ADDRESS.test(path),
  );
  const paths = new Set(
    [...own, ...common].flatMap((page) => {
      const { files = [], tools = [] } = needs.get(page) ?? {};
      return [...files, ...tools];
    }),
  );
  const files = await describe([...paths].sort());
  const pages = own.map(({ path, title }) => ({ path, title }));
  return { id, name, version, revision: digestOf(JSON.stringify([pages, files])), pages, files };
}

function writeProduct(folder: string, manifest: ProductManifest): OfflineProduct {
  const { id, name, revision, pages, files } = manifest;
  const address = `${OFFLINE_FOLDER}${id}-${revision}.json`;
  writeJson(folder, address, manifest);
  const sum = (key: 'bytes' | 'download'): number => files.reduce((total, file) => total + file[key], 0);
  return {
    id,
    name,
    revision,
    manifest: address,
    pages: pages.length,
    bytes: sum('bytes'),
    download: sum('download'),
  };
}

function writeJson(folder: string, path: string, value: object): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}
