import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSiteReference } from '../api/read-api-reference';
import { checkSite } from '../checks/check-site';
import { readContent } from '../content/read-content';
import { checkLivePages } from '../demos/check-live-pages';
import { parseOptions, reportProblems, runCommand } from './report-command';

async function main(): Promise<void> {
  const { format, content } = parseOptions(process.argv.slice(2));
  const folder = resolve(content ?? 'content');
  if (content !== null && !existsSync(folder)) throw new Error(`There is no folder "${content}".`);
  const site = await readContent(folder, process.cwd(), await readSiteReference(process.cwd(), folder));
  const imports = checkLivePages(site.pages, process.cwd(), folder);
  reportProblems(checkSite({ ...site, problems: [...site.problems, ...imports] }), site, format);
}

runCommand(main, 2);
