/** @jsxImportSource @emotion/react */
import { afterPaint, OnDemand, SearchIcon } from 'docs/ui';
import { ICON_THEMES, type IconTheme, splitModule } from 'docs/ui/icons';
import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { findIcons } from './find-icons';
import type { IconDialogProps } from './icon-dialog';
import { IconGrid } from './icon-grid';
import { screenStyles } from './icon-search-styles';
import {
  getData,
  hasIcon,
  ICON_COUNT,
  iconsOf,
  isName,
  loadIndex,
  subscribe,
  tryAgain,
} from './icon-store';
import { THEME_LABELS } from './theme-labels';
import { useIconAddress } from './use-icon-address';

/** Loads the dialog on demand, because it imports Material UI. */
const loadDialog = (): Promise<ComponentType<IconDialogProps>> =>
  import('./icon-dialog').then(
    (module) => module.default,
    () => UnloadedDialog,
  );

const INITIAL = { index: null, hasFailed: false };
/** Pause in ms after which the number of results is announced. */
const PAUSE = 500;
const numbers = new Intl.NumberFormat('en');

/** Formatted number of icons. */
export function IconCount() {
  return numbers.format(ICON_COUNT);
}

/** Icon search with a results grid and a dialog for each icon. */
export function IconSearch() {
  const { index, hasFailed } = useSyncExternalStore(
    subscribe,
    getData,
    () => INITIAL,
  );
  const address = useIconAddress();
  const { query, theme, selected } = address;
  const grid = useRef<{ focusIcon: (name: string) => void }>(null);
  const field = useTypedEarly(address.setQuery);
  useEffect(loadIndex, []);
  const icons = iconsOf(theme);
  const [isUsed, setIsUsed] = useState(false);
  const words = useWords(isUsed || query !== '');
  const asked = useAfterPaint(query);
  const names = useMemo(
    () =>
      findIcons(icons.searched, asked, words?.SYNONYMS ?? {}).flatMap(
        (place) => icons.names[place] ?? [],
      ),
    [icons, asked, words],
  );
  const result = index ? resultText(names.length, asked) : '';
  const open = selected === null ? null : splitModule(selected, isName);
  // Keep the function stable, so that a keystroke renders the grid only once, after the search.
  const select = useRef(address.select);
  useEffect(() => {
    select.current = address.select;
  });
  const openIcon = useCallback((module: string) => select.current(module), []);
  return (
    <section
      aria-label="Icon search"
      className="needs-script"
      css={screenStyles}
    >
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <SearchIcon />
        <input
          ref={field}
          type="search"
          aria-label="Search icons"
          placeholder="Search, such as trash or log in"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={query}
          onFocus={() => setIsUsed(true)}
          onChange={({ target }) => address.setQuery(target.value)}
        />
      </form>
      <ThemeChoice theme={theme} onChange={address.setTheme} />
      <p className="icon-result">
        {hasFailed ? <Failure /> : result || 'Loading icons…'}
      </p>
      <Announcement text={result} />
      <IconGrid ref={grid} names={names} theme={theme} onOpen={openIcon} />
      {index && names.length === 0 && (
        <NoResult
          suggested={words?.closestWord(asked, icons.searched) ?? null}
          onSuggest={address.setQuery}
        />
      )}
      {index && open && hasIcon(open.name, open.theme) && (
        <OnDemand
          load={loadDialog}
          props={{
            ...open,
            onShow: address.select,
            onClose: address.close,
            onClosed: () =>
              names.includes(open.name)
                ? grid.current?.focusIcon(open.name)
                : field.current?.focus(),
          }}
        />
      )}
    </section>
  );
}

function UnloadedDialog({ onClose }: IconDialogProps) {
  return (
    <p role="alert">
      The icon could not be loaded. Try again when you are online.{' '}
      <button type="button" className="text-button" onClick={onClose}>
        Close
      </button>
    </p>
  );
}

function ThemeChoice({
  theme,
  onChange,
}: {
  theme: IconTheme;
  onChange: (theme: IconTheme) => void;
}) {
  return (
    <fieldset>
      <legend className="visually-hidden">Theme</legend>
      {ICON_THEMES.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name="icon-theme"
            value={choice}
            checked={choice === theme}
            onChange={() => onChange(choice)}
          />
          <span>{THEME_LABELS[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Failure(): ReactNode {
  return (
    <>
      The icons could not be loaded.{' '}
      <button type="button" className="text-button" onClick={tryAgain}>
        Try again
      </button>
    </>
  );
}

/** Message with a suggested query. */
function NoResult({
  suggested,
  onSuggest,
}: {
  suggested: string | null;
  onSuggest: (query: string) => void;
}) {
  return (
    <p className="icon-none">
      {suggested !== null && (
        <>
          Did you mean{' '}
          <button
            type="button"
            className="text-button"
            onClick={() => onSuggest(suggested)}
          >
            {suggested}
          </button>
          ?{' '}
        </>
      )}
      Try a single word for what the icon shows.
    </p>
  );
}

function resultText(count: number, query: string): string {
  const icons =
    count === 1
      ? '1 icon'
      : `${count === 0 ? 'No' : numbers.format(count)} icons`;
  return query.trim() === '' ? icons : `${icons} for “${query.trim()}”`;
}

function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSaid(text), PAUSE);
    return () => window.clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}

/** Defers a value until after the next paint, so that the field stays responsive while the grid updates. */
function useAfterPaint(value: string): string {
  const [drawn, setDrawn] = useState(value);
  useEffect(
    () => afterPaint(() => startTransition(() => setDrawn(value))),
    [value],
  );
  return drawn;
}

type Words = typeof import('./synonyms');

/** Loads the synonyms on demand. Until then, or offline, the search only matches names. */
function useWords(isWanted: boolean): Words | null {
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    if (isWanted) void import('./synonyms').then(setWords, () => undefined);
  }, [isWanted]);
  return words;
}

/** Applies text that was typed before hydration. */
function useTypedEarly(setQuery: (query: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const early = useRef(setQuery);
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '') early.current(typed);
  }, []);
  return field;
}
