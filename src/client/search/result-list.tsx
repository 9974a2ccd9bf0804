import { memo, type ReactNode, startTransition, useEffect, useState } from 'react';
import type { SearchAnswer, SearchResult } from '../../shared/protocol';
import { ResultContent } from './result-parts';
import type { SearchState } from './search-store';
import { t } from './search-text';

/** Number of results to render first, which is more than most screens show. The others follow after the first paint. */
const DRAWN_AT_ONCE = 12;

export interface ResultListProps {
  answer: SearchAnswer;
  products: SearchState['products'];
  /** Number of the active result, counted through all groups. */
  active: number;
  onActive: (index: number) => void;
  /** Called with the result and its place in the list, from 1. */
  onChoose: (result: SearchResult, rank: number) => void;
}

/** Results as options of the field, grouped by product. */
export const ResultList = memo(function ResultList({
  answer,
  products,
  ...list
}: ResultListProps): ReactNode {
  const [whole, setWhole] = useState<SearchAnswer | null>(null);
  useEffect(() => startTransition(() => setWhole(answer)), [answer]);
  const isAtTop = list.active === 0;
  const drawn = isAtTop && whole !== answer ? DRAWN_AT_ONCE : Infinity;
  const starts = answer.groups.map((_, group) =>
    answer.groups.slice(0, group).reduce((sum, { results }) => sum + results.length, 0),
  );
  return (
    <>
      {answer.corrected !== null && (
        <p className="search-hint">
          {t('search.corrected')} <strong>{answer.corrected}</strong>
        </p>
      )}
      <div id="search-results" role="listbox" aria-label={t('search.results')}>
        {answer.groups.map(({ productId, results }, group) => (
          <div key={productId} role="group" aria-labelledby={`search-group-${productId}`}>
            <div id={`search-group-${productId}`} className="search-group-title" role="presentation">
              {products.find(({ id }) => id === productId)?.name ?? t('search.byTitle')}
            </div>
            {results.slice(0, Math.max(0, drawn - (starts[group] ?? 0))).map((result, index) => {
              const position = (starts[group] ?? 0) + index;
              const { active, onActive, onChoose } = list;
              return (
                <ResultOption
                  key={position}
                  result={result}
                  position={position}
                  isActive={position === active}
                  onActive={onActive}
                  onChoose={onChoose}
                />
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
});

interface ResultOptionProps extends Pick<ResultListProps, 'onActive' | 'onChoose'> {
  result: SearchResult;
  position: number;
  isActive: boolean;
}

const ResultOption = memo(function ResultOption({
  result,
  position,
  isActive,
  onActive,
  onChoose,
}: ResultOptionProps): ReactNode {
  return (
    // A link, so it can open in a new tab. The keyboard selects it from the field.
    <a
      id={`search-option-${position}`}
      className="search-result"
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={result.href}
      onPointerMove={isActive ? undefined : () => onActive(position)}
      onClick={(event) => {
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onChoose(result, position + 1);
      }}
    >
      <ResultContent result={result} />
    </a>
  );
});
