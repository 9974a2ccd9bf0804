import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSiteReference } from '../api/site-reference';
import { checkSite } from '../checks/check-site';
import { readContent } from '../content/read-content';
import { summarize } from '../checks/report';
import { parseOptions } from './options';
import { createReporter, PROBLEMS, runCommand } from './report-command';

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

runCommand(main);
