import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { apiTypeDefinitions } from '../api/type-definitions';
import { typeDefinitions } from '../content/type-definitions';

/** Declares all types, so the schema does not depend on the pages. */
export function createSchemaCustomization({ actions, schema }: CreateSchemaCustomizationArgs): void {
  // Gatsby assumes that members of a union are nodes unless there is a `resolveType`.
  const block = schema.buildUnionType({
    name: 'Block',
    description: "A part of a page's body.",
    types: ['HtmlBlock', 'DemoBlock', 'TreeBlock'],
    resolveType: ({ __typename }: { __typename: string }) => __typename,
  });
  actions.createTypes([block, typeDefinitions, apiTypeDefinitions]);
}
