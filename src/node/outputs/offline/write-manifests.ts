import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type {
  OfflineIndex,
  OfflineProduct,
  PageFiles,
  ProductManifest,
  SavedFile,
} from '../../../shared/offline/manifest';
import { OFFLINE_FOLDER, pageFilesUrl } from '../../../shared/offline/request-kind';
import type { Product } from '../../../shared/product/product';
import { writePublic } from '../write-public';
import { digestOf, PublicFolder, readPages, readSiteCode, type BuiltPage } from './built-site';
import { createNeeds, type NeededFiles } from './needed-files';

type PageWithNeeds = BuiltPage & NeededFiles;

/** Pages in `src/pages` are part of every product, such as the home page, the versions, and the error decoder. */
const HAND_MADE = 'component---src-pages-';
/** Gatsby's names for pages without a URL. */
const WITHOUT_ADDRESS = /^\/(404|500)(\.html|\/)$/;

/** Writes lists of the files that every page and every product needs offline, with their sizes. */
export async function writeManifests(
  folder: string,
  products: readonly Pick<Product, 'id' | 'name'>[],
  prefix = '',
): Promise<OfflineIndex> {
  rmSync(join(folder, OFFLINE_FOLDER), { recursive: true, force: true });
  // Archives of an earlier build are out of date.
  rmSync(join(folder, 'downloads'), { recursive: true, force: true });
  const site = new PublicFolder(folder);
  const code = readSiteCode(site);
  const built = readPages(site);
  const needsOf = createNeeds(site, code, built, prefix);
  const pages = built.map((page): PageWithNeeds => ({ ...page, ...needsOf(page) }));
  const { version } = code;
  const write = (path: string, value: object): void => writePublic(path, JSON.stringify(value), folder);
  const describe = async (paths: readonly string[]): Promise<SavedFile[]> => {
    const files = await Promise.all(paths.map((path) => site.describe(path)));
    // The shell is requested by its page path.
    return files.map((file) => ({ ...file, url: file.url.replace(/^(.*\/)index\.html$/, '$1') }));
  };
  await Promise.all(
    pages.map(async ({ path, title, ...needs }) => {
      const lists = { files: await describe(needs.files), tools: await describe(needs.tools) };
      write(pageFilesUrl(path), { path, title, version, ...lists } satisfies PageFiles);
    }),
  );
  const summaries = await Promise.all(
    products.map(async ({ id, name }) => {
      const own = pages.filter(({ productId }) => productId === id);
      const files = await describe(filesOf([...own, ...pages.filter(isOfEveryProduct)]));
      const listed = own.map(({ path, title }) => ({ path, title }));
      const revision = digestOf(JSON.stringify([listed, files]));
      const manifest: ProductManifest = { id, name, version, revision, pages: listed, files };
      const summary = summarize(manifest);
      write(summary.manifest, manifest);
      return summary;
    }),
  );
  const index: OfflineIndex = { version, products: summaries.filter((product) => product.pages > 0) };
  write(`${OFFLINE_FOLDER}index.json`, index);
  return index;
}

function isOfEveryProduct({ chunk, path }: BuiltPage): boolean {
  return chunk.startsWith(HAND_MADE) && !WITHOUT_ADDRESS.test(path);
}

function filesOf(pages: readonly PageWithNeeds[]): string[] {
  return [...new Set(pages.flatMap(({ files, tools }) => [...files, ...tools]))].sort();
}

function summarize({ id, name, revision, pages, files }: ProductManifest): OfflineProduct {
  const sum = (key: 'bytes' | 'download'): number => files.reduce((total, file) => total + file[key], 0);
  return {
    id,
    name,
    revision,
    manifest: `${OFFLINE_FOLDER}${id}-${revision}.json`,
    pages: pages.length,
    bytes: sum('bytes'),
    download: sum('download'),
  };
}
