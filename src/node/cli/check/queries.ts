import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Problem } from '../../../shared/page/problem';
import { apiTypeDefinitions } from '../../api/type-definitions';
import { typeDefinitions } from '../../content/type-definitions';
import type { UnrenderedPage } from '../../content/page/parse-page';
import { checkQueries } from '../../checks/queries/check-queries';
import { buildGatsbySchema, MADE_IN_CODE } from '../../checks/queries/gatsby-schema';

/** Mistakes in the queries that pages show; files that are missing are a matter of the content check. */
export async function checkPageQueries(
  pages: readonly UnrenderedPage[],
  repository: string,
): Promise<Problem[]> {
  const named = pages.flatMap((page) =>
    page.queries.map(({ file }) => posix.join(posix.dirname(page.file), file)),
  );
  const files = [...new Set(named)].filter((file) => existsSync(join(repository, file)));
  const queries = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(repository, file), 'utf8') })),
  );
  return checkQueries(queries, buildGatsbySchema(typeDefinitions + apiTypeDefinitions + MADE_IN_CODE));
}
