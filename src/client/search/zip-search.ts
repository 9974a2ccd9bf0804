import { isComposing } from '../ui/keyboard';
import type { PageTitle } from '../../shared/index-files';
import { hasPrefixes, wordsOf } from '../../shared/words';

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

/** Maximum number of results. */
const LIMIT = 12;

/**
 * Links to pages and sections whose titles contain all query words as prefixes. Pages come first, and shorter titles
 * before longer ones.
 */
function results(query: string): HTMLLIElement[] {
  if (wordsOf(query).length === 0) return [];
  const fits = ({ title }: { title: string }): boolean => hasPrefixes(title, query);
  const pages = globalThis.docsTitles
    .filter(fits)
    .sort((first, second) => first.title.length - second.title.length)
    .map(({ title, file }) => createLink(title, file));
  const sections = globalThis.docsTitles.flatMap(({ title: page, file, sections: all }) =>
    all.filter(fits).map(({ title, id }) => createLink(`${page} › ${title}`, `${file}#${id}`)),
  );
  return [...pages, ...sections].slice(0, LIMIT);
}

function createLink(text: string, address: string): HTMLLIElement {
  const row = document.createElement('li');
  const link = document.createElement('a');
  row.append(Object.assign(link, { href: root + address, textContent: text }));
  return row;
}
