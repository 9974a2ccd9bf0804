import { ask, type WorkerMessage } from '../storage/messages';
import { savedAt, type WholeSet } from '../storage/copies';

declare const self: ServiceWorkerGlobalScope;

const versions = new Map<string, string>();
const startingFrom = new Map<string, WholeSet>();

/** A tab is about to start from copies. Until it is ready it is answered from their set and nowhere else. */
export function rememberStart(clientId: string, set: WholeSet): void {
  versions.set(clientId, set.version);
  startingFrom.set(clientId, set);
}

/** A tab has started and says which code it runs. */
export function rememberVersion(clientId: string, version: string): void {
  versions.set(clientId, version);
  startingFrom.delete(clientId);
}

/** The set that a tab is starting from; null for one that is ready, or starts from the network. */
export function startingSet(clientId: string): WholeSet | null {
  return startingFrom.get(clientId) ?? null;
}

/** Code that a tab runs. The browser stops idle workers, which forget: then the tab itself is asked. */
export async function versionOf(clientId: string): Promise<string | null> {
  const remembered = versions.get(clientId);
  if (remembered !== undefined) return remembered;
  const client = await self.clients.get(clientId);
  const version = client ? await ask<string>(client, { type: 'version' } satisfies WorkerMessage) : null;
  if (version !== null) versions.set(clientId, version);
  return version;
}

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
