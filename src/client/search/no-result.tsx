import type { ReactNode } from 'react';
import type { SearchAnswer } from '../../shared/search/protocol';
import type { SearchGroup } from '../../shared/search/search-data';
import { CuratedGroups } from './start-screen';
import { t } from './search-text';

interface NoResultProps {
  text: string;
  answer: SearchAnswer;
  groups: readonly SearchGroup[];
  showAll: () => void;
  search: (text: string) => void;
  /** Called when a link is followed. */
  choose?: () => void;
}

/** Nothing matches: the filters may be too narrow, or a name is near; else the authors' links lead on. */
export function NoResult({ text, answer, groups, showAll, search, choose }: NoResultProps): ReactNode {
  const { nearest, counts } = answer;
  const hidden = Math.max(0, ...Object.values(counts.products), ...Object.values(counts.kinds));
  return (
    <div className="search-empty">
      <p>
        <strong>{t('search.noResult', { text })}</strong>
      </p>
      {hidden > 0 && (
        <p>
          {t('search.hiddenByFilter')}{' '}
          <button type="button" onClick={showAll}>
            {t('search.showAll')}
          </button>
        </p>
      )}
      {nearest && (
        <p>
          {t('search.didYouMean')}{' '}
          <button type="button" onClick={() => search(nearest.title)}>
            {nearest.title}
          </button>{' '}
          {t('search.nearest')}{' '}
          <a href={nearest.href} onClick={choose}>
            {nearest.title}
          </a>
        </p>
      )}
      <div className="search-start">
        <CuratedGroups groups={groups} choose={choose} />
      </div>
    </div>
  );
}
