import { toAddress } from 'docs/ui';
import { iconSummary } from 'docs/ui/icon-summary';
import { type IconIndex, ICONS_PER_FILE, type IconTheme } from 'docs/ui/icons';
import { toSearched, type SearchedIcon } from './find-icons';

/** Number of icons in all themes. */
export const ICON_COUNT = iconSummary.count;

/** Icons of one theme in alphabetical order. */
export interface ThemeIcons {
  names: readonly string[];
  searched: readonly SearchedIcon[];
}

/** Snapshot for rendering, replaced whenever data arrives. */
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

/** Retries failed requests for names or visible drawings. */
export function tryAgain(): void {
  update({ hasFailed: false });
  loadIndex();
}

/** Icons of a theme. Empty until they are loaded. */
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

/** True for the name of an icon without its theme. */
export const isName = (word: string): boolean => places.has(word);

/** True if the icon exists. */
export function hasIcon(name: string, theme: IconTheme): boolean {
  return (
    data.index !== null &&
    places.has(name) &&
    !data.index.missing[theme].includes(name)
  );
}

/** HTML of a drawing. Null until it is loaded. */
export function drawingOf(name: string, theme: IconTheme): string | null {
  const place = places.get(name) ?? 0;
  return drawings.get(fileOf(place, theme))?.[place % ICONS_PER_FILE] ?? null;
}

/** Loads the files that contain the drawings of these icons. */
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
      // Subscribers retry after a failure. Report only the first one in a row to avoid an endless loop.
      if (!data.hasFailed) update({ hasFailed: true });
    });
  wanted.set(file, loading);
}

function update(change: Partial<IconData>): void {
  data = { ...data, ...change };
  listeners.forEach((listener) => listener());
}
