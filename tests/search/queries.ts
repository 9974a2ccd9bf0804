import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** What a reader types, and what answers it. */
const querySchema = z.strictObject({
  query: z.string(),
  /** Product of the page on which it is typed. */
  in: z.string().optional(),
  /** URLs of correct results. */
  expect: z.array(z.string().startsWith('/')).min(1),
  /** Whether only API pages answer it. */
  api: z.boolean().default(false),
});

export type ExpectedQuery = z.output<typeof querySchema>;

/** Two sets. One grew with the search, and the other was written before anyone saw its results. */
export const QUERY_SETS = ['queries', 'reader-queries'] as const;

/** The queries of a set, by which the search is judged. */
export function readQueries(set: (typeof QUERY_SETS)[number]): ExpectedQuery[] {
  return z.array(querySchema).parse(parse(readFileSync(`tests/search/${set}.yaml`, 'utf8')));
}
