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
function* validateOperations({ definitions }: DocumentNode): Iterable<GraphQLError> {
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (operations.length === 0) yield new GraphQLError('The file has no operation');
  for (const nodes of operations.slice(1)) yield new GraphQLError('A file has one operation', { nodes });
  for (const nodes of operations) {
    if (nodes.operation !== 'query')
      yield new GraphQLError(`The schema has no ${nodes.operation}s`, { nodes });
    for (const variable of nodes.variableDefinitions ?? []) {
      if (variable.type.kind !== Kind.NON_NULL_TYPE || variable.defaultValue) continue;
      const message = `Variable "$${variable.variable.name.value}" needs a default value`;
      yield new GraphQLError(message, { nodes: variable });
    }
  }
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
