import { sectionId } from '../../../shared/address/section-id';
import { attempt } from '../storage/safe-storage';

/** The element that a hash names. */
export function findSection(hash: string): HTMLElement | null {
  const id = sectionId(hash);
  return id === null ? null : document.getElementById(id);
}

/** Shows a section below the header. */
export function showSection(section: HTMLElement): void {
  reveal(section);
  section.scrollIntoView({ behavior: 'instant' });
}

/** As browsers do it for plain anchors: the keyboard goes on from the place that was jumped to. */
export function focusSection(section: HTMLElement): void {
  reveal(section);
  if (section.tabIndex < 0) section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

/** Opens every `<details>` around a section: browsers do so only for their own jumps. */
function reveal(section: HTMLElement): void {
  for (let parent = section.parentElement; parent; parent = parent.parentElement)
    if (parent instanceof HTMLDetailsElement) parent.open = true;
}

/** Where the positions are kept from one load of the tab to the next. */
const KEY = 'docs-scroll';

const positions = new Map(
  attempt(() => JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as [string, number][], []),
);

/** Key of the entry of the history that is shown: every visit of a place has one of its own. */
export function entryKey(): string {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return state.key;
  const key = `${Date.now()}-${Math.random()}`;
  window.history.replaceState({ ...state, key }, '');
  return key;
}

/** How far the reader had scrolled when they left an entry of the history. */
export function scrollPosition(entry: string): number | undefined {
  return positions.get(entry);
}

/** Follows the reader's scrolling; `entry` tells whose page is shown, which the address may be ahead of. */
export function watchScrolling(entry: () => string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('scroll', () => positions.set(entry(), window.scrollY), { signal, passive: true });
  window.addEventListener('pagehide', store, { signal });
  return () => controller.abort();
}

function store(): void {
  // Where nothing is stored, the browser goes back to where the reader was as well as it can.
  attempt(() => window.sessionStorage.setItem(KEY, JSON.stringify([...positions])), undefined);
}
