import { toAddress } from '../../../shared/address/site-address';

/** Whether a stylesheet is in the head, where no page removes it. */
export function isInHead(href: string): boolean {
  return (
    typeof document !== 'undefined' && document.head.querySelector(`link[href="${toAddress(href)}"]`) !== null
  );
}

/** Puts a stylesheet into the head for good: one that comes and goes with its page styles all of the page anew. */
export function addToHead(href: string): void {
  if (isInHead(href)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = toAddress(href);
  document.head.append(link);
}
