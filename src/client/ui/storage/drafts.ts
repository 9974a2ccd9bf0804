/** What readers are writing, kept for this tab: across pages, and as far as the browser stores anything, across loads. */
const drafts = new Map<string, string>();
const PREFIX = 'docs-draft ';

/** What was being written; null for nothing. */
export function readDraft(name: string): string | null {
  const draft = drafts.get(name);
  if (draft !== undefined) return draft;
  try {
    return window.sessionStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keeps what is being written; null forgets it. */
export function writeDraft(name: string, text: string | null): void {
  if (text === null) drafts.delete(name);
  else drafts.set(name, text);
  try {
    if (text === null) window.sessionStorage.removeItem(PREFIX + name);
    else window.sessionStorage.setItem(PREFIX + name, text);
  } catch {
    // It is there until the next load.
  }
}
