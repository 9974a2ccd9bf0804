import { useCallback, useState } from 'react';
import type { MenuItem } from '../../shared/menu';
import type { PageFrame } from '../../shared/page-frame';
import { loadJson } from './load-json';

/**
 * The rows of the side menu. These are the rows in the page, and after a request, all of them. `request` resolves to
 * true when all rows are loaded.
 */
export function useMenu(frame: PageFrame | null) {
  const [loaded, setLoaded] = useState<{ url: string; rows: MenuItem[] } | null>(null);
  const url = frame?.menuUrl ?? null;
  const request = useCallback(async () => {
    if (url === null) return false;
    try {
      const rows = await loadJson<MenuItem[]>(url);
      setLoaded((current) => (current?.url === url ? current : { url, rows }));
      return true;
    } catch {
      return false;
    }
  }, [url]);
  return { rows: loaded !== null && loaded.url === url ? loaded.rows : (frame?.menu ?? []), request };
}
