import { API_SECTIONS, parseApiView, viewStorageKey, type ApiSection } from '../../../shared/api/api-page';
import { t } from './texts';
import { readStorage, writeStorage } from '../../ui/storage/safe-storage';
import { withScrollAnchor } from '../../ui/scroll-anchor';

const SECTION = '[data-section]';

/** Applies the stored view to each part of the page. */
export function applyStoredViews(body: ParentNode): void {
  for (const section of body.querySelectorAll<HTMLElement>(SECTION)) {
    const name = sectionName(section);
    if (!name) continue;
    const view = parseApiView(readStorage(viewStorageKey(name)));
    const radio = section.querySelector<HTMLInputElement>(`input[value="${view}"]`);
    if (radio) radio.checked = true;
    showAs(section, view);
  }
}

/** Shows a part as its switch says, and remembers it. */
export function changeView(radio: HTMLInputElement): void {
  const section = radio.closest<HTMLElement>(SECTION);
  const name = section && sectionName(section);
  if (!section || !name) return;
  const view = parseApiView(radio.value);
  writeStorage(viewStorageKey(name), view);
  withScrollAnchor(() => showAs(section, view), seenTarget(section));
}

/** Opens or closes the row whose button was clicked. */
export function toggleRow({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('.api-expand') : null;
  if (button) setOpen(button, button.getAttribute('aria-expanded') !== 'true');
}

/** Opens a row, so a link into a collapsed list shows its target. */
export function openRow(row: Element): void {
  const button = row.querySelector<HTMLButtonElement>('.api-expand');
  if (button) setOpen(button, true);
}

function showAs(section: HTMLElement, view: string): void {
  if (view === 'collapsed') addButtons(section);
  if (view === parseApiView(null)) delete section.dataset['view'];
  else section.dataset['view'] = view;
  const target = section.querySelector('[data-target]');
  if (target) openRow(target);
}

/** Adds buttons to collapsed lists, which are the only ones that need them. */
function addButtons(section: HTMLElement): void {
  if (section.querySelector('.api-expand')) return;
  for (const head of section.querySelectorAll('tbody th')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'api-expand';
    head.append(button);
    setOpen(button, false);
  }
}

function setOpen(button: HTMLButtonElement, open: boolean): void {
  const row = button.closest('tr');
  const name = row?.querySelector('.api-link')?.textContent ?? '';
  row?.toggleAttribute('data-open', open);
  button.setAttribute('aria-expanded', String(open));
  button.setAttribute('aria-label', t(open ? 'api.collapse' : 'api.expand', { name }));
}

/** The row of the hash, if it is in view. */
function seenTarget(section: HTMLElement): Element | null {
  const target = section.querySelector('[data-target]');
  const { top = 0, bottom = 0 } = target?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < window.innerHeight ? target : null;
}

function sectionName({ dataset }: HTMLElement): ApiSection | undefined {
  return API_SECTIONS.find((name) => name === dataset['section']);
}
