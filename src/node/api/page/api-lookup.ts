import type { ApiLookup, LinkedComponent } from './code-word';

/**
 * Finds the components that a page may mean, each once.
 * @param scope products whose components it may mean, the nearest first
 * @param documented names of those that the page documents
 * @param find looks a component up in a product
 */
export function createApiLookup(
  scope: readonly string[],
  documented: readonly string[],
  find: (productId: string, name: string) => LinkedComponent | null,
): ApiLookup {
  const found = new Map<string, LinkedComponent | null>();
  const component = (name: string): LinkedComponent | null => {
    if (!found.has(name)) found.set(name, findIn(scope, name, find));
    return found.get(name) ?? null;
  };
  return { component, documented: documented.flatMap((name) => component(name) ?? []) };
}

function findIn(
  products: readonly string[],
  name: string,
  find: Parameters<typeof createApiLookup>[2],
): LinkedComponent | null {
  for (const product of products) {
    const component = find(product, name);
    if (component) return component;
  }
  return null;
}
