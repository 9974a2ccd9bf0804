import type { Problem } from '../../../shared/page/problem';

interface QueryError {
  message: string;
  locations?: readonly { line: number; column: number }[];
}

/** An error of GraphQL as a problem of the file that the query stands in. */
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
