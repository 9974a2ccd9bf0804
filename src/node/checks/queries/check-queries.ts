import { GraphQLError, parse, validate, type GraphQLSchema } from 'graphql';
import type { Problem } from '../../../shared/page/problem';

/** A query file, relative to the repository. */
export interface QueryFile {
  file: string;
  text: string;
}

/**
 * Reports syntax errors and unknown fields, arguments, and types.
 * @param schema Schema that Gatsby has printed.
 */
export function checkQueries(queries: readonly QueryFile[], schema: GraphQLSchema): Problem[] {
  return queries.flatMap(({ file, text }) =>
    findErrors(text, schema).map((error) => describeQueryError(error, file)),
  );
}

function findErrors(text: string, schema: GraphQLSchema): readonly GraphQLError[] {
  try {
    return validate(schema, parse(text));
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

interface QueryError {
  message: string;
  locations?: readonly { line: number; column: number }[];
}

/** Converts a GraphQL error to a problem in the query file. */
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
