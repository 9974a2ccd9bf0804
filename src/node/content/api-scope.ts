/**
 * Products whose components the words of a page may mean: its own, or any for a page of a product without. A name
 * that several have means the first.
 * @param components those that have API pages, in the order of products
 */
export function apiScope(
  productId: string | null,
  components: readonly { productId: string }[],
): readonly string[] {
  const documented = [...new Set(components.map((component) => component.productId))];
  return productId !== null && documented.includes(productId) ? [productId] : documented;
}
