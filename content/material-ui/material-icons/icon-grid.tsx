/** @jsxImportSource @emotion/react */
import {
  defaultRangeExtractor,
  useVirtualizer,
  type Range,
} from '@tanstack/react-virtual';
import {
  memo,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { iconModule, type IconTheme, iconWords } from 'docs/ui/icons';
import { placeAfterKey } from './grid-keys';
import { gridStyles, LEAST_COLUMN, ROW } from './icon-grid-styles';
import { drawingOf, getData, loadDrawings, subscribe } from './icon-store';

interface IconGridProps {
  ref: Ref<{ focusIcon: (name: string) => void }>;
  /** Names of the icons, best first. */
  names: readonly string[];
  theme: IconTheme;
  onOpen: (module: string) => void;
}

/** Virtualized grid of results with a single tab stop and arrow key navigation. */
export const IconGrid = memo(function IconGrid({
  ref,
  names,
  theme,
  onOpen,
}: IconGridProps) {
  // Drawings load after names.
  useSyncExternalStore(subscribe, getData, getData);
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useColumns(scroller);
  const [active, setActive] = useState({ names, place: 0, isMoved: false });
  const place = active.names === names ? active.place : 0;
  const activeRow = Math.floor(place / columns);
  const rows = useVirtualizer({
    count: Math.ceil(names.length / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 1,
    useFlushSync: false,
    // Keep the row with the tab stop when it is out of view, because it might have focus.
    rangeExtractor: useCallback(
      (range: Range) =>
        [...new Set([activeRow, ...defaultRangeExtractor(range)])].sort(
          (a, b) => a - b,
        ),
      [activeRow],
    ),
  });
  const shownRows = rows
    .getVirtualItems()
    .filter(({ index }) => index * columns < names.length);
  const namesIn = (row: number): readonly string[] =>
    names.slice(row * columns, (row + 1) * columns);

  useEffect(() =>
    loadDrawings(
      shownRows.flatMap(({ index }) => namesIn(index)),
      theme,
    ),
  );
  useLayoutEffect(() => {
    // Skip this if the grid isn't scrolled, because it causes a second layout.
    if (rows.scrollOffset && scroller.current) scroller.current.scrollTop = 0;
    // Run only if the icons change.
    // eslint-disable-next-line react/exhaustive-deps
  }, [names]);
  const moveTo = (next: number): void =>
    setActive({ names, place: next, isMoved: true });
  useEffect(() => {
    if (!active.isMoved) return;
    rows.scrollToIndex(Math.floor(active.place / columns));
    scroller.current
      ?.querySelector<HTMLElement>(`[data-place="${active.place}"]`)
      ?.focus({ preventScroll: true });
    // Only keys move focus, not other changes of the grid.
    // eslint-disable-next-line react/exhaustive-deps
  }, [active]);
  useImperativeHandle(ref, () => ({
    focusIcon: (name) => moveTo(Math.max(names.indexOf(name), 0)),
  }));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const next = placeAfterKey(event, place, {
      count: names.length,
      columns,
      rowsPerPage: Math.max(
        Math.floor(event.currentTarget.clientHeight / ROW) - 1,
        1,
      ),
      isRtl: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    if (next === null) return;
    event.preventDefault();
    moveTo(next);
  };
  const onClick = ({ target }: MouseEvent): void => {
    const button = (target as Element).closest<HTMLElement>('[data-place]');
    if (!button) return;
    setActive({
      names,
      place: Number(button.dataset['place']),
      isMoved: false,
    });
    onOpen(iconModule(names[Number(button.dataset['place'])] ?? '', theme));
  };

  return (
    // Handles clicks on the buttons inside.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={scroller}
      css={gridStyles}
      role="grid"
      aria-label="Icons"
      aria-rowcount={Math.ceil(names.length / columns)}
      aria-colcount={columns}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div role="presentation" style={{ height: rows.getTotalSize() }}>
        {shownRows.map(({ index, start }) => (
          <div
            key={index}
            role="row"
            aria-rowindex={index + 1}
            className="icon-row"
            style={{
              transform: `translateY(${start}px)`,
              gridTemplateColumns: `repeat(${columns}, 1fr)`,
            }}
          >
            {namesIn(index).map((name, column) => (
              <Cell
                // Reuse the elements for other icons, because recreating them on each keystroke is slow.
                key={column}
                module={iconModule(name, theme)}
                drawing={drawingOf(name, theme) ?? ''}
                place={index * columns + column}
                column={column + 1}
                isTabStop={index * columns + column === place}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
});

interface CellProps {
  module: string;
  drawing: string;
  place: number;
  column: number;
  isTabStop: boolean;
}

const Cell = memo(function Cell({
  module,
  drawing,
  place,
  column,
  isTabStop,
}: CellProps) {
  return (
    <div role="gridcell" aria-colindex={column}>
      <button
        type="button"
        title={module}
        data-place={place}
        tabIndex={isTabStop ? 0 : -1}
      >
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: drawing }}
        />
        {/* Long names break between their words. */}
        <span
          dangerouslySetInnerHTML={{ __html: iconWords(module).join('<wbr>') }}
        />
      </button>
    </div>
  );
});

/** Number of columns that fit. */
function useColumns(scroller: { current: HTMLElement | null }): number {
  const [columns, setColumns] = useState(3);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = (): void =>
      setColumns(Math.max(Math.floor(element.clientWidth / LEAST_COLUMN), 2));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return columns;
}
