import { useEffect, useState, type ReactNode } from 'react';
import type { SearchAnswer } from '../../shared/search/protocol';
import { useConnection } from '../offline/ui/connection';
import { retryLoading, type SearchState } from './search-store';
import { t } from './search-text';
import { hasNames } from './use-answer';

/** Debounce time of announcements, in ms. */
const PAUSE = 400;

/** Announces the number of results. */
export function Announcement({ text, answer }: { text: string; answer: SearchAnswer | null }): ReactNode {
  const [said, setSaid] = useState('');
  const total = answer?.total ?? null;
  useEffect(() => {
    const timer = window.setTimeout(() => {
      if (text === '' || total === null) return setSaid('');
      if (total === 0) return setSaid(t('search.noResult', { text }));
      return setSaid(total === 1 ? t('search.countOne') : t('search.count', { count: total }));
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [text, total]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}

/** Explains a problem of the index in one line, with a solution. */
export function FaultLine({ state }: { state: SearchState }): ReactNode {
  const { fault } = state;
  if (!fault) return null;
  const isOutdated = fault === 'outdated';
  return (
    <p className="search-fault" role="alert">
      {t(`search.fault.${fault}`)} {!hasNames(state) && t('search.byTitleOnly')}{' '}
      <button type="button" onClick={isOutdated ? () => window.location.reload() : retryLoading}>
        {t(isOutdated ? 'search.reload' : 'search.retry')}
      </button>
    </p>
  );
}

/** Explains that only saved pages are searched offline. */
export function SavedOnlyLine(): ReactNode {
  const { offline } = useConnection();
  return offline && <p className="search-hint">{t('search.savedOnly')}</p>;
}
