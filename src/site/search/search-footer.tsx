import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/translate';

interface SearchFooterProps {
  text: string;
  hasResults: boolean;
  choose: () => void;
}

/** Keys that move and open, and the way to all results. */
export function SearchFooter({ text, hasResults, choose }: SearchFooterProps): ReactNode {
  const t = useTranslate();
  const modifier = /Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl';
  return (
    <div className="search-footer">
      <span className="search-keys">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {t('search.move')}
        <kbd>↵</kbd> {t('search.openResult')}
        <kbd>{modifier} ↵</kbd> {t('search.newTab')}
      </span>
      {hasResults && (
        <a href={`/search/?q=${encodeURIComponent(text)}`} onClick={choose}>
          {t('search.allResults')}
        </a>
      )}
    </div>
  );
}
