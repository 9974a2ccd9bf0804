import { memo, type ReactNode } from 'react';
import type { IndexedProduct } from '../../domain/search/index-files';
import type { SearchAnswer, SearchResult } from '../../domain/search/protocol';
import { useTranslate } from '../i18n/translate';
import { KindIcon } from './kind-icon';
import { Segments } from './segments';

interface ResultListProps {
  answer: SearchAnswer;
  products: readonly Pick<IndexedProduct, 'id' | 'name'>[];
  /** Number of the active result, counted through all groups. */
  active: number;
  onActive: (index: number) => void;
  /** Called with the result and its place in the list, from 1. */
  onChoose: (result: SearchResult, rank: number) => void;
}

/** Results as options of the field, grouped by product. */
export function ResultList({ answer, products, ...list }: ResultListProps): ReactNode {
  const t = useTranslate();
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
            {results.map((result, index) => {
              const position = (starts[group] ?? 0) + index;
              const { active, onActive, onChoose } = list;
              return (
                <ResultOption
                  key={result.href}
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
}

interface ResultOptionProps {
  result: SearchResult;
  position: number;
  isActive: boolean;
  onActive: ResultListProps['onActive'];
  onChoose: ResultListProps['onChoose'];
}

const ResultOption = memo(function ResultOption({
  result,
  position,
  isActive,
  onActive,
  onChoose,
}: ResultOptionProps): ReactNode {
  return (
    // A link, so that it opens in a new tab the way links do; the keyboard reaches it through the field.
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

/** What a result says about itself: what it is, where it stands, and a line of what is written there. */
export function ResultContent({ result }: { result: SearchResult }): ReactNode {
  const t = useTranslate();
  const { kind, title, place, context } = result;
  return (
    <>
      <span className="search-result-icon">
        <KindIcon kind={kind} />
      </span>
      <span className="search-result-name">
        <span className="search-result-title">
          <Segments segments={title} />
        </span>{' '}
        <span className="search-result-place">{place.join(' › ')}</span>
      </span>{' '}
      <span className="search-result-kind">{t(`search.kind.${kind}`)}</span>{' '}
      <span className="search-result-context">
        <Segments segments={context} />
      </span>
    </>
  );
}
