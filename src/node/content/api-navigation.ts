import type { ComponentApi } from '../../shared/api/api-reference';
import type { NavigationEntry } from '../../shared/navigation/navigation-entry';
import { normalizePath } from '../../shared/address/paths';

type ListedComponent = Pick<ComponentApi, 'name' | 'path' | 'deprecated'>;

/** Path of the group that holds the API pages of a product; no page stands there. */
export function apiGroupPath(productId: string): string {
  return `/${productId}/api/`;
}

/** Whether an entry is the group that API pages are listed in. */
export function isApiGroup(entry: NavigationEntry, productId: string): boolean {
  return entry.children !== undefined && normalizePath(entry.pathname) === apiGroupPath(productId);
}

/** Navigation entries of components: their names, and the badge of those that the library advises against. */
export function apiEntries(components: readonly ListedComponent[]): NavigationEntry[] {
  return components.map(({ name, path, deprecated }) => ({
    pathname: path,
    title: name,
    ...(deprecated && { deprecated }),
  }));
}
