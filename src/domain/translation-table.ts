import { z } from 'zod';
import type { Translations } from './translations';

const nestedStrings: z.ZodType<Translations> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), nestedStrings])),
);

/** Shape of `content/_data/translations/en.yaml`: titles of pages by product, and interface strings by key. */
export const translationsSchema = z
  .looseObject({
    pages: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  })
  .catchall(z.union([z.string(), nestedStrings]));

/** The translation table of one language. */
export type TranslationTable = z.output<typeof translationsSchema>;

/** Interface strings that the browser needs on every page: without titles of pages, and without the search. */
export function interfaceStrings({
  pages: _titles,
  search: _search,
  ...strings
}: TranslationTable): Translations {
  return strings as Translations;
}

/** Interface strings that are loaded when the search is opened. */
export function searchStrings({ search = {} }: TranslationTable): Translations {
  return { search };
}

/** Titles of one navigation tree, keyed by path or sub-header. */
export function titlesOf(table: TranslationTable, tree: string): Readonly<Record<string, string>> {
  return table.pages[tree] ?? {};
}
