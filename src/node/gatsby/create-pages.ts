import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { CreatePagesArgs, Reporter } from 'gatsby';
import type { Problem } from '../../shared/page/problem';
import { checkSite } from '../checks/check-site';
import type { SiteWithApi } from '../content/api-pages';
import { listFiles } from '../content/page-files';
import { HAND_MADE_PATHS } from '../content/site-content';
import { formatSum, summarize, type Summary } from '../checks/report/reporter';
import { createTerminalReporter } from '../checks/report/terminal';
import { publishReport } from './content-report-stream';
import { apiNodeId, type DocPageNode, type NavigationTreeNode } from './nodes';
import { CONTENT_FOLDER, REPOSITORY } from '../support/paths';
import type { DemoOutput } from './source-demos';
import { writeDemoFiles, writeIconFont, writeMenus } from '../outputs/write-public';

/** Checks everything, then makes a page of every content file. */
export async function createContentPages(
  { actions, getNodesByType, reporter }: CreatePagesArgs,
  site: SiteWithApi,
  demos: DemoOutput,
): Promise<void> {
  const pages = getNodesByType('DocPage') as unknown as DocPageNode[];
  const problems = await findProblems(pages, site, demos);
  const development = process.env['NODE_ENV'] !== 'production';
  if (development) publishReport(problems);
  const summary = summarize(pages, site.data.trees);
  if (problems.length > 0) stopOrWarn(problems, summary, development, reporter);
  else reporter.info(formatSum(problems, summary));

  writeDemoFiles(demos.files);
  writeIconFont();
  writeMenus(getNodesByType('NavigationTree') as unknown as NavigationTreeNode[]);
  createApiPages(site, actions);
  // A path that two pages claim is reported above; in develop the first one is shown.
  const byPath = new Map([...pages].reverse().map((page) => [page.path, page]));
  for (const page of byPath.values())
    actions.createPage({ path: page.path, component: componentOf(page), context: { id: page.id } });
}

function componentOf({ file, isLive }: DocPageNode): string {
  const template = join(REPOSITORY, 'src/templates', isLive ? 'live-page.tsx' : 'doc-page.tsx');
  return isLive ? `${template}?__contentFilePath=${join(REPOSITORY, file)}` : template;
}

function createApiPages({ api }: SiteWithApi, actions: CreatePagesArgs['actions']): void {
  const component = join(REPOSITORY, 'src/templates/api-page.tsx');
  for (const { path, productId, name } of api.components)
    actions.createPage({ path, component, context: { id: apiNodeId(productId, name) } });
}

async function findProblems(
  pages: readonly DocPageNode[],
  { data, api }: SiteWithApi,
  demos: DemoOutput,
): Promise<Problem[]> {
  const files = existsSync(CONTENT_FOLDER) ? await listFiles(CONTENT_FOLDER) : [];
  const staticFiles = await listFiles(join(REPOSITORY, 'static'));
  const prefix = relative(REPOSITORY, CONTENT_FOLDER).split(sep).join('/');
  return checkSite({
    pages,
    data,
    api,
    files: new Set(files.map((file) => `${prefix}/${file}`)),
    staticFiles: new Set(staticFiles.map((file) => `/${file}`)),
    handMadePaths: HAND_MADE_PATHS,
    problems: demos.problems,
  });
}

function stopOrWarn(
  problems: readonly Problem[],
  summary: Summary,
  development: boolean,
  reporter: Reporter,
): void {
  const report = createTerminalReporter({ color: process.stdout.isTTY }).format(problems, summary);
  // Printed by itself: Gatsby's own errors break lines in the middle of a path.
  process.stdout.write(`\n${report}\n\n`);
  if (!development) reporter.panic({ id: CONTENT_ERROR, context: { sum: formatSum(problems, summary) } });
}

/** Identifier of the content report among Gatsby's errors. */
export const CONTENT_ERROR = '10001';
