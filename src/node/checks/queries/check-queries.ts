import { GraphQLError, Kind, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Problem } from '../../../shared/problem';

/**
 * Reports syntax errors, operations that a build cannot run, and unknown fields, arguments, and types.
 * @param queries by file, relative to the repository
 * @param schema that Gatsby has printed
 */
export function checkQueries(
  queries: readonly { file: string; text: string }[],
  schema: GraphQLSchema,
): Problem[] {
  return queries.flatMap(({ file, text }) =>
    findErrors(text, schema).map((error) => describeQueryError(error, file)),
  );
}

function findErrors(text: string, schema: GraphQLSchema): readonly GraphQLError[] {
  try {
    const document = parse(text);
    return [...validateOperations(document), ...validate(schema, document)];
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
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

/** Converts a GraphQL error to a problem in the query file. */
export function describeQueryError({ message, locations }: GraphQLError, file: string): Problem {
  const [place] = locations ?? [];
  const [, suggestion] = /Did you mean (.+)\?$/.exec(message) ?? [];
  return {
    rule: 'query',
    what: `The query fails: ${message.replace(/ Did you mean .+\?$/, '').replace(/\.$/, '')}.`,
    where: [{ file, line: place?.line ?? 1, column: place?.column ?? 1 }],
    why: 'The page shows the query with its result.',
    fix: suggestion
      ? `Did you mean ${suggestion}?`
      : 'Correct the query. /___graphql of the develop server lists all types and fields.',
  };
}
