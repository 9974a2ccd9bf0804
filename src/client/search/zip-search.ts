import { isComposing } from '../ui/keyboard';
import type { PageTitle } from '../../shared/index-files';

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

/** A place that a search has found. */
interface FoundTitle {
  title: string;
  /** Title of the page when a section was found. */
  page: string | null;
  address: string;
}

const AT_MOST = 12;

/**
 * Finds pages and sections whose titles contain all query words as prefixes. Pages come first, and shorter titles
 * before longer ones.
 */
function searchPageTitles(query: string, pages: readonly PageTitle[]): FoundTitle[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const fits = (title: string): boolean => {
    const starts = title.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => starts.some((start) => start.startsWith(word)));
  };
  const found = pages
    .filter(({ title }) => fits(title))
    .sort((first, second) => first.title.length - second.title.length)
    .map(({ title, file }) => ({ title, page: null, address: file }));
  const sections = pages.flatMap(({ title: page, file, sections: all }) =>
    all
      .filter(({ title }) => fits(title))
      .map(({ title, id }) => ({ title, page, address: `${file}#${id}` })),
  );
  return [...found, ...sections].slice(0, AT_MOST);
}
