import type { ProductManifest, SavedFile } from '../../../../shared/offline/manifest';
import { pageDataUrl } from '../../../../shared/offline/request-kind';

/** How far saving has come. */
export interface Amount {
  pages: number;
  /** Bytes on the way, compressed. */
  bytes: number;
}

/**
 * Why saving stopped before its end: the reader wanted it, the tab was closed, the network went, or the browser has
 * thrown some of it away since.
 */
export const INTERRUPTIONS = ['paused', 'closed', 'network', 'damaged'] as const;

export type Interruption = (typeof INTERRUPTIONS)[number];

/** What is known about a product on this device. */
export type SavingState =
  | { kind: 'absent' }
  | { kind: 'saving'; done: Amount; total: Amount }
  | { kind: 'interrupted'; reason: Interruption; done: Amount; total: Amount }
  /** `update`: bytes on the way of what has changed since; null when nothing has, or nobody can tell. */
  | { kind: 'saved'; savedAt: string; update: number | null }
  /** There was no room for this many bytes. */
  | { kind: 'full'; needed: number };

/** Sum of the sizes of some files. */
export function sumOf(files: readonly SavedFile[], size: 'bytes' | 'download'): number {
  return files.reduce((sum, file) => sum + file[size], 0);
}

/** The whole of a product. */
export function totalOf({ pages, files }: ProductManifest): Amount {
  return { pages: pages.length, bytes: sumOf(files, 'download') };
}

/** What is there of a product when some files are still missing. A page is there when its data is. */
export function doneOf(manifest: ProductManifest, missing: readonly SavedFile[]): Amount {
  const urls = new Set(missing.map(({ url }) => url));
  const total = totalOf(manifest);
  return {
    pages: manifest.pages.filter(({ path }) => !urls.has(pageDataUrl(path))).length,
    bytes: total.bytes - sumOf(missing, 'download'),
  };
}
