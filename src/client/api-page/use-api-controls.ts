import { type FormEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { enhanceCodeBlocks } from '../article/code-blocks';
import { t } from './texts';
import { copyText } from '../ui/copy-button';
import { isModified } from '../router/router';
import { findTarget, withScrollAnchor } from '../router/scroll';
import { readStorage, writeStorage } from '../ui/safe-storage';

/** How long a row says that its link was copied, in ms. */
const COPIED_FOR = 2000;

/** Props of the body of an API page, which connect the controls in its HTML. */
export function useApiControls(hash: string) {
  const ref = useRef<HTMLDivElement>(null);
  // Before the first paint after a navigation, where the script in the body does not run.
  useLayoutEffect(() => {
    if (!ref.current) return;
    applyStoredViews(ref.current);
    enhanceCodeBlocks(ref.current);
    // Use text that the user typed while the page was loading.
    filterRows(ref.current);
  }, []);
  useLayoutEffect(() => {
    if (ref.current) markTarget(ref.current, hash);
  }, [hash]);
  useEffect(() => {
    // The router does not change the hash for a link to the current row, which the filter can hide.
    const showAgain = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      const { pathname, hash: current } = window.location;
      if (ref.current && current !== '' && link?.hash === current && link.pathname === pathname)
        markTarget(ref.current, current);
    };
    document.addEventListener('click', showAgain, { capture: true });
    return () => document.removeEventListener('click', showAgain, { capture: true });
  }, []);
  const onInput = ({ target, currentTarget }: FormEvent): void => {
    if (target instanceof HTMLInputElement && target.type === 'radio') changeView(target);
    else filterRows(currentTarget);
  };
  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest('.api-expand');
    setOpen(button, button?.ariaExpanded !== 'true');
    const link = event.target.closest<HTMLAnchorElement>('.api-link');
    if (link && !isModified(event.nativeEvent)) void copyRowLink(link);
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
  const filter = body.querySelector<HTMLInputElement>('.api-filter');
  const input = body.querySelector<HTMLInputElement>('.api-switch input');
  // A link to an inherited prop shows all of them, because the row would otherwise be alone.
  const isAlone = input?.checked === false && row.classList.contains('api-inherited');
  if (!isAlone && !row.hidden) return;
  if (isAlone) input.checked = true;
  if (row.hidden && filter) filter.value = '';
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
async function copyRowLink(link: HTMLAnchorElement): Promise<void> {
  // If this fails, the user can copy the URL from the address bar.
  if (!(await copyText(link.href))) return;
  const note = Object.assign(document.createElement('span'), { className: 'api-copied', role: 'status' });
  link.after(note);
  note.textContent = t('api.linkCopied');
  window.setTimeout(() => note.remove(), COPIED_FOR);
}

/** Selects the stored view in each part of the page. Ignores unknown values. */
function applyStoredViews(body: ParentNode): void {
  const radios = body.querySelectorAll<HTMLInputElement>('.api-views input');
  // The user has selected it while the page was loading.
  for (const radio of radios)
    if (radio.checked && !radio.defaultChecked) writeStorage(radio.name, radio.value);
  for (const radio of radios) {
    if (radio.value !== readStorage(radio.name)) continue;
    radio.checked = true;
    showView(radio);
  }
}

/** Remembers the selected view, and shows it. The row of the hash keeps its position if it is in view. */
function changeView(radio: HTMLInputElement): void {
  writeStorage(radio.name, radio.value);
  const target = radio.closest('.api-section')?.querySelector('[data-target]') ?? null;
  const { top = 0, bottom = 0 } = target?.getBoundingClientRect() ?? {};
  const isInView = bottom > 0 && top < window.innerHeight;
  withScrollAnchor(() => showView(radio), isInView ? target : null);
}

function showView(radio: HTMLInputElement): void {
  const { value } = radio;
  const section = radio.closest<HTMLElement>('.api-section');
  if (!section) return;
  if (value === 'collapsed') addButtons(section);
  if (value === 'table') delete section.dataset['view'];
  else section.dataset['view'] = value;
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

/** True if each word of the filter is in the text or is one of the labels, ignoring case. */
export function matchesFilter(text: string, labels: readonly string[], filter: string): boolean {
  const words = filter.toLowerCase().split(/\s+/);
  return words.every((word) => text.toLowerCase().includes(word) || labels.includes(word));
}
