import { join } from 'node:path';
import type { CreatePagesArgs, Reporter } from 'gatsby';
import { APP_START } from '../../shared/offline/web-manifest';
import type { Problem } from '../../shared/page/problem';
import { DEFAULT_LANGUAGE } from '../../shared/texts/translations';
import { checkSite } from '../checks/check-site';
import { formatSum, summarize, type Summary, createTerminalReporter } from '../checks/report';
import { writeSite } from '../outputs/write-site';
import { REPOSITORY } from '../support/paths';
import { Burst } from './burst';
import { checkQueries } from './check-queries';
import { apiNodeId, pageId } from './nodes';
import { publishReport } from './on-create-dev-server';
import { CONTENT_ERROR } from './on-plugin-init';
import { lostEdits } from './on-pre-extract-queries';
import type { ParsedFile } from './page-nodes';
import { updateSite, type BuiltSite } from './update-site';

const TEMPLATES = join(REPOSITORY, 'src/templates');
let burst: Burst | null = null;
let reported: BuiltSite | null = null;

/** Checks everything, writes what pages load, then makes the pages: in a build once, in develop after every edit. */
export async function createPages(tools: CreatePagesArgs): Promise<void> {
  const { actions, basePath } = tools;
  const site = await watchedBurst(tools).settle(() => updateAndReport(tools));
  const { content, demos, icons } = site;
  writeSite(content, demos, icons, basePath);
  createContentPages(site, actions);
  for (const { path, productId, name } of content.api.components) {
    const context = { id: apiNodeId(productId, name), userLanguage: DEFAULT_LANGUAGE };
    actions.createPage({ path, component: join(TEMPLATES, 'api-page.tsx'), context });
  }
  const context = { userLanguage: DEFAULT_LANGUAGE };
  actions.createPage({ path: APP_START, component: join(TEMPLATES, 'app-start.tsx'), context });
}

/** One for the process: made at the first call, when Gatsby has begun to listen. */
function watchedBurst({ emitter }: CreatePagesArgs): Burst {
  if (burst) return burst;
  const made = new Burst();
  lostEdits.watch(emitter, () => made.rest());
  return (burst = made);
}

async function updateAndReport(tools: CreatePagesArgs): Promise<BuiltSite> {
  const site = await updateSite(tools);
  if (site === reported) return site;
  const { content, demos } = site;
  const queryProblems = await checkQueries(site, tools.graphql);
  const problems = checkSite({
    ...content,
    problems: [...content.problems, ...demos.problems, ...queryProblems],
  });
  report(problems, summarize(content.pages, content.data.trees), tools.reporter);
  reported = site;
  return site;
}

function createContentPages({ content: { pages } }: BuiltSite, actions: CreatePagesArgs['actions']): void {
  // A path that two pages claim is reported above; in develop the first one is shown.
  const byPath = new Map([...pages].reverse().map((page) => [page.path, page]));
  for (const page of byPath.values()) {
    const isBare = page.demos.some(({ options }) => options.fullPage);
    const context = { id: pageId(page.file), userLanguage: DEFAULT_LANGUAGE, ...(isBare && { isBare }) };
    const component = isBare ? join(TEMPLATES, 'full-page.tsx') : componentOf(page);
    actions.createPage({ path: page.path, component, context });
  }
}

function componentOf({ file, isLive }: Pick<ParsedFile, 'file' | 'isLive'>): string {
  if (!isLive) return join(TEMPLATES, 'doc-page.tsx');
  return `${join(TEMPLATES, 'live-page.tsx')}?__contentFilePath=${join(REPOSITORY, file)}`;
}

/** A build stops at mistakes; develop shows them over the page and goes on. */
function report(problems: readonly Problem[], summary: Summary, reporter: Reporter): void {
  const development = process.env['NODE_ENV'] !== 'production';
  if (development) publishReport(problems);
  if (problems.length === 0) {
    reporter.info(formatSum(problems, summary));
    return;
  }
  const text = createTerminalReporter({ color: process.stdout.isTTY }).format(problems, summary);
  // Printed by itself: Gatsby's own errors break lines in the middle of a path.
  process.stdout.write(`\n${text}\n\n`);
  if (!development) reporter.panic({ id: CONTENT_ERROR, context: {} });
}
