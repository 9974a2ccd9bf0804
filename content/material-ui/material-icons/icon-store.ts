import { iconSummary, toAddress } from 'docs/ui';
import { type IconIndex, ICONS_PER_FILE, type IconTheme } from 'docs/ui/icons';
import { toSearched, type SearchedIcon } from './find-icons';

/** Number of icons, those of all themes. */
export const ICON_COUNT = iconSummary.count;

/** The icons of one theme, from A to Z. */
export interface ThemeIcons {
  names: readonly string[];
  searched: readonly SearchedIcon[];
}

/** What the screen shows of the icons; a new one whenever something has come. */
export interface IconData {
  index: IconIndex | null;
  hasFailed: boolean;
}

const listeners = new Set<() => void>();
const drawings = new Map<string, readonly (string | null)[]>();
const wanted = new Map<string, Promise<void>>();
const themes = new Map<IconTheme, ThemeIcons>();
let places = new Map<string, number>();
let data: IconData = { index: null, hasFailed: false };

/** For `useSyncExternalStore`. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getData = (): IconData => data;

/** Loads the names. */
export function loadIndex(): void {
  load(iconSummary.index, (index: IconIndex) => {
    places = new Map(index.names.map((name, place) => [name, place]));
    data = { ...data, index };
  });
}

/** Loads again what has not come: the names, or the drawings that are shown. */
export function tryAgain(): void {
  update({ hasFailed: false });
  loadIndex();
}

/** The icons that a theme has; none before they are loaded. */
export function iconsOf(theme: IconTheme): ThemeIcons {
  const { index } = data;
  if (!index) return { names: [], searched: [] };
  const known = themes.get(theme);
  if (known) return known;
  const missing = new Set(index.missing[theme]);
  const names = index.names.filter((name) => !missing.has(name));
  const icons = { names, searched: names.map(toSearched) };
  themes.set(theme, icons);
  return icons;
}

/** Whether a word is the name of an icon, without a theme. */
export const isName = (word: string): boolean => places.has(word);

/** Whether there is such an icon. */
export function hasIcon(name: string, theme: IconTheme): boolean {
  return (
    data.index !== null &&
    places.has(name) &&
    !data.index.missing[theme].includes(name)
  );
}

/** The elements of a drawing as HTML; null as long as they are not loaded. */
export function drawingOf(name: string, theme: IconTheme): string | null {
  const place = places.get(name) ?? 0;
  return drawings.get(fileOf(place, theme))?.[place % ICONS_PER_FILE] ?? null;
}

/** Loads the drawings of some icons, together with those beside them. */
export function loadDrawings(names: readonly string[], theme: IconTheme): void {
  for (const file of new Set(
    names.map((name) => fileOf(places.get(name) ?? 0, theme)),
  ))
    if (file !== '')
      load(file, (some: (string | null)[]) => drawings.set(file, some));
}

function fileOf(place: number, theme: IconTheme): string {
  return data.index?.files[theme][Math.floor(place / ICONS_PER_FILE)] ?? '';
}

function load<Content>(file: string, take: (content: Content) => void): void {
  if (wanted.has(file)) return;
  const url = new URL(
    toAddress(file),
    new URL(toAddress(iconSummary.index), window.location.origin),
  );
  const loading = fetch(url)
    .then(async (response) => {
      if (!response.ok) throw new Error(String(response.status));
      take((await response.json()) as Content);
      update({ hasFailed: false });
    })
    .catch(() => {
      wanted.delete(file);
      // Whoever hears of a failure asks again: a second one in a row is not told, or it would go on without an end.
      if (!data.hasFailed) update({ hasFailed: true });
    });
  wanted.set(file, loading);
}

function update(change: Partial<IconData>): void {
  data = { ...data, ...change };
  listeners.forEach((listener) => listener());
}
