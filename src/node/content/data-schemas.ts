import { format, resolveConfig } from 'prettier';
import { z } from 'zod';
import { navigationEntrySchema } from '../../shared/navigation/navigation-entry';
import { redirectsSchema } from '../../shared/navigation/redirect';
import { productsSchema } from '../../shared/product/product';
import { searchDataSchema } from '../../shared/search/search-data';
import { newsSchema } from '../../shared/site/news-item';
import { notificationsSchema } from './notifications';
import { translationsSchema } from './translation-table';

const FOLDER = 'content/_data/schemas';

const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  navigation: z.array(navigationEntrySchema),
  notifications: notificationsSchema,
  products: productsSchema,
  redirects: redirectsSchema,
  search: searchDataSchema,
  translations: translationsSchema,
  'whats-new': newsSchema,
};

/** JSON Schemas with which editors complete and check the data files: file relative to the repository → text. */
export async function renderSchemas(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [name, schema] of Object.entries(SCHEMAS)) {
    const file = `${FOLDER}/${name}.schema.json`;
    const style = await resolveConfig(file);
    // Authors write the input: keys with a default are optional to them.
    const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }));
    files.set(file, await format(json, { ...style, parser: 'json' }));
  }
  return files;
}
