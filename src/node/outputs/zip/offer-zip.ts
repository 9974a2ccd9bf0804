import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OfflineIndex, ZipFile } from '../../../shared/offline/manifest';
import { OFFLINE_FOLDER } from '../../../shared/offline/request-kind';

/** Adds an archive to what readers can take along; not where nothing works offline. */
export function offerZip(folder: string, productId: string, zip: ZipFile): void {
  const file = join(folder, OFFLINE_FOLDER, 'index.json');
  if (!existsSync(file)) return;
  const index = JSON.parse(readFileSync(file, 'utf8')) as OfflineIndex;
  const products = index.products.map((product) =>
    product.id === productId ? { ...product, zip } : product,
  );
  writeFileSync(file, JSON.stringify({ ...index, products }));
}
