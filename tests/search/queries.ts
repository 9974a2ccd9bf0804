import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** What a reader types, and what answers it. */
const querySchema = z.strictObject({
  query: z.string(),
  /** Product of the page on which it is typed. */
  in: z.string().optional(),
  /** Addresses of the results that answer it. */
  expect: z.array(z.string().startsWith('/')).min(1),
  /** Whether only API pages answer it. */
  api: z.boolean().default(false),
});

export type ExpectedQuery = z.output<typeof querySchema>;

/** The queries that the search is judged by. */
export function readQueries(): ExpectedQuery[] {
  const queries = z.array(querySchema).parse(parse(readFileSync('tests/search/queries.yaml', 'utf8')));
  return queries.map((query) => ({ ...query, query: String(query.query) }));
}
