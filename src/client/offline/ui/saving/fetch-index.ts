import type { OfflineIndex, OfflineProduct, ProductManifest } from '../../../../shared/offline/manifest';
import { toAddress } from '../../../../shared/address/site-address';

const INDEX = '/offline-files/index.json';

/**
 * What the deploy offers to save.
 * @throws TypeError without network
 */
export async function fetchIndex(): Promise<OfflineIndex> {
  return (await fetchFresh(INDEX)).json() as Promise<OfflineIndex>;
}

/**
 * The files of a product, and the answer that they came with.
 * @throws TypeError without network, or when a newer deploy has taken the manifest away
 */
export async function fetchManifest(
  product: OfflineProduct,
): Promise<{ manifest: ProductManifest; sent: Response }> {
  const sent = await fetchFresh(product.manifest);
  return { manifest: (await sent.clone().json()) as ProductManifest, sent };
}

async function fetchFresh(url: string): Promise<Response> {
  const response = await fetch(toAddress(url), { cache: 'no-cache' });
  if (!response.ok) throw new TypeError(`${url} was answered with ${response.status}.`);
  return response;
}
