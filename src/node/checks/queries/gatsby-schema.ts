import {
  buildASTSchema,
  concatAST,
  Kind,
  parse,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLSchema,
  type ObjectTypeDefinitionNode,
  type TypeNode,
} from 'graphql';

/** Scalars by which Gatsby can filter. */
const SCALARS: readonly string[] = ['Boolean', 'Date', 'Float', 'Int', 'JSON', 'String'];

/** What Gatsby has in each schema. */
const GATSBY = `
  directive @dontInfer on OBJECT
  scalar Date
  scalar JSON
  enum SortOrderEnum { ASC DESC }
  enum FieldSelectorEnum { SELECT }
  interface Node { id: ID! parent: Node children: [Node!]! internal: Internal! }
  type Internal {
    content: String contentDigest: String! description: String fieldOwners: [String!] ignoreType: Boolean
    mediaType: String owner: String! type: String! contentFilePath: String
  }
  type PageInfo {
    currentPage: Int! hasPreviousPage: Boolean! hasNextPage: Boolean! itemCount: Int! pageCount: Int!
    perPage: Int totalCount: Int!
  }
  input NodeFilterInput { id: StringQueryOperatorInput }
  input NodeFilterListInput { elemMatch: NodeFilterInput }
  input NodeSortInput { id: SortOrderEnum }
  input NodeFieldSelector { id: FieldSelectorEnum }
  input BooleanQueryOperatorInput { eq: Boolean ne: Boolean in: [Boolean] nin: [Boolean] }
  input DateQueryOperatorInput { eq: Date ne: Date gt: Date gte: Date lt: Date lte: Date in: [Date] nin: [Date] }
  input FloatQueryOperatorInput {
    eq: Float ne: Float gt: Float gte: Float lt: Float lte: Float in: [Float] nin: [Float]
  }
  input IntQueryOperatorInput { eq: Int ne: Int gt: Int gte: Int lt: Int lte: Int in: [Int] nin: [Int] }
  input JSONQueryOperatorInput { eq: JSON ne: JSON in: [JSON] nin: [JSON] regex: String glob: String }
  input StringQueryOperatorInput { eq: String ne: String in: [String] nin: [String] regex: String glob: String }
`;

const NODE = 'type Node { id: ID! parent: Node children: [Node!]! internal: Internal! }';
const [NODE_FIELDS = []] = objectTypes(parse(NODE)).map(({ fields }) => fields);

/** What the build adds by functions instead of definitions. */
export const MADE_IN_CODE = `
  union Block = HtmlBlock | DemoBlock | TreeBlock
  extend type Query { pageFrame(path: String!): JSON! translations(groups: [String!]!): JSON! }
`;

/**
 * The schema that Gatsby makes of type definitions, as far as they tell: queries for single nodes and for all of a
 * type, with filter, sort, pages and groups. It needs no data and no build.
 */
export function buildGatsbySchema(definitions: string): GraphQLSchema {
  const document = parse(definitions);
  const gatsby = parse(GATSBY);
  const objects = [document, gatsby].flatMap(objectTypes).map(withNodeFields);
  const nodes = objects.filter(isNode);
  const generated = [
    ...objects.map((type) => inputsOf(type, objects)),
    ...nodes.map((type) => connectionOf(type.name.value)),
    `type Query { ${nodes.map((type) => queriesOf(type, objects)).join('\n')} }`,
  ];
  const own: DocumentNode = { kind: Kind.DOCUMENT, definitions: objects };
  const rest = concatAST([document, gatsby].map(withoutObjects));
  return buildASTSchema(concatAST([own, rest, parse(generated.join('\n'))]), { assumeValidSDL: true });
}

function objectTypes({ definitions }: DocumentNode): ObjectTypeDefinitionNode[] {
  return definitions.filter((definition) => definition.kind === Kind.OBJECT_TYPE_DEFINITION);
}

function withoutObjects({ definitions, ...document }: DocumentNode): DocumentNode {
  return { ...document, definitions: definitions.filter(({ kind }) => kind !== Kind.OBJECT_TYPE_DEFINITION) };
}

function isNode({ interfaces = [] }: ObjectTypeDefinitionNode): boolean {
  return interfaces.some(({ name }) => name.value === 'Node');
}

function withNodeFields(type: ObjectTypeDefinitionNode): ObjectTypeDefinitionNode {
  return isNode(type) ? { ...type, fields: [...(type.fields ?? []), ...NODE_FIELDS] } : type;
}

/** Inputs that name fields of a type: to filter, to sort, and to choose one. */
function inputsOf({ name: { value }, fields = [] }: ObjectTypeDefinitionNode, objects: Objects): string {
  const each = (inputOf: (field: Field) => string | null): string => inputFields(fields, inputOf);
  return `
    input ${value}FilterInput { ${each((field) => filterOf(field, objects))} }
    input ${value}FilterListInput { elemMatch: ${value}FilterInput }
    input ${value}SortInput { ${each(({ type }) => inputFor(type, objects, 'SortOrderEnum', 'SortInput'))} }
    input ${value}FieldSelector { ${each(({ type }) => inputFor(type, objects, 'FieldSelectorEnum', 'FieldSelector'))} }
  `;
}

/** Fields of an input, named as those of a type; `inputOf` gives null for one that the input does not have. */
function inputFields(
  fields: readonly FieldDefinitionNode[],
  inputOf: (field: Field) => string | null,
): string {
  const inputs = fields.map(({ name, type }) => ({ name: name.value, input: inputOf(namedType(type)) }));
  return inputs.flatMap(({ name, input }) => (input === null ? [] : `${name}: ${input}`)).join(' ');
}

type Objects = readonly ObjectTypeDefinitionNode[];

interface Field {
  type: string;
  isList: boolean;
}

function namedType(type: TypeNode): Field {
  if (type.kind === Kind.NAMED_TYPE) return { type: type.name.value, isList: false };
  return { ...namedType(type.type), ...(type.kind === Kind.LIST_TYPE && { isList: true }) };
}

/** Gatsby cannot filter by unions. */
function filterOf({ type, isList }: Field, objects: Objects): string | null {
  const scalar = `${type === 'ID' ? 'String' : type}QueryOperatorInput`;
  return inputFor(type, objects, scalar, `Filter${isList ? 'List' : ''}Input`);
}

function inputFor(type: string, objects: Objects, scalar: string, suffix: string): string | null {
  if (type === 'ID' || SCALARS.includes(type)) return scalar;
  const isObject = type === 'Node' || objects.some(({ name }) => name.value === type);
  return isObject ? `${type}${suffix}` : null;
}

function queriesOf({ name: { value }, fields = [] }: ObjectTypeDefinitionNode, objects: Objects): string {
  const single = value.charAt(0).toLowerCase() + value.slice(1);
  const filters = inputFields(fields, (field) => filterOf(field, objects));
  return `
    ${single}(${filters}): ${value}
    all${value}(filter: ${value}FilterInput, sort: [${value}SortInput], skip: Int, limit: Int): ${value}Connection!
  `;
}

function connectionOf(name: string): string {
  const fields = `
    totalCount: Int! edges: [${name}Edge!]! nodes: [${name}!]! pageInfo: PageInfo!
    distinct(field: ${name}FieldSelector!): [String!]!
    max(field: ${name}FieldSelector!): Float
    min(field: ${name}FieldSelector!): Float
    sum(field: ${name}FieldSelector!): Float
    group(skip: Int, limit: Int, field: ${name}FieldSelector!): [${name}GroupConnection!]!
  `;
  return `
    type ${name}Connection { ${fields} }
    type ${name}GroupConnection { ${fields} field: String! fieldValue: String }
    type ${name}Edge { next: ${name} previous: ${name} node: ${name}! }
  `;
}
