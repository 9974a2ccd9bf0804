/** How the page came to the reader. */
export interface Connection {
  offline: boolean;
  /** When the copy that is shown was saved, as an ISO date; null for what the network sent. */
  copyFrom: string | null;
}

/** What the server renders: nothing is known there. */
export const INITIAL_CONNECTION: Connection = { offline: false, copyFrom: null };

let connection = INITIAL_CONNECTION;
const listeners = new Set<() => void>();

/** Notes what has become known about the connection. */
export function updateConnection(change: Partial<Connection>): void {
  connection = { ...connection, ...change };
  listeners.forEach((listener) => listener());
}

export function currentConnection(): Connection {
  return connection;
}

/** @returns stops listening */
export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
