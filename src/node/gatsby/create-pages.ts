import { join, posix } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { GraphQLError } from 'graphql';
import { APP_START } from '../../shared/paths';
import type { Problem } from '../../shared/problem';
import { DEFAULT_LANGUAGE } from '../../shared/translations';
import { checkSite } from '../checks/check-site';
import { describeQueryError } from '../checks/queries/check-queries';
import { summarize } from '../checks/report';
import { writeSearchIndex, writeSite } from '../outputs/write-site';
import { REPOSITORY } from '../lib/files';
import { reportContent } from './hooks';
import { settleEdits } from './develop-edits';
import { apiNodeId, pageId } from './nodes';
import type { ParsedFile } from './page-nodes';
import { updateSite, type BuiltSite } from './update-site';

const TEMPLATES = join(REPOSITORY, 'src/templates');
let reported: BuiltSite | null = null;

/** Checks the content, writes shared files, and creates the pages. Develop repeats this after every edit. */
export async function createPages(tools: CreatePagesArgs): Promise<void> {
  const { actions, basePath } = tools;
  const site = await settleEdits(tools, () => updateAndReport(tools));
  const { content, demos, icons } = site;
  writeSite(content, demos, icons, basePath);
  if (process.env['NODE_ENV'] === 'production') writeSearchIndex(content, demos);
  else writeSearchIndexLater(site);
  createContentPages(site, actions);
  for (const { path, productId, name } of content.api.components) {
    const context = { id: apiNodeId(productId, name), userLanguage: DEFAULT_LANGUAGE };
    actions.createPage({ path, component: join(TEMPLATES, 'api-page.tsx'), context });
  }
  const context = { userLanguage: DEFAULT_LANGUAGE };
  actions.createPage({ path: APP_START, component: join(TEMPLATES, 'app-start.tsx'), context });
}

/** Time without edits before develop writes the search index, in ms. */
const INDEX_PAUSE = 1000;
let indexTimer: NodeJS.Timeout | undefined;

/** The index would add 0.1 s to each edit. */
function writeSearchIndexLater({ content, demos }: BuiltSite): void {
  clearTimeout(indexTimer);
  indexTimer = setTimeout(() => writeSearchIndex(content, demos), INDEX_PAUSE);
}

async function updateAndReport(tools: CreatePagesArgs): Promise<BuiltSite> {
  const site = await updateSite(tools);
  if (site === reported) return site;
  const { content, demos, importProblems } = site;
  const queryProblems = await runPageQueries(site, tools.graphql);
  const problems = checkSite({
    ...content,
    problems: [...content.problems, ...demos.problems, ...queryProblems, ...importProblems],
  });
  reportContent(problems, summarize(content.pages, content.data.trees), tools.reporter);
  reported = site;
  return site;
}

/** Queries without errors. Develop only runs them again when their text changes. */
const validQueries = new Set<string>();

/** Runs the queries of pages and reports errors. */
async function runPageQueries(
  { inputs }: Pick<BuiltSite, 'inputs'>,
  graphql: CreatePagesArgs['graphql'],
): Promise<Problem[]> {
  const queries = [...inputs].flatMap(([page, own]) =>
    own.queries.map(({ file, text }) => [posix.join(posix.dirname(page.file), file), text] as const),
  );
  const problems = await Promise.all(
    [...new Map(queries)].map(async ([file, text]) => {
      if (text === '' || validQueries.has(text)) return [];
      const { errors = [] } = await graphql(text);
      if (errors.length === 0) validQueries.add(text);
      return errors.map((error: GraphQLError) => describeQueryError(error, file));
    }),
  );
  return problems.flat();
}

function createContentPages({ content: { pages } }: BuiltSite, actions: CreatePagesArgs['actions']): void {
  // Duplicate paths are reported above. Develop shows the first page.
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
