import { createStore, useStore } from '../../ui/store';

/** How the page came to the reader. */
export interface Connection {
  offline: boolean;
  /** When the copy that is shown was saved, as an ISO date; null for what the network sent. */
  copyFrom: string | null;
}

/** What is known of the connection. */
export const connection = createStore<Connection>({ offline: false, copyFrom: null });

/** Notes what has become known. */
export function updateConnection(change: Partial<Connection>): void {
  connection.set({ ...connection.get(), ...change });
}

/** How the page came to the reader, and whether there is a network now. */
export const useConnection = (): Connection => useStore(connection);
