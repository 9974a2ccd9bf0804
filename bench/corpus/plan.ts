import type { NavigationEntry } from '../../src/shared/data-schemas';

export const PRODUCTS = ['material-ui', 'joy-ui', 'system'] as const;
const PAGES_PER_GROUP = 20;
const GROUPS_PER_SECTION = 5;
/** Every fifth page has demos. */
const DEMO_EVERY = 5;

export interface PlannedPage {
  product: (typeof PRODUCTS)[number];
  /** Index within its product. */
  position: number;
  path: string;
  title: string;
  demos: string[];
}

/** Distributes pages evenly across the products. */
export function planPages(count: number): PlannedPage[] {
  return Array.from({ length: count }, (_, index) => {
    const product = PRODUCTS[index % PRODUCTS.length] ?? PRODUCTS[0];
    const position = Math.floor(index / PRODUCTS.length);
    const name = `topic-${String(position + 1).padStart(4, '0')}`;
    const demos = index % DEMO_EVERY === 0 ? [`First${position}`, `Second${position}`] : [];
    return { product, position, path: `/${product}/corpus/${name}/`, title: `Topic ${position + 1}`, demos };
  });
}

/**
 * Navigation of a product's generated pages, with 20 pages per group and five groups per section. All of them are in
 * one top-level group, so that the menus of the other pages stay the same size.
 */
export function planNavigation(pages: readonly PlannedPage[], product: string): NavigationEntry[] {
  const own = pages.filter((page) => page.product === product);
  if (own.length === 0) return [];
  const root = `/${product}/corpus-group`;
  const groups = chunk(own, PAGES_PER_GROUP).map((members, index) => ({
    pathname: `${root}/group-${index + 1}`,
    children: members.map(({ path }) => ({ pathname: path })),
  }));
  const sections = chunk(groups, GROUPS_PER_SECTION).map((members, index) => ({
    pathname: `${root}/section-${index + 1}`,
    children: members,
  }));
  return [{ pathname: root, title: 'Corpus', children: sections }];
}

function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
