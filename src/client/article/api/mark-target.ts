import { findSection } from '../../ui/navigation/places';
import { filterRows } from './filter-rows';
import { openRow } from './views';

/**
 * Highlights the row that the address points to. The stylesheet knows `:target`, but the browser does not move it when
 * the router changes the address, so from here on the mark counts instead.
 */
export function markTarget(body: HTMLElement, hash: string): void {
  body.dataset['marked'] = '';
  body.querySelector('[data-target]')?.removeAttribute('data-target');
  const row = findSection(hash);
  if (!row || !body.contains(row) || row.tagName !== 'TR') return;
  row.setAttribute('data-target', '');
  openRow(row);
  if (row.classList.contains('api-inherited')) showInherited(body, row);
}

/** A link to an inherited prop shows the others as well: it would stand there alone. */
function showInherited(body: HTMLElement, row: HTMLElement): void {
  const input = body.querySelector<HTMLInputElement>('.api-switch input');
  if (!input || input.checked) return;
  input.checked = true;
  filterRows(body);
  row.scrollIntoView();
}
