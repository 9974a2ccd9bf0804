import { posix } from 'node:path';
import { apiAnchors, DEMOS_ID } from '../../shared/api/api-page';
import type { ComponentApi } from '../../shared/api/api-reference';
import type { Redirect } from '../../shared/navigation/redirect';
import type { PagePlace } from '../../shared/page/page';
import type { SourceLocation } from '../../shared/page/problem';
import type { Product } from '../../shared/product/product';
import type { Located } from '../content/data-files';
import type { UnrenderedPage } from '../content/page/parse-page';
import { apiScope, productIdentity } from '../content/product-identity';
import type { SiteContent } from '../content/site-content';

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
  products: readonly Product[];
  /** Id of the product that a page belongs to. */
  productOf(page: UnrenderedPage): string | null;
  /** Components that a page may mean by their names alone. */
  componentsOf(page: UnrenderedPage): readonly ComponentApi[];
}

/** Prepares the look-ups; costs one walk over the content. */
export function createSiteIndex(content: SiteContent): SiteIndex {
  const { components } = content.api;
  const pages = firstByKey(content.pages, ({ path }) => path);
  const files = groupBy(content.files, (file) => posix.dirname(file));
  const products = content.data.products.map(({ value }) => value);
  const productOf = ({ path, frontMatter }: UnrenderedPage): string | null =>
    productIdentity(path, frontMatter.productId, products).productId;
  const isDocumented = ({ name, productId }: ComponentApi): boolean =>
    content.pages.some((page) => page.frontMatter.components.includes(name) && productOf(page) === productId);
  const apiPages = new Map(
    components.map((component) => [
      component.path,
      () => [...(isDocumented(component) ? [DEMOS_ID] : []), ...apiAnchors(component)],
    ]),
  );
  return {
    content,
    pages,
    apiPages,
    redirects: firstByKey(content.data.redirects, ({ value }) => value.from),
    paths: [...new Set([...pages.keys(), ...apiPages.keys(), ...content.handMadePaths])],
    folders: new Map(
      [...files].map(([folder, paths]) => [folder, paths.map((path) => posix.basename(path))]),
    ),
    products,
    productOf,
    componentsOf: (page) => {
      const scope = apiScope(productOf(page), components);
      return components.filter(({ productId }) => scope.includes(productId));
    },
  };
}

/** Whether the whole body of a page could be read; if not, its anchors are unknown. */
export function isBodyReadable({ problems }: UnrenderedPage): boolean {
  return !problems.some(({ rule }) => rule === 'mdx-syntax' || rule === 'encoding');
}

/** Whether the front matter of a page could be read; if not, its keys are unknown. */
export function isFrontMatterReadable({ problems }: UnrenderedPage): boolean {
  return !problems.some(({ rule }) => rule === 'yaml' || rule === 'encoding');
}

/** The file, line and column of something on a page. */
export function locationOf({ partial, line, column }: PagePlace, { file }: { file: string }): SourceLocation {
  return { file: partial ?? file, line, column };
}

/** Where a key of the front matter stands. */
export function frontMatterPlace(
  { file, frontMatterLines }: Pick<UnrenderedPage, 'file' | 'frontMatterLines'>,
  key: string,
): SourceLocation {
  return { file, line: frontMatterLines[key] ?? 1 };
}

/** Items by key, in the order in which the keys come up. */
export function groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function firstByKey<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item> {
  const map = new Map<string, Item>();
  for (const item of items) if (!map.has(keyOf(item))) map.set(keyOf(item), item);
  return map;
}
