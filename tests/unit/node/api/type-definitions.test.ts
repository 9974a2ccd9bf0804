import { isObjectType, buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { apiTypeDefinitions } from '../../../../src/node/api/type-definitions';

// Gatsby adds these to the schema.
const GATSBY = `
  directive @dontInfer on OBJECT
  interface Node { id: ID! }
  scalar JSON
  type Product { id: ID }
  type DocPage { id: ID }
  type Heading { id: ID }
  type Query { id: ID }
`;

const schema = buildSchema(GATSBY + apiTypeDefinitions, { assumeValidSDL: true });

it.each(['ComponentApi', 'Prop', 'Slot', 'CssClass', 'CallbackSignature', 'CallbackParameter'])(
  '%s and its fields have descriptions',
  (name) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`There is no type ${name}.`);
    expect(type.description).toMatch(/\.$/);
    const silent = Object.values(type.getFields()).filter(({ description }) => !description);
    expect(silent.map((field) => field.name)).toEqual([]);
  },
);
