import { format, resolveConfig } from 'prettier';
import { z } from 'zod';
import { DATA_FOLDER } from './content-files';
import { DATA_FILES, navigationSchema } from './data-files';

/**
 * Creates JSON Schemas for data files, so editors can complete and check them. Returns text by file relative to the
 * repository.
 */
export async function renderSchemas(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const { name, schema } of [
    ...Object.values(DATA_FILES),
    { name: 'navigation', schema: navigationSchema },
  ]) {
    // Files of a folder, such as `translations/en.yaml`, share the schema of its name.
    const file = `content/${DATA_FOLDER}/schemas/${name.replace(/[./].*$/, '')}.schema.json`;
    const style = await resolveConfig(file);
    // For authors, keys with a default are optional.
    const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }));
    files.set(file, await format(json, { ...style, parser: 'json' }));
  }
  return files;
}
