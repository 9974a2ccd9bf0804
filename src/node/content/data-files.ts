import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { LIBRARIES } from '../../libraries';
import {
  type NavigationEntry,
  navigationEntrySchema,
  newsSchema,
  redirectsSchema,
  searchDataSchema,
} from '../../shared/data-schemas';
import type { SourceLocation } from '../../shared/problem';
import { type Product, productSchema } from '../../shared/product';
import { DATA_FOLDER, filesBelow, readText, repositoryPath } from '../lib/files';
import { notificationsSchema } from './notifications';
import { translationsSchema } from './translations';
import { readYaml, type YamlFile, type YamlPath } from '../lib/yaml';

/** A value together with the place where its author wrote it. */
export interface Located<Value> {
  value: Value;
  /** Place of the value, of one of its keys, or of an item in a list below it. */
  locate(...path: (string | number)[]): SourceLocation;
}

/** Everything in `content/_data`. */
export type SiteData = Awaited<ReturnType<typeof readDataFiles>>;

/** One navigation tree, such as `material-ui`, and the place of each entry. */
export type NavigationTree = SiteData['trees'][number];

const { demos } = productSchema.shape;
/** Products, limited to existing libraries. */
const productsSchema = z.array(
  productSchema.extend({
    demos: z
      .enum(Object.keys(LIBRARIES))
      .optional()
      .describe(demos.description ?? ''),
  }),
);

/** The data files. There are also `navigation` with a file for each tree, and `schemas` for editors. */
export const DATA_FILES = {
  products: { name: 'products.yaml', schema: productsSchema },
  redirects: { name: 'redirects.yaml', schema: redirectsSchema },
  news: { name: 'whats-new.yaml', schema: newsSchema },
  notifications: { name: 'notifications.yaml', schema: notificationsSchema },
  search: { name: 'search.yaml', schema: searchDataSchema },
  translations: { name: 'translations/en.yaml', schema: translationsSchema },
} as const;
const navigationSchema = z.array(navigationEntrySchema);

/** Reads only the products, which other steps need first. */
export async function readProducts(contentFolder: string, repository: string): Promise<Product[]> {
  const { read } = createReader(contentFolder, repository);
  return (await read(DATA_FILES.products, [])).value;
}

/** Reads the data files. A missing file counts as empty. */
export async function readDataFiles(contentFolder: string, repository: string) {
  const { folder, read } = createReader(contentFolder, repository);
  const files = await Promise.all([
    read(DATA_FILES.products, []),
    read(DATA_FILES.redirects, []),
    read(DATA_FILES.news, []),
    read(DATA_FILES.notifications, []),
    read(DATA_FILES.search, { groups: [], synonyms: [] }),
    read(DATA_FILES.translations, { pages: {} }),
  ]);
  const [products, redirects, news, notifications, search, translations] = files;
  const treeFiles = filesBelow(join(folder, 'navigation')).filter((name) => /^[^/]+\.yaml$/.test(name));
  const trees = await Promise.all(
    treeFiles.map((name) => read({ name: `navigation/${name}`, schema: navigationSchema }, [])),
  );
  return {
    products: locatedItems(products),
    redirects: locatedItems(redirects),
    news: locatedItems(news),
    search: search.value,
    /** Every link of the groups that the search shows. */
    searchLinks: search.value.groups.flatMap(({ links }, group) =>
      links.map((link, index) => located(link, search, ['groups', group, 'links', index])),
    ),
    notifications: locatedItems(notifications),
    translations: translations.value,
    /** Every title in the translations, with the tree that it is for, and the path or sub-header. */
    translatedTitles: Object.entries(translations.value.pages).flatMap(([tree, titles]) =>
      Object.entries(titles).map(([key, title]) =>
        located({ tree, key, title }, translations, ['pages', tree, key]),
      ),
    ),
    trees: trees.map((yaml) => ({
      name: basename(yaml.file, '.yaml'),
      file: yaml.file,
      entries: yaml.value,
      /** Every entry, depth first. */
      located: locateEntries(yaml, yaml.value, []),
    })),
    /** True if all products and all trees were parsed. If not, missing entries can be parse errors. */
    complete: {
      products: products.problems.length === 0,
      navigation: trees.every(({ problems }) => problems.length === 0),
    },
    problems: [...files, ...trees].flatMap(({ problems }) => problems),
  };
}

function createReader(contentFolder: string, repository: string) {
  const folder = join(contentFolder, DATA_FOLDER);
  const read = async <Schema extends z.ZodType>(
    { name, schema }: { name: string; schema: Schema },
    fallback: z.output<Schema>,
  ) => {
    const absolutePath = join(folder, name);
    const file = repositoryPath(absolutePath, repository);
    const { text = '', problem } = existsSync(absolutePath)
      ? await readText(absolutePath, file)
      : { text: '' };
    const yaml = readYaml(text, file, schema, fallback);
    return problem ? { ...yaml, problems: [problem] } : yaml;
  };
  return { folder, read };
}

function locatedItems<Value>(yaml: YamlFile<Value[]>): Located<Value>[] {
  return yaml.value.map((value, index) => located(value, yaml, [index]));
}

function located<Value>(value: Value, yaml: YamlFile<unknown>, path: YamlPath): Located<Value> {
  return { value, locate: (...below) => yaml.locate([...path, ...below]) };
}

function locateEntries(
  yaml: YamlFile<NavigationEntry[]>,
  entries: readonly NavigationEntry[],
  path: YamlPath,
): Located<NavigationEntry>[] {
  return entries.flatMap((entry, index) => {
    const here = [...path, index];
    return [located(entry, yaml, here), ...locateEntries(yaml, entry.children ?? [], [...here, 'children'])];
  });
}
