import {
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { SearchAnswer, SearchResult } from '../../shared/protocol';
import { isModified } from '../router/router';
import { hasCommandKey, isComposing } from '../ui/keyboard';
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
export const ResultList = memo(function ResultList(props: ResultListProps): ReactNode {
  const { answer, products, active, onActive, onChoose } = props;
  const [whole, setWhole] = useState<SearchAnswer | null>(null);
  useEffect(() => startTransition(() => setWhole(answer)), [answer]);
  const all = answer.groups.flatMap(({ results }) => results);
  const drawn = active === 0 && whole !== answer ? DRAWN_AT_ONCE : all.length;
  return (
    <>
      {answer.corrected !== null && (
        <p className="search-hint">
          {t('search.corrected')} <strong>{answer.corrected}</strong>
        </p>
      )}
      <div id="search-results" role="listbox" aria-label={t('search.results')}>
        {answer.groups.map(({ productId, results }) => (
          <div key={productId} role="group" aria-labelledby={`search-group-${productId}`}>
            <div id={`search-group-${productId}`} className="search-group-title" role="presentation">
              {products.find(({ id }) => id === productId)?.name ?? t('search.byTitle')}
            </div>
            {results.map((result) => {
              const position = all.indexOf(result);
              if (position >= drawn) return null;
              return (
                // A link, so it can open in a new tab. The keyboard selects it from the field.
                <a
                  key={position}
                  id={`search-option-${position}`}
                  className="search-result"
                  role="option"
                  aria-selected={position === active}
                  tabIndex={-1}
                  href={result.href}
                  onPointerMove={() => onActive(position)}
                  onClick={({ nativeEvent }) => {
                    if (!isModified(nativeEvent)) onChoose(result, position + 1);
                  }}
                >
                  <ResultContent result={result} />
                </a>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
});

/**
 * Moves the active result with the keyboard, while the focus stays in the field.
 * @param results empty while the start screen is shown
 * @param query a new one selects the first result
 * @param isCurrent false while the previous results are still shown, so Enter does not open them
 */
export function useResultKeys(
  field: HTMLInputElement,
  results: readonly unknown[],
  query: string,
  isCurrent: boolean,
): [number, (active: number) => void] {
  const count = results.length;
  const [active, setActive] = useState(0);
  const [shown, setShown] = useState(query);
  /** Query whose first result opens when it arrives, because the user pressed Enter before. */
  const awaited = useRef<{ query: string; inNewTab: boolean } | null>(null);
  if (shown !== query) {
    setShown(query);
    setActive(0);
  }
  const current = Math.min(active, Math.max(0, count - 1));
  // The hovered result is visible, and scrolling would move it away from the pointer.
  const isByKey = useRef(false);
  useEffect(() => {
    if (isByKey.current) optionElement(current)?.scrollIntoView({ block: 'nearest' });
    // Better results can replace the first ones, and change the length of the list.
  }, [current, results]);
  const point = useCallback((index: number): void => {
    isByKey.current = false;
    setActive(index);
  }, []);

  useEffect(() => {
    const dialog = field.closest('dialog');
    const forget = (): void => void (awaited.current = null);
    dialog?.addEventListener('close', forget);
    return () => dialog?.removeEventListener('close', forget);
  }, [field]);
  useEffect(() => {
    if (!isCurrent) return;
    if (awaited.current?.query === query) openOption(optionElement(0), awaited.current.inNewTab);
    awaited.current = null;
  }, [query, isCurrent]);

  // In the same commit as the results, so a keystroke in between does not open the wrong result.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (count === 0 || isComposing(event)) return;
      const hasModifier = event.shiftKey || event.altKey || event.ctrlKey || event.metaKey;
      const target = hasModifier ? null : destination(event.key, current, count);
      if (target !== null) {
        event.preventDefault();
        isByKey.current = true;
        setActive(target);
      } else if (event.key === 'Enter') {
        event.preventDefault();
        const inNewTab = hasCommandKey(event);
        // An arrow key has chosen one of the results that are shown.
        if (isCurrent || current > 0) openOption(optionElement(current), inNewTab);
        else awaited.current = { query, inNewTab };
      }
    };
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  }, [field, count, current, query, isCurrent]);
  return [current, point];
}

/** Index after a key press, or null for other keys. Wraps around at both ends. */
function destination(key: string, active: number, count: number): number | null {
  const destinations: Partial<Record<string, number>> = {
    ArrowDown: (active + 1) % count,
    ArrowUp: (active + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return destinations[key] ?? null;
}

function openOption(option: HTMLAnchorElement | null, inNewTab: boolean): void {
  if (inNewTab && option) window.open(option.href, '_blank', 'noopener');
  else option?.click();
}

function optionElement(index: number): HTMLAnchorElement | null {
  return document.querySelector(`#search-option-${index}`);
}
