import { attempt } from './safe-storage';

/** Text that users are writing, for this tab. It survives navigation, and reloads if storage is available. */
const drafts = new Map<string, string>();
const PREFIX = 'docs-draft ';

/** Name of the text of a search that was open when the page loaded again. */
export const SEARCH_DRAFT = 'search';

/** Saved text, or null. */
export function readDraft(name: string): string | null {
  return drafts.get(name) ?? attempt(() => window.sessionStorage.getItem(PREFIX + name), null);
}

/** Saves text. Null deletes it. */
export function writeDraft(name: string, text: string | null): void {
  if (text === null) drafts.delete(name);
  else drafts.set(name, text);
  // Without storage, the draft exists until the next load.
  attempt(() => {
    if (text === null) window.sessionStorage.removeItem(PREFIX + name);
    else window.sessionStorage.setItem(PREFIX + name, text);
  }, undefined);
}
