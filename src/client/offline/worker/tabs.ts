import { ask, type WorkerMessage } from '../storage/messages';
import { savedAt, type WholeSet } from '../storage/copies';

declare const self: ServiceWorkerGlobalScope;

/** Maximum number of entries per map. Closed tabs are not reported to the worker, so the oldest entry is dropped. */
const MAX_ENTRIES = 500;

/** Version of the code in each tab. */
const versions = new Map<string, string>();
const startingSets = new Map<string, WholeSet>();
/** Save time of the copy that a tab shows, by tab and page. */
const servedCopies = new Map<string, string>();

/** Adds or refreshes an entry. Drops the oldest one if there are too many. */
export function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MAX_ENTRIES && oldest !== undefined) map.delete(oldest);
}

/** Remembers the set that a tab starts from. Until the tab is ready, it only gets files of this set. */
export function rememberStart(clientId: string, set: WholeSet): void {
  remember(versions, clientId, set.version);
  remember(startingSets, clientId, set);
}

/** Remembers the version that a tab reports when it has started. */
export function rememberVersion(clientId: string, version: string): void {
  remember(versions, clientId, version);
  startingSets.delete(clientId);
}

/** Set for the start of a tab. Null if it has started, or loads from the network. */
export function startingSet(clientId: string): WholeSet | null {
  return startingSets.get(clientId) ?? null;
}

/** Version of the code in a tab. Asks the tab if the worker was restarted. */
export async function versionOf(clientId: string): Promise<string | null> {
  const remembered = versions.get(clientId);
  if (remembered !== undefined) return remembered;
  const client = await self.clients.get(clientId);
  const version = client ? await ask<string>(client, { type: 'version' } satisfies WorkerMessage) : null;
  if (version !== null) remember(versions, clientId, version);
  return version;
}

/** Remembers whether a tab shows a saved copy of a page. */
export function noteServed(clientId: string, path: string, copy: Response | null): void {
  const key = `${clientId} ${path}`;
  if (copy) remember(servedCopies, key, savedAt(copy));
  else servedCopies.delete(key);
}

/** When the copy in a tab was saved. Null for a response from the network. */
export function servedCopy(clientId: string, path: string): string | null {
  return servedCopies.get(`${clientId} ${path}`) ?? null;
}
