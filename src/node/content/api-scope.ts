/** Products with API pages; a name that several have means the first. */
export const API_PRODUCTS: readonly string[] = ['material-ui', 'joy-ui', 'system'];

/** Products whose components the words of a page may mean: its own, or any for a page of a product without. */
export function apiScope(productId: string | null): readonly string[] {
  return productId !== null && API_PRODUCTS.includes(productId) ? [productId] : API_PRODUCTS;
}
