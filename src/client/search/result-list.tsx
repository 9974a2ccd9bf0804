import { memo, type ReactNode, startTransition, useEffect, useState } from 'react';
import type { SearchAnswer, SearchResult, Segment } from '../../shared/protocol';
import type { SearchState } from './search-store';
import { t } from './search-text';
import { Badges } from '../ui/badge';
import type { RecordKind } from '../../shared/index-files';

/** Number of results to render first, which is more than most screens show. The others follow after the first paint. */
const DRAWN_AT_ONCE = 12;

interface ResultListProps {
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

/** One result with its kind, its breadcrumb, and a context line. */
export function ResultContent({ result }: { result: SearchResult }): ReactNode {
  const { kind, title, badge, plan, breadcrumb, context } = result;
  return (
    <>
      <span className="search-result-icon">
        <KindIcon kind={kind} />
      </span>
      <span className="search-result-name">
        <span className="search-result-title">
          <Segments segments={title} />
        </span>{' '}
        <Badges badge={badge} plan={plan} />{' '}
        <span className="search-result-place">{breadcrumb.join(' › ')}</span>
      </span>{' '}
      <span className="search-result-kind">{t(`search.kind.${kind}`)}</span>{' '}
      <span className="search-result-context">
        <Segments segments={context} />
      </span>
    </>
  );
}

function Segments({ segments }: { segments: readonly Segment[] }): ReactNode {
  return segments.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}

/** Strokes on a grid of 24. */
const PATHS: Readonly<Record<RecordKind, string>> = {
  page: 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5',
  section: 'M10 4 8 20M16 4l-2 16M5 9h15M4 15h15',
  component: 'm12 3 8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  prop: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  slot: 'M8 4H4v4M16 4h4v4M8 20H4v-4M16 20h4v-4M9 9h6v6H9z',
  class: 'M9 4C6 4 8 11 5 12c3 1 1 8 4 8M15 4c3 0 1 7 4 8-3 1-1 8-4 8',
  hook: 'M15 4v11a5 5 0 0 1-10 0v-2l3 2M13 4h4',
  demo: 'M4 5h16v14H4zM10 9.5v5l4.5-2.5z',
};

/** An icon for each kind of result, next to its name. */
function KindIcon({ kind }: { kind: RecordKind }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" style={{ width: 18, height: 18 }} aria-hidden="true">
      <path d={PATHS[kind]} />
    </svg>
  );
}
