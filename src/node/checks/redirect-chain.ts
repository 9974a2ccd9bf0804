import { stripHashAndQuery } from '../../shared/address/paths';
import type { SiteIndex } from './site-index';

/** The way a reader takes from a path that has moved. */
export interface RedirectChain {
  /** Every path on the way, the first and the last included. */
  steps: readonly string[];
  /** Where the way ends, with its anchor; null when it runs in a circle. */
  end: string | null;
}

/** Follows redirects from the one that starts at `from`. */
export function followRedirects(from: string, { redirects }: SiteIndex): RedirectChain {
  const steps = [from];
  for (let next = redirects.get(from)?.value.to; next !== undefined;) {
    const path = stripHashAndQuery(next);
    const isCircle = steps.includes(path);
    steps.push(path);
    if (isCircle) return { steps, end: null };
    const further = redirects.get(path)?.value.to;
    if (further === undefined) return { steps, end: next };
    next = further;
  }
  return { steps, end: from };
}
