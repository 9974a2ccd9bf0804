import { memo, type ReactNode, useEffect, useState } from 'react';
import { RECORD_KINDS, type RecordKind } from '../../shared/index-files';
import type { FacetCounts, SearchAnswer, SearchFilter, SearchResult, Segment } from '../../shared/protocol';
import { useConnection } from '../offline/ui/connection';
import { Badges } from '../ui/badge';
import { Icon } from '../ui/icons';
import { hasNames, loadIndex, type SearchState } from './search-store';
import { t } from './search-text';

interface FilterChipsProps {
  products: SearchState['products'];
  /** Product of the page, whose chip comes first. */
  currentId: string | null;
  /** Undefined before the first answer. */
  counts: FacetCounts | undefined;
  filter: SearchFilter;
  onChange: (filter: SearchFilter) => void;
}

/** Buttons that filter results by product and kind. Those without results are hidden, unless they are selected. */
export const FilterChips = memo(function FilterChips(props: FilterChipsProps): ReactNode {
  const { products, currentId, counts, filter, onChange } = props;
  const labels = { products: t('search.products'), kinds: t('search.kinds') };
  const options = {
    products: [...products].sort((a, b) => Number(b.id === currentId) - Number(a.id === currentId)),
    kinds: RECORD_KINDS.map((kind) => ({ id: kind, name: t(`search.kind.${kind}`) })),
  };
  return (
    <div className="search-filters" role="group" aria-label={t('search.filters')}>
      {(['products', 'kinds'] as const).map((facet) => (
        <div key={facet} role="group" aria-label={labels[facet]}>
          {options[facet].map(({ id, name }) => {
            const count = counts?.[facet][id] ?? 0;
            const pressed = filter[facet].includes(id);
            const others = filter[facet].filter((one) => one !== id);
            if (count === 0 && !pressed) return null;
            return (
              <button
                key={id}
                className="search-chip"
                type="button"
                aria-pressed={pressed}
                // A click leaves the focus in the field, where the arrow keys go on through the results.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChange({ ...filter, [facet]: pressed ? others : [...others, id] })}
              >
                {name} <span>{count}</span>
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
});

/** One result with its kind, its breadcrumb, and a context line. */
export function ResultContent({ result }: { result: SearchResult }): ReactNode {
  const { kind, title, badge, plan, breadcrumb, context } = result;
  return (
    <>
      <span className="search-result-icon">
        <Icon d={PATHS[kind]} />
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

/** Icon for each kind of result. */
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

/** Explains a problem of the index, with a solution, and for a query that only saved pages are searched offline. */
export function Limitations({ state, text }: { state: SearchState; text: string }): ReactNode {
  const { fault } = state;
  const { offline } = useConnection();
  const isOutdated = fault === 'outdated';
  return (
    <>
      {fault && (
        <p className="search-fault" role="alert">
          {t(`search.fault.${fault}`)} {!hasNames(state) && t('search.byTitleOnly')}{' '}
          <button type="button" onClick={() => (isOutdated ? window.location.reload() : loadIndex())}>
            {t(isOutdated ? 'search.reload' : 'search.retry')}
          </button>
        </p>
      )}
      {offline && text !== '' && <p className="search-hint">{t('search.savedOnly')}</p>}
    </>
  );
}
