import { z } from 'zod';
import type { Translations } from '../../shared/translations';

const nestedStrings: z.ZodType<Translations> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), nestedStrings])),
);

/** Schema of `content/_data/translations/en.yaml`, with page titles by navigation tree and interface strings by key. */
export const translationsSchema = z
  .looseObject({
    pages: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  })
  .catchall(z.union([z.string(), nestedStrings]));

/** The translation table of one language. */
type TranslationTable = z.output<typeof translationsSchema>;

/** Interface strings, which are the table without page titles. */
export function interfaceStrings({ pages: _titles, ...strings }: TranslationTable): Translations {
  return strings as Translations;
}

/** Groups of strings for parts of a page that load on demand. */
const ON_DEMAND: readonly string[] = [
  'ads',
  'api',
  'consent',
  'demoExtras',
  'feedback',
  'liveEdit',
  'logo',
  'search',
  'saving',
  'settings',
  'unreachable',
];

/** Groups of strings that are in the HTML of API tables, or that the query of one page selects. */
const IN_PAGES: readonly string[] = ['fullPage', 'home', 'notFound', 'reference', 'versionsPage', 'webApp'];

/** Splits interface strings into those for every page, and groups that load on demand. */
export function splitStrings(table: TranslationTable) {
  const strings = interfaceStrings(table);
  const elsewhere = [...ON_DEMAND, ...IN_PAGES];
  return {
    everywhere: Object.fromEntries(Object.entries(strings).filter(([group]) => !elsewhere.includes(group))),
    onDemand: ON_DEMAND.map((group) => [group, { [group]: strings[group] ?? {} }] as const),
  };
}

/** Titles of one navigation tree, keyed by path or sub-header. */
export function titlesOf(table: TranslationTable, tree: string): Readonly<Record<string, string>> {
  return table.pages[tree] ?? {};
}
