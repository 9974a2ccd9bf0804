import type { ReactNode } from 'react';
import type { SearchFault } from '../../shared/search/protocol';
import { searchStore } from './search-store';
import { t } from './search-text';

/** What is wrong with the index, in one line, and the way out. */
export function FaultLine({ fault, byTitle }: { fault: SearchFault | null; byTitle: boolean }): ReactNode {
  if (!fault) return null;
  const isOutdated = fault === 'outdated';
  return (
    <p className="search-fault" role="alert">
      {t(`search.fault.${fault}`)} {byTitle && t('search.byTitleOnly')}{' '}
      <button type="button" onClick={isOutdated ? () => window.location.reload() : searchStore.retry}>
        {t(isOutdated ? 'search.reload' : 'search.retry')}
      </button>
    </p>
  );
}
