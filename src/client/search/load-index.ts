import {
  INDEX_FORMAT,
  MANIFEST_URL,
  type IndexedProduct,
  type ProductNames,
  type ProductTexts,
  type SearchManifest,
} from '../../shared/search/index-files';
import type { SearchFault } from '../../shared/search/protocol';
import { toAddress } from '../../shared/address/site-address';

/** A file that does not arrive within this time, in ms, does not arrive. */
const PATIENCE = 15_000;

/** The index cannot be had, and why. */
export class LoadError extends Error {
  constructor(
    readonly fault: SearchFault,
    url: string,
  ) {
    super(`${url}: ${fault}`);
  }
}

/**
 * The list of the index's files.
 * @throws LoadError
 */
export async function loadManifest(cache: RequestCache): Promise<SearchManifest> {
  const manifest = await fetchJson<SearchManifest>(MANIFEST_URL, cache);
  if (manifest.format !== INDEX_FORMAT) throw new LoadError('outdated', MANIFEST_URL);
  return manifest;
}

/**
 * The first tier of a product.
 * @throws LoadError
 */
export function loadNames({ namesUrl }: IndexedProduct): Promise<ProductNames> {
  return fetchJson<ProductNames>(namesUrl, 'default');
}

/**
 * The second tier of a product.
 * @throws LoadError
 */
export async function loadTexts(product: IndexedProduct): Promise<string[]> {
  const { namesUrl, texts } = await fetchJson<ProductTexts>(product.textsUrl, 'default');
  if (namesUrl !== product.namesUrl) throw new LoadError('outdated', product.textsUrl);
  return texts;
}

/** What arrives in pieces is asked for once more, past the copy that the browser keeps. */
async function fetchJson<Value>(url: string, cache: RequestCache): Promise<Value> {
  const text = await fetchText(url, cache);
  try {
    return JSON.parse(text) as Value;
  } catch {
    if (cache === 'reload') throw new LoadError('damaged', url);
    return fetchJson(url, 'reload');
  }
}

async function fetchText(url: string, cache: RequestCache): Promise<string> {
  let response: Response;
  try {
    response = await fetch(toAddress(url), { cache, signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    throw new LoadError('missing', url);
  }
  if (!response.ok) throw new LoadError('missing', url);
  try {
    return await response.text();
  } catch {
    throw new LoadError('damaged', url);
  }
}
