import { posix } from 'node:path';
import type { UnrenderedPage } from '../content/page/parse-page';
import { apiAnchors, DEMOS_ID } from '../../shared/api/api-page';
import type { Located } from '../content/data-files';
import type { Redirect } from '../../shared/navigation/redirect';
import type { SiteContent } from '../content/site-content';
import type { ComponentApi } from '../../shared/api/api-reference';
import { productIdentity } from '../content/product-identity';

/** The content with the look-ups that several checks need. */
export interface SiteIndex {
  content: SiteContent;
  /** Pages by path; of two pages with one path, the first. */
  pages: ReadonlyMap<string, UnrenderedPage>;
  /** Redirects by the path they start at; of two with one path, the first. */
  redirects: ReadonlyMap<string, Located<Redirect>>;
  /** API pages by path, with the anchors of each. */
  apiPages: ReadonlyMap<string, () => string[]>;
  /** Every path that shows something: pages, API pages, and pages made by hand. */
  paths: readonly string[];
  /** Names of files in each folder below the content folder, by the folder's path. */
  folders: ReadonlyMap<string, readonly string[]>;
}

/** Prepares the look-ups; costs one walk over the content. */
export function createSiteIndex(content: SiteContent): SiteIndex {
  const pages = firstByKey(content.pages, ({ path }) => path);
  const folders = new Map<string, string[]>();
  for (const file of content.files) {
    const folder = posix.dirname(file);
    folders.set(folder, [...(folders.get(folder) ?? []), posix.basename(file)]);
  }
  const apiPages = new Map(
    content.api.components.map((component) => [
      component.path,
      () => [...(isDocumented(component, content) ? [DEMOS_ID] : []), ...apiAnchors(component)],
    ]),
  );
  return {
    content,
    pages,
    apiPages,
    redirects: firstByKey(content.data.redirects, ({ value }) => value.from),
    paths: [...new Set([...pages.keys(), ...apiPages.keys(), ...content.handMadePaths])],
    folders,
  };
}

function isDocumented({ name, productId }: ComponentApi, { pages, data }: SiteContent): boolean {
  const products = data.products.map(({ value }) => value);
  return pages.some(
    ({ path, frontMatter }) =>
      frontMatter.components.includes(name) &&
      productIdentity(path, frontMatter.productId, products).productId === productId,
  );
}

/** Whether the whole body of a page could be read; if not, its anchors are unknown. */
export function isBodyReadable({ problems }: UnrenderedPage): boolean {
  return !problems.some(({ rule }) => rule === 'mdx-syntax' || rule === 'encoding');
}

/** Whether the front matter of a page could be read; if not, its keys are unknown. */
export function isFrontMatterReadable({ problems }: UnrenderedPage): boolean {
  return !problems.some(({ rule }) => rule === 'yaml' || rule === 'encoding');
}

function firstByKey<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item> {
  const map = new Map<string, Item>();
  for (const item of items) {
    if (!map.has(keyOf(item))) map.set(keyOf(item), item);
  }
  return map;
}
