import type { MenuItem } from '../../../shared/menu';
import type { SearchAnswer, SearchResult } from '../../../shared/protocol';
import { markText } from './snippet';
import { toTerm, wordsOf } from '../../../shared/words';

/** Most titles that are listed. */
const LIMIT = 20;

interface Titled {
  title: string;
  href: string;
  trail: string[];
}

/** Searches titles without an index. Finds menu entries whose title and groups contain all query words as prefixes. */
export function searchMenu(text: string, menu: readonly MenuItem[], productId: string | null): SearchAnswer {
  const typed = wordsOf(text).map((word) => toTerm(word.text));
  const terms = new Map<string, number>();
  const results = pagesOf(menu, []).flatMap(({ title, href, trail }): SearchResult[] => {
    const words = wordsOf([title, ...trail].join(' ')).map((word) => toTerm(word.text));
    const matches = typed.map((term) => words.filter((word) => word.startsWith(term)));
    if (typed.length === 0 || matches.some((found) => found.length === 0)) return [];
    matches.forEach((found, index) =>
      found.forEach((word) => terms.set(word, typed[index]?.length ?? word.length)),
    );
    const marked = markText(title, terms);
    return [
      { kind: 'page', productId: productId ?? '', href, title: marked, breadcrumb: trail, context: [] },
    ];
  });
  const shown = results.slice(0, LIMIT);
  return {
    groups: shown.length > 0 ? [{ productId: productId ?? '', results: shown }] : [],
    total: results.length,
    counts: { products: {}, kinds: {} },
    corrected: null,
    nearest: null,
  };
}

function pagesOf(rows: readonly MenuItem[], trail: readonly string[]): Titled[] {
  return rows.flatMap(({ kind, title, href, children }): Titled[] => {
    const own = kind !== 'subheader' && href !== null ? [{ title, href, trail: [...trail] }] : [];
    // A group links to its first page, which is also its child, unless its children are not loaded.
    return children ? pagesOf(children, [...trail, title]) : own;
  });
}
