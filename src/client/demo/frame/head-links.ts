import { toAddress } from '../../../shared/address/site-address';

/** Relations of links that are put into the head for good. */
type Relation = 'stylesheet' | 'modulepreload';

/** Whether a link is in the head, where no page removes it. */
export function isInHead(rel: Relation, path: string): boolean {
  return document.head.querySelector(`link[rel="${rel}"][href="${toAddress(path)}"]`) !== null;
}

/** Puts a link into the head, once and for good. */
export function addToHead(rel: Relation, path: string): void {
  if (isInHead(rel, path)) return;
  const link = document.createElement('link');
  link.rel = rel;
  link.href = toAddress(path);
  document.head.append(link);
}
