import { posix } from 'node:path';
import { type ComponentApi, apiAnchors, DEMOS_ID } from '../../shared/api-reference';
import type { PagePlace } from '../../shared/page';
import type { SourceLocation } from '../../shared/problem';
import type { SiteContent } from '../content/data-files';
import type { UnrenderedPage } from '../markdown/parse-page';
import { apiScope, productIdentity } from '../content/product-identity';

/** The content with lookup tables for the checks. */
export type SiteIndex = ReturnType<typeof createSiteIndex>;

/** Creates the lookup tables with one pass over the content. */
export function createSiteIndex(content: SiteContent) {
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
    /** Pages by path. If two pages have the same path, the first one. */
    pages,
    /** API pages by path, with the anchors of each. */
    apiPages,
    /** Redirects by their source path. If two have the same path, the first one. */
    redirects: firstByKey(content.data.redirects, ({ value }) => value.from),
    /** Every path of pages, API pages, and pages in `src/pages`. */
    paths: [...new Set([...pages.keys(), ...apiPages.keys(), ...content.handMadePaths])],
    /** Names of files in each folder below the content folder, by the folder's path. */
    folders: new Map(
      [...files].map(([folder, paths]) => [folder, paths.map((path) => posix.basename(path))]),
    ),
    products,
    /** Product id of a page. */
    productOf,
    /** Components that a page can mean by name alone. */
    componentsOf: (page: UnrenderedPage): ComponentApi[] => {
      const scope = apiScope(productOf(page), components);
      return components.filter(({ productId }) => scope.includes(productId));
    },
  };
}

/** True if the whole body of a page was parsed. If not, its anchors are unknown. */
export function isBodyReadable({ problems }: UnrenderedPage): boolean {
  return !problems.some(({ rule }) => rule === 'mdx-syntax' || rule === 'encoding');
}

/** True if the front matter of a page was parsed. If not, its keys are unknown. */
export function isFrontMatterReadable({ problems }: UnrenderedPage): boolean {
  return !problems.some(({ rule }) => rule === 'yaml' || rule === 'encoding');
}

/** The file, line and column of something on a page. */
export function locationOf({ partial, line, column }: PagePlace, { file }: { file: string }): SourceLocation {
  return { file: partial ?? file, line, column };
}

/** Place of a key in the front matter. */
export function frontMatterPlace(
  { file, frontMatterLines }: Pick<UnrenderedPage, 'file' | 'frontMatterLines'>,
  key: string,
): SourceLocation {
  return { file, line: frontMatterLines[key] ?? 1 };
}

/** Groups items by key, in order of the first occurrence. */
export function groupBy<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => string,
): Map<string, [Item, ...Item[]]> {
  const groups = new Map<string, [Item, ...Item[]]>();
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
