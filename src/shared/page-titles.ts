/** Search data of a page in a downloaded copy. */
export interface PageTitle {
  title: string;
  /** File of the page, seen from the folder of the copy. */
  file: string;
  sections: readonly { title: string; id: string }[];
}

/** A place that a search has found. */
export interface FoundTitle {
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
export function searchPageTitles(query: string, pages: readonly PageTitle[]): FoundTitle[] {
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
