import { useSyncExternalStore } from 'react';
import {
  currentConnection,
  INITIAL_CONNECTION,
  subscribeConnection,
  type Connection,
} from './connection-store';

/** How the page came to the reader, and whether there is a network now. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribeConnection, currentConnection, () => INITIAL_CONNECTION);
}
