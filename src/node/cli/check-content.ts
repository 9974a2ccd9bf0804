import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSiteReference } from '../api/read-api-reference';
import { checkSite } from '../checks/check-site';
import { readContent } from '../content/read-content';
import { checkLivePages } from '../demos/check-live-pages';
import { type CheckReport, createReport, isMainModule, parseOptions, runCheck } from './report-command';

/** Checks a content folder alone, without compilers and other tools. */
export async function checkContent(args: readonly string[], repository: string): Promise<CheckReport> {
  const { format, content } = parseOptions(args);
  const folder = resolve(repository, content ?? 'content');
  if (content !== null && !existsSync(folder)) throw new Error(`There is no folder "${content}".`);
  const site = await readContent(folder, repository, await readSiteReference(repository, folder));
  const imports = checkLivePages(site.pages, repository, folder);
  return createReport(checkSite({ ...site, problems: [...site.problems, ...imports] }), site, format);
}

if (isMainModule(import.meta.url)) runCheck(checkContent);
