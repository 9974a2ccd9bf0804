/**
 * Target of a redirect with the query and hash of the request. The query is added to the target's own query. The hash
 * replaces the target's own hash.
 */
export function redirectTarget(to: string, { search, hash }: { search: string; hash: string }): string {
  const [path = '', ownHash] = to.split('#');
  const query = search.slice(1);
  const separator = path.includes('?') ? '&' : '?';
  const target = query === '' ? path : `${path}${separator}${query}`;
  if (hash !== '') return target + hash;
  return ownHash === undefined ? target : `${target}#${ownHash}`;
}
