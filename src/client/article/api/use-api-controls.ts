import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { enhanceCodeBlocks } from '../code-blocks';
import { matchesFilter, type FilterEntry } from './api-filter';
import { t } from './texts';
import { applyStoredViews, changeView, openRow, toggleRow } from './views';
import { copyText } from '../../ui/copy/clipboard';
import { findTarget } from '../../ui/navigation/scroll';

/** How long a row says that its link was copied, in ms. */
const COPIED_FOR = 2000;

/** Connects the controls in the body of an API page with one listener for each event. */
export function useApiControls(body: RefObject<HTMLElement | null>, path: string, hash: string): void {
  // Before the first paint after a navigation, where the script in the body does not run.
  useLayoutEffect(() => {
    if (body.current) applyStoredViews(body.current);
  }, [body, path]);
  useLayoutEffect(() => {
    if (body.current) markTarget(body.current, hash);
  }, [body, path, hash]);
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    enhanceCodeBlocks(element);
    const onChange = ({ target }: Event): void => {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.type === 'radio') changeView(target);
      else filterRows(element);
    };
    // Use text that the user typed while the page was loading.
    filterRows(element);
    const listeners = new AbortController();
    const { signal } = listeners;
    element.addEventListener('change', onChange, { signal });
    element.addEventListener('input', () => filterRows(element), { signal });
    element.addEventListener('click', toggleRow, { signal });
    element.addEventListener('click', copyRowLink, { signal });
    return () => listeners.abort();
  }, [body, path]);
}

/** Highlights the row of the hash. The router does not update `:target`, so this sets an attribute. */
function markTarget(body: HTMLElement, hash: string): void {
  body.dataset['marked'] = '';
  body.querySelector('[data-target]')?.removeAttribute('data-target');
  const row = findTarget(hash);
  if (!row || !body.contains(row) || row.tagName !== 'TR') return;
  row.setAttribute('data-target', '');
  openRow(row);
  if (row.classList.contains('api-inherited')) showInherited(body, row);
}

/** A link to an inherited prop shows all of them, because the row would otherwise be alone. */
function showInherited(body: HTMLElement, row: HTMLElement): void {
  const input = body.querySelector<HTMLInputElement>('.api-switch input');
  if (!input || input.checked) return;
  input.checked = true;
  filterRows(body);
  row.scrollIntoView();
}

/** Shows the rows of the page that the filter leaves, and says how many they are. */
function filterRows(body: ParentNode): void {
  const filter = body.querySelector<HTMLInputElement>('.api-filter')?.value.trim() ?? '';
  const withInherited = body.querySelector<HTMLInputElement>('.api-switch input')?.checked ?? true;
  const rows = [...body.querySelectorAll<HTMLTableRowElement>('.api-section tbody tr')];
  const offered = rows.filter((row) => withInherited || !row.classList.contains('api-inherited'));
  for (const row of rows) row.hidden = filter !== '' && !matchesFilter(readEntry(row), filter);
  for (const table of body.querySelectorAll('table'))
    table.toggleAttribute('data-empty', !offered.some((row) => table.contains(row) && !row.hidden));
  const count = offered.filter((row) => !row.hidden).length;
  const output = body.querySelector('.api-count');
  if (output) output.textContent = filter === '' ? '' : t('api.matches', { count, total: offered.length });
}

/** Reads the data of an entry from its row. */
function readEntry(row: HTMLTableRowElement): FilterEntry {
  const isProp = row.closest('[data-section="props"]') !== null;
  return {
    name: row.querySelector('.api-link')?.textContent ?? '',
    type: isProp ? (row.cells[1]?.textContent ?? '') : '',
    required: row.querySelector('.api-flag-required') !== null,
    deprecated: row.classList.contains('api-deprecated'),
  };
}

/** The name of a row is a link. A click also copies its URL. */
function copyRowLink(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.api-link') : null;
  if (link && !ctrlKey && !metaKey && !shiftKey && !altKey) void copy(link);
}

async function copy(link: HTMLAnchorElement): Promise<void> {
  // If this fails, the user can copy the URL from the address bar.
  if (!(await copyText(link.href))) return;
  const note = document.createElement('span');
  note.className = 'api-copied';
  note.setAttribute('role', 'status');
  link.after(note);
  note.textContent = t('api.linkCopied');
  window.setTimeout(() => note.remove(), COPIED_FOR);
}
