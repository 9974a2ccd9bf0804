import { attempt } from './safe-storage';

/** What readers are writing, kept for this tab: across pages, and as far as the browser stores anything, across loads. */
const drafts = new Map<string, string>();
const PREFIX = 'docs-draft ';

/** Name of the text of a search that was open when the page loaded again. */
export const SEARCH_DRAFT = 'search';

/** What was being written; null for nothing. */
export function readDraft(name: string): string | null {
  return drafts.get(name) ?? attempt(() => window.sessionStorage.getItem(PREFIX + name), null);
}

/** Keeps what is being written; null forgets it. */
export function writeDraft(name: string, text: string | null): void {
  if (text === null) drafts.delete(name);
  else drafts.set(name, text);
  // Where the browser stores nothing, it is there until the next load.
  attempt(() => {
    if (text === null) window.sessionStorage.removeItem(PREFIX + name);
    else window.sessionStorage.setItem(PREFIX + name, text);
  }, undefined);
}
