import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix, resolve } from 'node:path';
import { buildSchema } from 'graphql';
import type { Problem } from '../../shared/problem';
import { readSiteReference } from '../api/read-api-reference';
import { checkSite } from '../checks/check-site';
import { checkLivePages } from '../demos/check-live-pages';
import { checkDemoModules } from '../demos/read-modules';
import { findDemoPages } from '../demos/find-demos';
import { checkQueries } from '../checks/queries/check-queries';
import type { UnrenderedPage } from '../markdown/parse-page';
import { readContent } from '../content/read-content';
import type { SiteContent } from '../content/site-content';
import { SCHEMA_FILE } from '../lib/paths';
import { checkDuplicates, checkFormatting, checkSpelling } from './check/writing';
import { withoutEchoes } from './check/tools';
import { checkTypes } from './check/types';
import { parseOptions, reportProblems, runCommand } from './report-command';

const CONTENT = 'content';

/** Runs all checks for authors and prints one report. */
async function main(): Promise<void> {
  const { format, content } = parseOptions(process.argv.slice(2));
  if (content !== null) throw new Error('The compiler and Prettier read the folder "content" only.');
  const repository = process.cwd();
  const site = readSite(repository);
  // The tools are separate processes, and run while this one reads the pages.
  const found = await Promise.all([
    checkTypes(repository),
    checkSpelling(repository),
    checkFormatting(repository),
    checkDuplicates(repository),
    site.then((read) => checkPages(read, repository)),
  ]);
  reportProblems(withoutEchoes(found.flat()), await site, format);
}

async function readSite(repository: string): Promise<SiteContent> {
  return readContent(resolve(CONTENT), repository, await readSiteReference(repository));
}

async function checkPages(site: SiteContent, repository: string): Promise<Problem[]> {
  const products = site.data.products.map(({ value }) => value);
  const shown = findDemoPages(site.pages, products, site.files, repository, site.api.components);
  const demos = await checkDemoModules(shown, repository);
  const queries = await checkPageQueries(site.pages, repository);
  const imports = checkLivePages(site.pages, repository, resolve(CONTENT));
  return [...checkSite(site), ...demos, ...imports, ...queries];
}

/** Checks the queries that pages show. The content check reports missing files. */
async function checkPageQueries(pages: readonly UnrenderedPage[], repository: string): Promise<Problem[]> {
  const named = pages.flatMap((page) =>
    page.queries.map(({ file }) => posix.join(posix.dirname(page.file), file)),
  );
  const files = [...new Set(named)].filter((file) => existsSync(join(repository, file)));
  const queries = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(repository, file), 'utf8') })),
  );
  return checkQueries(queries, buildSchema(await readFile(SCHEMA_FILE, 'utf8')));
}

runCommand(main, 2);
