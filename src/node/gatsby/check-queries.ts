import { posix } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { describeQueryError } from '../checks/queries/check-queries';
import type { Problem } from '../../shared/page/problem';
import type { BuiltSite } from './update-site';

/** Runs the queries that pages show, and reports those that do not work. */
export async function checkQueries(
  { inputs }: Pick<BuiltSite, 'inputs'>,
  graphql: CreatePagesArgs['graphql'],
): Promise<Problem[]> {
  const queries = [...inputs].flatMap(([page, own]) =>
    own.queries.map(({ file, text }) => [posix.join(posix.dirname(page.file), file), text] as const),
  );
  const problems = await Promise.all(
    [...new Map(queries)].map(async ([file, text]) => {
      if (text === '') return [];
      const { errors = [] } = await graphql(text);
      return errors.map((error: unknown) => describeQueryError(error, file));
    }),
  );
  return problems.flat();
}
