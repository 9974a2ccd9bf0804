import { memo, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
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

/** Buttons that filter results by product and kind, with the number of results. */
export const FilterChips = memo(function FilterChips(props: FilterChipsProps): ReactNode {
  const { products, currentId, counts, filter, onChange } = props;
  const ordered = [...products].sort((a, b) => Number(b.id === currentId) - Number(a.id === currentId));
  return (
    <div className="search-filters" role="group" aria-label={t('search.filters')}>
      <ChipGroup
        label={t('search.products')}
        options={ordered.map(({ id, name }) => [id, name])}
        counts={counts?.products}
        selected={filter.products}
        onChange={(selected) => onChange({ ...filter, products: selected })}
      />
      <ChipGroup
        label={t('search.kinds')}
        options={RECORD_KINDS.map((kind) => [kind, t(`search.kind.${kind}`)])}
        counts={counts?.kinds}
        selected={filter.kinds}
        onChange={(selected) => onChange({ ...filter, kinds: selected })}
      />
    </div>
  );
});

interface ChipGroupProps<Value extends string> {
  label: string;
  options: readonly [value: Value, name: string][];
  counts: Partial<Record<Value, number>> | undefined;
  selected: readonly Value[];
  onChange: (selected: Value[]) => void;
}

/** Toggle buttons. Options without results are hidden, unless they are selected. */
function ChipGroup<Value extends string>(props: ChipGroupProps<Value>): ReactNode {
  const { label, options, counts, selected, onChange } = props;
  // A click leaves the focus in the field, where the arrow keys go on through the results.
  const keepFocus = (event: MouseEvent): void => event.preventDefault();
  return (
    <div role="group" aria-label={label}>
      {options.map(([value, name]) => {
        const count = counts?.[value] ?? 0;
        const pressed = selected.includes(value);
        const others = selected.filter((one) => one !== value);
        if (count === 0 && !pressed) return null;
        return (
          <button
            key={value}
            className="search-chip"
            type="button"
            aria-pressed={pressed}
            onMouseDown={keepFocus}
            onClick={() => onChange(pressed ? others : [...others, value])}
          >
            {name} <span>{count}</span>
          </button>
        );
      })}
    </div>
  );
}

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

/** Explains a problem of the index in one line, with a solution. */
export function FaultLine({ state }: { state: SearchState }): ReactNode {
  const { fault } = state;
  if (!fault) return null;
  const isOutdated = fault === 'outdated';
  return (
    <p className="search-fault" role="alert">
      {t(`search.fault.${fault}`)} {!hasNames(state) && t('search.byTitleOnly')}{' '}
      <button type="button" onClick={() => (isOutdated ? window.location.reload() : loadIndex())}>
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
