import { type FormEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { enhanceCodeBlocks } from '../article/code-blocks';
import { t } from './texts';
import { copyText } from '../ui/copy-button';
import { findTarget, withScrollAnchor } from '../router/scroll';
import { type ApiSection, parseApiView, viewStorageKey } from '../../shared/api-reference';
import { readStorage, writeStorage } from '../ui/safe-storage';

/** How long a row says that its link was copied, in ms. */
const COPIED_FOR = 2000;

/** Props of the body of an API page, which connect the controls in its HTML. */
export function useApiControls(hash: string) {
  const ref = useRef<HTMLDivElement>(null);
  // Before the first paint after a navigation, where the script in the body does not run.
  useLayoutEffect(() => {
    if (ref.current) applyStoredViews(ref.current);
  }, []);
  useLayoutEffect(() => {
    if (ref.current) markTarget(ref.current, hash);
  }, [hash]);
  useEffect(() => {
    if (!ref.current) return;
    enhanceCodeBlocks(ref.current);
    // Use text that the user typed while the page was loading.
    filterRows(ref.current);
  }, []);
  const onInput = ({ target, currentTarget }: FormEvent): void => {
    if (target instanceof HTMLInputElement && target.type === 'radio') changeView(target);
    else filterRows(currentTarget);
  };
  const onClick = (event: MouseEvent): void => {
    toggleRow(event);
    void copyRowLink(event);
  };
  return { ref, onInput, onClick };
}

/** Highlights the row of the hash. The router does not update `:target`, so this sets an attribute. */
function markTarget(body: HTMLElement, hash: string): void {
  body.dataset['marked'] = '';
  body.querySelector('[data-target]')?.removeAttribute('data-target');
  const row = findTarget(hash);
  if (!row || !body.contains(row) || row.tagName !== 'TR') return;
  row.setAttribute('data-target', '');
  setOpen(row.querySelector('.api-expand'), true);
  const input = body.querySelector<HTMLInputElement>('.api-switch input');
  if (!input || input.checked || !row.classList.contains('api-inherited')) return;
  // A link to an inherited prop shows all of them, because the row would otherwise be alone.
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
  for (const row of rows) row.hidden = filter !== '' && !matchesRow(row, filter);
  for (const table of body.querySelectorAll('table'))
    table.toggleAttribute('data-empty', !offered.some((row) => table.contains(row) && !row.hidden));
  const count = offered.filter((row) => !row.hidden).length;
  const output = body.querySelector('.api-count');
  if (output) output.textContent = filter === '' ? '' : t('api.matches', { count, total: offered.length });
}

function matchesRow(row: HTMLTableRowElement, filter: string): boolean {
  const name = row.querySelector('.api-link')?.textContent ?? '';
  const type = row.matches('[data-section="props"] tr') ? (row.cells[1]?.textContent ?? '') : '';
  const labels = [
    row.querySelector('.api-flag-required') ? 'required' : '',
    row.classList.contains('api-deprecated') ? 'deprecated' : '',
  ];
  return matchesFilter(`${name} ${type}`, labels, filter);
}

/** The name of a row is a link. A click also copies its URL. */
async function copyRowLink(event: MouseEvent): Promise<void> {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.api-link') : null;
  if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
  // If this fails, the user can copy the URL from the address bar.
  if (!(await copyText(link.href))) return;
  const note = Object.assign(document.createElement('span'), { className: 'api-copied', role: 'status' });
  link.after(note);
  note.textContent = t('api.linkCopied');
  window.setTimeout(() => note.remove(), COPIED_FOR);
}

const SECTION = '[data-section]';

/** Applies the stored view to each part of the page. */
function applyStoredViews(body: ParentNode): void {
  for (const section of body.querySelectorAll<HTMLElement>(SECTION)) {
    const view = parseApiView(readStorage(storageKey(section)));
    const radio = section.querySelector<HTMLInputElement>(`input[value="${view}"]`);
    if (radio) radio.checked = true;
    showAs(section, view);
  }
}

/** Shows a part as its switch says, and remembers it. */
function changeView(radio: HTMLInputElement): void {
  const section = radio.closest<HTMLElement>(SECTION);
  if (!section) return;
  const view = parseApiView(radio.value);
  writeStorage(storageKey(section), view);
  withScrollAnchor(() => showAs(section, view), seenTarget(section));
}

/** Opens or closes the row whose button was clicked. */
function toggleRow({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('.api-expand') : null;
  setOpen(button, button?.ariaExpanded !== 'true');
}

function showAs(section: HTMLElement, view: string): void {
  if (view === 'collapsed') addButtons(section);
  if (view === parseApiView(null)) delete section.dataset['view'];
  else section.dataset['view'] = view;
  // A link into a collapsed list shows its target.
  setOpen(section.querySelector('[data-target] .api-expand'), true);
}

/** Adds buttons to collapsed lists, which are the only ones that need them. */
function addButtons(section: HTMLElement): void {
  if (section.querySelector('.api-expand')) return;
  for (const head of section.querySelectorAll('tbody th')) {
    const properties = { type: 'button', className: 'api-expand' };
    const button = Object.assign(document.createElement('button'), properties);
    head.append(button);
    setOpen(button, false);
  }
}

/** Opens or closes the row of a button, if there is one. */
function setOpen(button: Element | null, open: boolean): void {
  const row = button?.closest('tr');
  if (!button || !row) return;
  const name = row.querySelector('.api-link')?.textContent ?? '';
  row.toggleAttribute('data-open', open);
  button.ariaExpanded = String(open);
  button.ariaLabel = t(open ? 'api.collapse' : 'api.expand', { name });
}

/** The row of the hash, if it is in view. */
function seenTarget(section: HTMLElement): Element | null {
  const target = section.querySelector('[data-target]');
  const { top = 0, bottom = 0 } = target?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < window.innerHeight ? target : null;
}

function storageKey({ dataset }: HTMLElement): string {
  return viewStorageKey(dataset['section'] as ApiSection);
}

/** True if each word of the filter is in the text or is one of the labels, ignoring case. */
export function matchesFilter(text: string, labels: readonly string[], filter: string): boolean {
  const words = filter.toLowerCase().split(/\s+/);
  return words.every((word) => text.toLowerCase().includes(word) || labels.includes(word));
}
