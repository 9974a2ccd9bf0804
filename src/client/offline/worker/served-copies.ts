import { savedAt } from '../storage/copy';

/** By tab and page: when the copy that was shown had been saved. */
const served = new Map<string, string>();

/** Notes that a tab shows a copy; `null` that it shows what the network sent. */
export function noteServed(clientId: string, path: string, copy: Response | null): void {
  const key = `${clientId} ${path}`;
  if (copy) served.set(key, savedAt(copy));
  else served.delete(key);
}

/** When the copy that a tab shows was saved; null for what the network sent. */
export function servedCopy(clientId: string, path: string): string | null {
  return served.get(`${clientId} ${path}`) ?? null;
}
