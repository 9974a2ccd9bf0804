import { resolve } from 'node:path';
import type { Problem } from '../../shared/page/problem';
import { readSiteReference } from '../api/site-reference';
import { checkSite } from '../checks/check-site';
import { checkDemos } from '../demos/check-demos';
import { findDemoPages } from '../demos/find-demos';
import { readContent } from '../content/read-content';
import type { SiteContent } from '../content/site-content';
import { summarize } from '../checks/report';
import { checkDuplicates } from './check/duplicates';
import { checkFences } from './check/fences';
import { checkFormatting } from './check/formatting';
import { checkPageQueries } from './check/queries';
import { checkSpelling } from './check/spelling';
import { checkTypes } from './check/types';
import { withoutEchoes } from './check/without-echoes';
import { parseOptions } from './options';
import { createReporter, PROBLEMS, runCommand } from './report-command';

const CONTENT = 'content';

/** Checks everything that authors can get wrong, and tells all of it in one report. */
async function main(): Promise<number> {
  const { format, content } = parseOptions(process.argv.slice(2));
  if (content !== null) throw new Error('The compiler and Prettier read the folder "content" only.');
  const repository = process.cwd();
  const site = readSite(repository);
  // The tools are processes of their own, and work while this one reads the pages.
  const found = await Promise.all([
    checkTypes(repository),
    checkSpelling(repository),
    checkFormatting(repository),
    checkDuplicates(repository),
    site.then(({ files }) => checkFences([...files], repository)),
    site.then((read) => checkPages(read, repository)),
  ]);
  const problems = withoutEchoes(found.flat());
  const { pages, data } = await site;
  console.log(createReporter(format).format(problems, summarize(pages, data.trees)));
  return problems.length === 0 ? 0 : PROBLEMS;
}

async function readSite(repository: string): Promise<SiteContent> {
  return readContent(resolve(CONTENT), repository, await readSiteReference(repository));
}

async function checkPages(site: SiteContent, repository: string): Promise<Problem[]> {
  const products = site.data.products.map(({ value }) => value);
  const shown = findDemoPages(site.pages, products, site.files, repository, site.api.components);
  const demos = await checkDemos(shown, repository);
  const queries = await checkPageQueries(site.pages, repository);
  return [...checkSite(site), ...demos, ...queries];
}

runCommand(main);
