import type { Element } from 'hast';
import { element } from './elements';

/** Titles of all pages, as a script: a page on a disk may not fetch. */
export const TITLES_FILE = '/search/titles.js';
/** What searches them. */
export const SEARCH_FILE = '/search/search.js';

const SEARCH_LABEL = 'Search titles';

/** Field and list for the search over titles. */
export function searchBox(): Element {
  const field = element('input', {
    id: 'title-search',
    type: 'search',
    autoComplete: ['off'],
    ariaLabel: SEARCH_LABEL,
    placeholder: SEARCH_LABEL,
  });
  const list = element('ul', { id: 'title-search-results', ariaLive: 'polite' });
  return element('search', { className: ['title-search'], hidden: true }, [field, list]);
}

/** Scripts of the search, for the end of a page. */
export function searchScripts(place: (address: string) => string): Element[] {
  return [
    element('script', { src: place(TITLES_FILE) }),
    element('script', { src: place(SEARCH_FILE), dataRoot: place('/').replace(/index\.html$/, '') }),
  ];
}
