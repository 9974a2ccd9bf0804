import { LIVE_PAGE_URL } from '../shared/paths';

/** Argument that webpack passes when a browser loads a live page. */
interface LazyModule {
  /** Content file of the page. */
  data: string;
  /** True if the page is already compiled. */
  active: boolean;
  onError: (error: unknown) => void;
}

/** Makes the develop server compile a live page. The page appears with the next hot update. */
export function keepAlive({ data, active, onError }: LazyModule): () => void {
  if (!active) fetch(`${LIVE_PAGE_URL}?file=${encodeURIComponent(data)}`, { method: 'POST' }).catch(onError);
  return () => {};
}
