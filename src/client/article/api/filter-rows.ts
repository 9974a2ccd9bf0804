import { matchesFilter, type FilterEntry } from './api-filter';
import { t } from './texts';

/** Shows the rows of the page that the filter leaves, and says how many they are. */
export function filterRows(body: ParentNode): void {
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

/** Reads an entry back from its row: it stands there for everyone already. */
function readEntry(row: HTMLTableRowElement): FilterEntry {
  const isProp = row.closest('[data-section="props"]') !== null;
  return {
    name: row.querySelector('.api-link')?.textContent ?? '',
    type: isProp ? (row.cells[1]?.textContent ?? '') : '',
    required: row.querySelector('.api-flag-required') !== null,
    deprecated: row.classList.contains('api-deprecated'),
  };
}
