import { readFileSync } from 'node:fs';
import { isObjectType, buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { TYPES_FILE } from '../../../../src/node/lib/files';

// Gatsby and its hooks add these to the schema.
const GATSBY = `
  directive @dontInfer on OBJECT
  interface Node { id: ID! }
  scalar JSON
  union Block = HtmlBlock | DemoBlock | TreeBlock
  type Query { id: ID }
`;

const types = buildSchema(GATSBY + readFileSync(TYPES_FILE, 'utf8'), { assumeValidSDL: true }).getTypeMap();
const own = Object.values(types)
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__') && name !== 'Query');

it.each(own)('%s and its fields have descriptions', (type) => {
  expect(type.description).toMatch(/\.$/);
  const silent = Object.values(type.getFields()).filter(({ description }) => !description);
  expect(silent.map((field) => field.name)).toEqual([]);
});

it('has the types of components', () => {
  const names = ['ComponentApi', 'Prop', 'Slot', 'CssClass', 'CallbackSignature', 'CallbackParameter'];
  expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});
