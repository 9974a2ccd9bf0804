import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { LIBRARIES } from '../../../../src/libraries';
import { DATA_FILES } from '../../../../src/node/content/data-files';
import { TYPE_FIXES } from '../../../../src/node/lib/yaml';
import { navigationEntrySchema } from '../../../../src/shared/data-schemas';
import { frontMatterSchema } from '../../../../src/shared/front-matter';

const SCHEMAS = [
  ...Object.values(DATA_FILES),
  { name: 'navigation', schema: z.array(navigationEntrySchema) },
];

// `npm run schemas` runs this test with `--update`, which writes the files.
it.each(SCHEMAS)(
  'the JSON schema of $name for editors is up to date, or run "npm run schemas"',
  async ({ name, schema }) => {
    // Files of a folder, such as `translations/en.yaml`, share the schema of its name.
    const file = resolve(`content/_data/schemas/${name.replace(/[./].*$/, '')}.schema.json`);
    // For authors, keys with a default are optional.
    const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }));
    const text = await format(json, { ...(await resolveConfig(file)), parser: 'json' });
    await expect(text).toMatchFileSnapshot(file);
  },
);

/** Names of the types that a schema and its parts expect. */
function expectedTypes(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const parts: z.core.$ZodType[] = [];
  switch (def.type) {
    case 'object':
      parts.push(...Object.values(def.shape), ...(def.catchall ? [def.catchall] : []));
      break;
    case 'array':
      parts.push(def.element);
      break;
    case 'record':
      parts.push(def.keyType, def.valueType);
      break;
    case 'union':
      parts.push(...def.options);
      break;
    case 'lazy':
      parts.push(def.getter());
      break;
    case 'optional':
    case 'nullable':
    case 'default':
      parts.push(def.innerType);
  }
  const issues = [Symbol('no YAML value'), 1.5].flatMap((value) => z.safeParse(schema, value).error?.issues);
  const own = issues.flatMap((issue) => (issue?.code === 'invalid_type' ? issue.expected : []));
  return [...own, ...parts.flatMap((part) => expectedTypes(part, seen))];
}

it('authors get a fix in words for every type that a schema can expect', () => {
  const schemas = [...Object.values(DATA_FILES).map(({ schema }) => schema), navigationEntrySchema];
  const types = [...schemas, frontMatterSchema].flatMap((schema) => expectedTypes(schema));
  expect(new Set(types)).toContain('int');
  // Additional keys of an object have no type.
  expect(types.filter((type) => type !== 'never' && !(type in TYPE_FIXES))).toEqual([]);
});

it('products show their demos in one of the libraries in src/libraries', () => {
  const product = { id: 'harbor', name: 'Harbor', description: 'D.', path: '/harbor/' };
  const isValid = (demos: string): boolean =>
    DATA_FILES.products.schema.safeParse([{ ...product, demos }]).success;
  expect(Object.keys(LIBRARIES).every(isValid)).toBe(true);
  expect(isValid('chakra')).toBe(false);
});
