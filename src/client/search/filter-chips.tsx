import { memo, type MouseEvent, type ReactNode } from 'react';
import type { FacetCounts, SearchFilter } from '../../shared/protocol';
import { RECORD_KINDS } from '../../shared/index-files';
import type { SearchState } from './search-store';
import { t } from './search-text';

interface FilterChipsProps {
  products: SearchState['products'];
  /** Product of the page, whose chip comes first. */
  currentId: string | null;
  /** Null before the first answer. */
  counts: FacetCounts | null;
  filter: SearchFilter;
  onChange: (filter: SearchFilter) => void;
}

/** Buttons that filter results by product and kind, with the number of results. */
export const FilterChips = memo(function FilterChips({
  products,
  currentId,
  counts,
  filter,
  onChange,
}: FilterChipsProps): ReactNode {
  const ordered = [...products].sort((a, b) => Number(b.id === currentId) - Number(a.id === currentId));
  return (
    <div className="search-filters" role="group" aria-label={t('search.filters')}>
      <div role="group" aria-label={t('search.products')}>
        {ordered.map(({ id, name }) => (
          <Chip
            key={id}
            label={name}
            count={counts?.products[id] ?? 0}
            pressed={filter.products.includes(id)}
            onClick={() => onChange({ ...filter, products: toggle(filter.products, id) })}
          />
        ))}
      </div>
      <div role="group" aria-label={t('search.kinds')}>
        {RECORD_KINDS.map((kind) => (
          <Chip
            key={kind}
            label={t(`search.kind.${kind}`)}
            count={counts?.kinds[kind] ?? 0}
            pressed={filter.kinds.includes(kind)}
            onClick={() => onChange({ ...filter, kinds: toggle(filter.kinds, kind) })}
          />
        ))}
      </div>
    </div>
  );
});

interface ChipProps {
  label: string;
  count: number;
  pressed: boolean;
  onClick: () => void;
}

/** Hides options without results, unless they are selected. */
function Chip({ label, count, pressed, onClick }: ChipProps): ReactNode {
  if (count === 0 && !pressed) return null;
  // A click leaves the focus in the field, where the arrow keys go on through the results.
  const keepFocus = (event: MouseEvent): void => event.preventDefault();
  return (
    <button
      className="search-chip"
      type="button"
      aria-pressed={pressed}
      onMouseDown={keepFocus}
      onClick={onClick}
    >
      {label} <span>{count}</span>
    </button>
  );
}

function toggle<Item>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((one) => one !== item) : [...items, item];
}
