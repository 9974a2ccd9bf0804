import type { ProductSummary } from '../../../shared/site/site-browser-data';
import { site } from '../../ui/site-data';
import { readStorage, writeStorage } from '../../ui/storage/safe-storage';

const STORAGE_KEY = 'docs-last-page';

/** Remembers the page of a product, for the next start of the installed site. */
export function rememberPage(pathname: string): void {
  if (productOf(pathname)) writeStorage(STORAGE_KEY, pathname);
}

/**
 * Where to start: at the product that was read last, and without network at the page, which is on the device.
 * @returns null for a reader who has read no product
 */
export function lastStart(): string | null {
  const last = readStorage(STORAGE_KEY) ?? '';
  const product = productOf(last);
  if (!product) return null;
  return navigator.onLine ? product.path : last;
}

function productOf(pathname: string): ProductSummary | undefined {
  const [, first] = pathname.split('/');
  return site.products.find(({ path }) => path.split('/')[1] === first);
}
