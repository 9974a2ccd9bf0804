import type { Product } from '../../shared/product/product';

/** A package whose components have API pages. */
export interface DocumentedPackage {
  name: string;
  productId: string;
  /** Exported components that get no page, and why. */
  withoutPage: Readonly<Record<string, string>>;
}

/** The packages that products document. */
export function documentedPackages(products: readonly Pick<Product, 'id' | 'api'>[]): DocumentedPackage[] {
  return products.flatMap(({ id, api }) =>
    api.map(({ package: name, withoutPage }) => ({ name, productId: id, withoutPage })),
  );
}
