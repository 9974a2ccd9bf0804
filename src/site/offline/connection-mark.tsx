import { useSyncExternalStore, type ReactNode } from 'react';
import { formatDay } from '../../domain/format-day';
import { useTranslate } from '../i18n/translate';
import { OfflineIcon } from '../icons/icons';
import { currentConnection, INITIAL_CONNECTION, subscribeConnection } from './connection-store';

const DAY_LENGTH = '2026-11-20'.length;

/** Says that there is no network, and that the page is a saved copy; politely, as nothing is wrong with the page. */
export function ConnectionMark(): ReactNode {
  const t = useTranslate();
  const { offline, copyFrom } = useSyncExternalStore(
    subscribeConnection,
    currentConnection,
    () => INITIAL_CONNECTION,
  );
  return (
    <div className="connection" role="status">
      {offline && (
        <span className="connection-offline">
          <OfflineIcon />
          {t('offline.offline')}
        </span>
      )}
      {copyFrom && (
        <span className="connection-copy">
          {t('offline.copy', { date: formatDay(copyFrom.slice(0, DAY_LENGTH)) })}
        </span>
      )}
    </div>
  );
}
