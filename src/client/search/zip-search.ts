import { isComposing } from '../ui/keyboard';
import { searchPageTitles, type PageTitle } from '../../shared/page-titles';

declare global {
  /** Set by the script before this one. */
  var docsTitles: readonly PageTitle[];
}

/** Way from the page to the folder of the copy. */
const root = document.currentScript?.dataset['root'] ?? '';
const field = document.querySelector<HTMLInputElement>('#title-search');
const list = document.querySelector<HTMLUListElement>('#title-search-results');

if (field && list) {
  field.closest<HTMLElement>('.title-search')?.removeAttribute('hidden');
  field.addEventListener('input', () => list.replaceChildren(...results(field.value)));
  field.addEventListener('keydown', (event) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') list.querySelector('a')?.click();
    if (event.key === 'Escape') list.replaceChildren();
  });
}

function results(query: string): HTMLLIElement[] {
  return searchPageTitles(query, globalThis.docsTitles).map(({ title, page, address }) => {
    const row = document.createElement('li');
    const link = document.createElement('a');
    link.href = root + address;
    link.textContent = page === null ? title : `${page} › ${title}`;
    row.append(link);
    return row;
  });
}
