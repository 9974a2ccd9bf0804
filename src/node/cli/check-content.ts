import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSiteReference } from '../api/site-reference';
import { checkSite } from '../checks/check-site';
import { readContent } from '../content/read-content';
import { githubReporter } from '../checks/report/github';
import { jsonReporter } from '../checks/report/json';
import { summarize, type Reporter } from '../checks/report/reporter';
import { createTerminalReporter } from '../checks/report/terminal';
import { parseOptions, type Options } from './options';

/** Exit codes: the content has problems; the command itself was wrong or failed. */
const PROBLEMS = 1;
const FAILURE = 2;

async function main(): Promise<number> {
  const { format, content } = parseOptions(process.argv.slice(2));
  const folder = resolve(content ?? 'content');
  if (content !== null && !existsSync(folder)) throw new Error(`There is no folder "${content}".`);
  const site = await readContent(folder, process.cwd(), await readSiteReference(process.cwd(), folder));
  const problems = checkSite(site);
  const summary = summarize(site.pages, site.data.trees);
  console.log(createReporter(format).format(problems, summary));
  return problems.length === 0 ? 0 : PROBLEMS;
}

function createReporter(format: Options['format']): Reporter {
  if (format === 'json') return jsonReporter;
  return format === 'github' ? githubReporter : createTerminalReporter({ color: isColorWanted() });
}

/** https://no-color.org, and no escape sequences in files and pipes. */
function isColorWanted(): boolean {
  return process.stdout.isTTY && !process.env['NO_COLOR'];
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    // Authors get one line; a stack trace would tell them nothing about their files.
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = FAILURE;
  },
);
