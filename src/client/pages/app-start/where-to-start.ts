import type { ProductSummary } from '../../../shared/site/site-browser-data';
import { LAST_PAGE, readStorage } from '../../ui/storage/safe-storage';

/**
 * Where to start: at the product that was read last, and without network at the page, which is on the device.
 * @returns null for a reader who has read no product
 */
export function whereToStart(products: readonly ProductSummary[]): string | null {
  const last = readStorage(LAST_PAGE) ?? '';
  const product = products.find(({ path }) => firstSegment(path) === firstSegment(last));
  if (!product) return null;
  return navigator.onLine ? product.path : last;
}

function firstSegment(path: string): string | undefined {
  return path.split('/')[1];
}
