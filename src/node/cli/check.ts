import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix, resolve } from 'node:path';
import { buildSchema } from 'graphql';
import type { Problem } from '../../shared/problem';
import { readSiteReference } from '../api/read-api-reference';
import { checkSite } from '../checks/check-site';
import { githubReporter, jsonReporter, summarize, terminalReporter } from '../checks/report';
import { checkLivePages } from '../demos/check-live-pages';
import { checkDemoModules } from '../demos/read-modules';
import { findDemoPages } from '../demos/find-demos';
import { checkQueries } from '../checks/queries/check-queries';
import type { ParsedPage } from '../../shared/page';
import { readContent } from '../content/read-content';
import type { SiteContent } from '../content/site-content';
import { SCHEMA_FILE } from '../lib/files';
import { checkDuplicates, checkFormatting, checkSpelling, withoutEchoes } from './check/tools';
import { checkTypes } from './check/types';
import { isMainModule, parseFlags, runCommand } from './command-line';

const REPORTERS = { terminal: terminalReporter, json: jsonReporter, github: githubReporter };

/** Reads the options of a check. */
export function parseOptions(args: readonly string[]) {
  const { format = 'terminal', content = null } = parseFlags(['format', 'content'], args);
  if (!Object.hasOwn(REPORTERS, format))
    throw new Error(`Unknown format "${format}". Use ${Object.keys(REPORTERS).join(', ')}.`);
  return { format: format as keyof typeof REPORTERS, content };
}

/** Text to print, and the number of problems. */
function createReport(problems: readonly Problem[], site: SiteContent, format: keyof typeof REPORTERS) {
  return { text: REPORTERS[format](problems, summarize(site)), count: problems.length };
}

/** Runs all checks for authors, and reports them together. */
export async function checkAll(args: readonly string[], repository: string) {
  const { format, content } = parseOptions(args);
  if (content !== null)
    throw new Error(
      '"--content" only works with "npm run check:content", because the compiler and Prettier read the folder "content".',
    );
  const site = readSite(join(repository, 'content'), repository);
  // The tools are separate processes, and run while this one reads the pages.
  const tools = [checkTypes, checkSpelling, checkFormatting, checkDuplicates].map((check) =>
    check(repository),
  );
  const found = await Promise.all([...tools, site.then((read) => checkPages(read, repository))]);
  return createReport(withoutEchoes(found.flat()), await site, format);
}

/** Checks a content folder alone, without compilers and other tools. */
export async function checkContent(args: readonly string[], repository: string) {
  const { format, content } = parseOptions(args);
  const folder = resolve(repository, content ?? 'content');
  if (content !== null && !existsSync(folder)) throw new Error(`There is no folder "${content}".`);
  const site = await readSite(folder, repository);
  return createReport(checkSite(site, checkLivePages(site.pages, repository, folder)), site, format);
}

async function readSite(contentFolder: string, repository: string): Promise<SiteContent> {
  return readContent(contentFolder, repository, await readSiteReference(repository, contentFolder));
}

async function checkPages(site: SiteContent, repository: string): Promise<Problem[]> {
  const { pages, products, files, api } = site;
  const shown = findDemoPages(pages, products, files, repository, api.components);
  const demos = await checkDemoModules(shown, repository);
  const queries = await checkPageQueries(pages, repository);
  const imports = checkLivePages(pages, repository, join(repository, 'content'));
  return [...checkSite(site), ...demos, ...imports, ...queries];
}

/** Checks the queries that pages show. The content check reports missing files. */
async function checkPageQueries(pages: readonly ParsedPage[], repository: string): Promise<Problem[]> {
  const named = pages.flatMap((page) =>
    page.queries.map(({ file }) => posix.join(posix.dirname(page.file), file)),
  );
  const files = [...new Set(named)].filter((file) => existsSync(join(repository, file)));
  const queries = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(repository, file), 'utf8') })),
  );
  return checkQueries(queries, buildSchema(await readFile(join(repository, SCHEMA_FILE), 'utf8')));
}

if (isMainModule(import.meta.url)) {
  const isContent = process.argv[2] === 'content';
  const check = isContent ? checkContent : checkAll;
  runCommand(async () => {
    const { text, count } = await check(process.argv.slice(isContent ? 3 : 2), process.cwd());
    console.log(text);
    process.exitCode = count === 0 ? 0 : 1;
  }, 2);
}
