import { stripPrefix } from '../../../shared/address/path-prefix';

/** What an address in a text can be made of; a hash or a query ends it. */
const ADDRESS = /(?:\.{0,2}\/)(?:[\w~@%.+-]+\/)*[\w~@%.+-]+\.\w+/g;

/**
 * The files of the site that a text – HTML, CSS, JavaScript, JSON – names, as absolute paths. Nothing is known
 * about the text's grammar: what looks like the address of an existing file is one.
 * @param url where the text stands; relative addresses start there
 * @param exists whether the site has a file under a path
 * @param prefix folder that the site is served from: HTML and styles have it, data has not
 */
export function referencesIn(
  text: string,
  url: string,
  exists: (path: string) => boolean,
  prefix = '',
): string[] {
  const found = new Set<string>();
  for (const [address] of text.matchAll(ADDRESS)) {
    const named = resolve(address, url);
    for (const path of new Set([decode(named), decode(stripPrefix(named, prefix) ?? named)]))
      if (exists(path)) found.add(path);
  }
  return [...found];
}

function resolve(address: string, base: string): string {
  const folder = address.startsWith('/') ? [] : base.split('/').slice(1, -1);
  const parts = address.split('/').reduce<string[]>((path, part) => {
    if (part === '..') return path.slice(0, -1);
    return part === '.' || part === '' ? path : [...path, part];
  }, folder);
  return `/${parts.join('/')}`;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
