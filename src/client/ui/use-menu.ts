import { useCallback, useState } from 'react';
import type { MenuItem } from '../../shared/menu';
import type { PageFrame } from '../../shared/page-frame';
import { toAddress } from '../../shared/site-address';

const requests = new Map<string, Promise<MenuItem[]>>();

/** Loads a whole menu once. Retries after a failure. */
function loadMenu(url: string): Promise<MenuItem[]> {
  const known = requests.get(url);
  if (known) return known;
  const request = fetch(toAddress(url)).then((response) => {
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.json() as Promise<MenuItem[]>;
  });
  requests.set(url, request);
  request.catch(() => requests.delete(url));
  return request;
}

/**
 * The rows of the side menu. These are the rows in the page, and after a request, all of them. `request` resolves to
 * true when all rows are loaded.
 */
export function useMenu(frame: PageFrame | null): {
  rows: readonly MenuItem[];
  request: () => Promise<boolean>;
} {
  const [loaded, setLoaded] = useState<{ url: string; rows: MenuItem[] } | null>(null);
  const url = frame?.menuUrl ?? null;
  const request = useCallback(async () => {
    if (url === null) return false;
    try {
      const rows = await loadMenu(url);
      setLoaded((current) => (current?.url === url ? current : { url, rows }));
      return true;
    } catch {
      return false;
    }
  }, [url]);
  return { rows: loaded !== null && loaded.url === url ? loaded.rows : (frame?.menu ?? []), request };
}
