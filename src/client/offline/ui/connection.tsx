import type { ReactNode } from 'react';
import { formatDay } from '../../ui/format-day';
import { useTranslate } from '../../ui/providers';
import { OfflineIcon } from '../../ui/icons';
import { createStore, useStore } from '../../ui/store';

/** True if the service worker can run on this host, which is configured with or without a port. */
export function isDocsHost(hosts: readonly string[], location: { hostname: string; host: string }): boolean {
  return hosts.includes(location.hostname) || hosts.includes(location.host);
}

/** State of the connection, and of the current page. */
interface Connection {
  offline: boolean;
  /** When the copy was saved, as an ISO date. Null for a page from the network. */
  copyFrom: string | null;
}

/** Store of the connection's state. */
export const connection = createStore<Connection>({ offline: false, copyFrom: null });

/** Updates the known facts about the connection. */
export function updateConnection(change: Partial<Connection>): void {
  connection.set({ ...connection.get(), ...change });
}

/** Returns the state of the connection. */
export const useConnection = (): Connection => useStore(connection);

/** Shows in the header that the browser is offline. Announced politely, because saved pages still work. */
export function OfflineMark(): ReactNode {
  const t = useTranslate();
  const { offline } = useConnection();
  return (
    <div className="offline-mark" role="status">
      {offline && (
        <>
          <OfflineIcon />
          {t('offline.offline')}
        </>
      )}
    </div>
  );
}

/** Says that the page is a saved copy, and from which day. */
export function CopyMark(): ReactNode {
  const t = useTranslate();
  const { copyFrom } = useConnection();
  return (
    <div className="copy-mark" role="status">
      {copyFrom && t('offline.copy', { date: formatDay(copyFrom) })}
    </div>
  );
}
