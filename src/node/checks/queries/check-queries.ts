import {
  GraphQLError,
  Kind,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  parse,
  specifiedRules,
  validate,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Problem } from '../../../shared/page/problem';

/** Queries for types of Gatsby and its plugins, which are only known in a build. */
const OF_PLUGINS =
  /^(?:all)?(?:directory|file|mdx|site|siteBuildMetadata|siteFunction|sitePage|sitePlugin)$/i;

/** Rules that report fragments and variables of the omitted plugin queries. */
const UNUSED = [NoUnusedFragmentsRule, NoUnusedVariablesRule];

/** A query file, relative to the repository. */
export interface QueryFile {
  file: string;
  text: string;
}

/** Reports queries that cannot be read or run, and fields, arguments and types that do not exist. */
export function checkQueries(queries: readonly QueryFile[], schema: GraphQLSchema): Problem[] {
  return queries.flatMap((query) => {
    try {
      const document = parse(query.text);
      const errors = [...validateOperations(document), ...validateQuery(document, schema)];
      return errors.map((error) => describeQueryError(error, query.file));
    } catch (error) {
      if (error instanceof GraphQLError) return [describeQueryError(error, query.file)];
      throw error;
    }
  });
}

/** A build runs the only operation of a file, without variables. */
function validateOperations({ definitions }: DocumentNode): GraphQLError[] {
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const errors = operations.flatMap((nodes, index) => {
    const { operation, variableDefinitions = [] } = nodes;
    return [
      ...(index > 0 ? [new GraphQLError('A file has one operation', { nodes })] : []),
      ...(operation === 'query' ? [] : [new GraphQLError(`The schema has no ${operation}s`, { nodes })]),
      ...variableDefinitions
        .filter(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue)
        .map((variable) => {
          const message = `Variable "$${variable.variable.name.value}" needs a default value`;
          return new GraphQLError(message, { nodes: variable });
        }),
    ];
  });
  return operations.length === 0 ? [new GraphQLError('The file has no operation')] : errors;
}

function validateQuery(document: DocumentNode, schema: GraphQLSchema): readonly GraphQLError[] {
  const definitions = document.definitions.filter((definition) => {
    if (definition.kind === Kind.OPERATION_DEFINITION) return ownSelections(definition).length > 0;
    // A fragment on an unknown type can belong to a plugin.
    if (definition.kind !== Kind.FRAGMENT_DEFINITION || !asksPlugins(document)) return true;
    return schema.getType(definition.typeCondition.name.value) !== undefined;
  });
  if (definitions.length === 0) return [];
  const own = definitions.map((definition) =>
    isOnQuery(definition)
      ? { ...definition, selectionSet: { ...definition.selectionSet, selections: ownSelections(definition) } }
      : definition,
  );
  const rules = asksPlugins(document)
    ? specifiedRules.filter((rule) => !UNUSED.includes(rule))
    : specifiedRules;
  return validate(schema, { ...document, definitions: own }, rules);
}

type OnQuery = OperationDefinitionNode | FragmentDefinitionNode;

function isOnQuery(definition: DefinitionNode): definition is OnQuery {
  return (
    definition.kind === Kind.OPERATION_DEFINITION ||
    (definition.kind === Kind.FRAGMENT_DEFINITION && definition.typeCondition.name.value === 'Query')
  );
}

function ownSelections({ selectionSet }: OnQuery): OnQuery['selectionSet']['selections'] {
  return selectionSet.selections.filter(
    (selection) => selection.kind !== Kind.FIELD || !OF_PLUGINS.test(selection.name.value),
  );
}

function asksPlugins({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (definition) =>
      isOnQuery(definition) && ownSelections(definition).length < definition.selectionSet.selections.length,
  );
}

interface QueryError {
  message: string;
  locations?: readonly { line: number; column: number }[];
}

/** Turns an error of GraphQL into a problem of the query file. */
export function describeQueryError(error: unknown, file: string): Problem {
  const { message, locations: [place] = [] } = toQueryError(error);
  const [, suggestion] = /Did you mean (.+)\?$/.exec(message) ?? [];
  return {
    rule: 'query',
    what: `The query does not work: ${message.replace(/ Did you mean .+\?$/, '').replace(/\.$/, '')}.`,
    where: [{ file, line: place?.line ?? 1, column: place?.column ?? 1 }],
    why: 'The page shows the query together with its result.',
    fix: suggestion
      ? `Did you mean ${suggestion}?`
      : 'Correct the query; /___graphql of the develop server lists all types and fields.',
  };
}

function toQueryError(error: unknown): QueryError {
  if (typeof error === 'object' && error !== null && 'message' in error) return error as QueryError;
  return { message: String(error) };
}
