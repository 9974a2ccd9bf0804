import type { ReactNode } from 'react';
import { t } from './search-text';

interface SearchFooterProps {
  /** Address of all results; null when there are none. */
  address: string | null;
  choose: () => void;
}

/** Keys that move and open, and the way to all results. */
export function SearchFooter({ address, choose }: SearchFooterProps): ReactNode {
  const modifier = /Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl';
  return (
    <div className="search-footer">
      <span className="search-keys">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('search.move')}
        </span>
        <span>
          <kbd>↵</kbd> {t('search.openResult')}
        </span>
        <span>
          <kbd>{modifier} ↵</kbd> {t('search.newTab')}
        </span>
      </span>
      {address && (
        <a href={address} onClick={choose}>
          {t('search.allResults')}
        </a>
      )}
    </div>
  );
}
