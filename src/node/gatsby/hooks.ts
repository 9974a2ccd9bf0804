import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Request, Response } from 'express';
import type {
  BuildArgs,
  CreateDevServerArgs,
  CreatePageArgs,
  CreatePagesArgs,
  CreateSchemaCustomizationArgs,
  NodePluginArgs,
  Reporter,
  SourceNodesArgs,
} from 'gatsby';
import { type GraphQLError, lexicographicSortSchema, printSchema } from 'graphql';
import { APP_START } from '../../shared/paths';
import { type Problem, severityOf } from '../../shared/problem';
import { DEFAULT_LANGUAGE } from '../../shared/translations';
import { checkSite } from '../checks/check-site';
import { describeQueryError } from '../checks/queries/check-queries';
import { formatSum, summarize, terminalReporter, type Summary } from '../checks/report';
import { writeOffline } from '../offline/write-offline';
import { cleanPublic, removeStalePages } from '../lib/public-files';
import { writeOutputs, writeSearchIndex, writeSite } from '../outputs/write-site';
import { PUBLIC_FOLDER, REPOSITORY, SCHEMA_FILE, TYPES_FILE } from '../lib/files';
import { settleEdits } from './develop-edits';
import { apiNodeId, pageId } from './nodes';
import { type BuiltSite, isBuild, updateSite } from './update-site';
import { serveLivePages } from './webpack/lazy-live-pages';

/** The content report, and the connections of open pages that show it. */
let current: readonly Problem[] = [];
const connections = new Set<Response>();

/** Serves live pages, and problems as server-sent events. Both URLs cannot be pages. */
export function onCreateDevServer({ app }: CreateDevServerArgs): void {
  serveLivePages(app);
  app.get('/___content-report', (request: Request, response: Response) => {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-cache, no-transform',
    });
    response.write(message());
    connections.add(response);
    request.on('close', () => connections.delete(response));
  });
}

function message(): string {
  return `data: ${JSON.stringify(current)}\n\n`;
}

/** Adds the language to pages in `src/pages`. Other pages already have it. */
export function onCreatePage({ page, actions }: CreatePageArgs): void {
  if (page.context?.['userLanguage']) return;
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, userLanguage: DEFAULT_LANGUAGE } });
}

/** Identifier of the content report among Gatsby's errors. */
export const CONTENT_ERROR = '10001';

/** Makes Gatsby end a build with problems without a stack trace. */
export function onPluginInit({ reporter }: { reporter: Reporter }): void {
  reporter.setErrorMap({
    [CONTENT_ERROR]: { text: () => 'Nothing was built.', level: 'ERROR', category: 'USER' },
  });
}

/** Writes the schema, so that `npm run check` can check queries without a build. */
export function onPostBootstrap({ store }: Pick<NodePluginArgs, 'store'>): void {
  writeFileSync(SCHEMA_FILE, `${printSchema(lexicographicSortSchema(store.getState().schema))}\n`);
}

/** Writes files that depend on finished pages, and removes files of deleted pages. */
export async function onPostBuild(tools: BuildArgs): Promise<void> {
  const { content } = await updateSite(tools);
  const pages = tools.getNodesByType('SitePage').map(({ path }) => String(path));
  const redirects = content.data.redirects.map(({ value }) => value.from);
  removeStalePages(PUBLIC_FOLDER, [...pages, ...redirects, ...content.staticFiles]);
  writeOutputs(content, tools.basePath);
  await writeOffline(content.products, PUBLIC_FOLDER, tools.basePath);
}

/** Cleans up the output of earlier builds. */
export function onPreBootstrap(): void {
  if (isBuild()) cleanPublic(PUBLIC_FOLDER);
}

/** Creates nodes from files, which Gatsby has listed before. */
export async function sourceNodes(tools: SourceNodesArgs): Promise<void> {
  await updateSite(tools);
}

/** Declares all types, so the schema does not depend on the pages. */
export function createSchemaCustomization({ actions, schema }: CreateSchemaCustomizationArgs): void {
  // Gatsby assumes that members of a union are nodes unless there is a `resolveType`.
  const block = schema.buildUnionType({
    name: 'Block',
    description: "Part of a page's body.",
    types: ['HtmlBlock', 'DemoBlock', 'TreeBlock'],
    resolveType: ({ __typename }: { __typename: string }) => __typename,
  });
  actions.createTypes([block, readFileSync(TYPES_FILE, 'utf8')]);
}

/** Prints all problems. Errors stop a build. Develop shows problems on the page. */
export function reportContent(problems: readonly Problem[], summary: Summary, reporter: Reporter): void {
  current = problems;
  for (const connection of connections) connection.write(message());
  if (problems.length === 0) {
    reporter.info(formatSum(problems, summary));
    return;
  }
  // Gatsby's reporter would break lines in the middle of a path.
  process.stdout.write(`\n${terminalReporter(problems, summary)}\n\n`);
  const hasErrors = problems.some((problem) => severityOf(problem) === 'error');
  if (isBuild() && hasErrors) reporter.panic({ id: CONTENT_ERROR, context: {} });
}

let reported: BuiltSite | null = null;
/** Time without edits before develop writes the search index, in ms. */
const INDEX_PAUSE = 1000;
let indexTimer: NodeJS.Timeout | undefined;

/** Checks the content, writes shared files, and creates the pages. Develop repeats this after every edit. */
export async function createPages(tools: CreatePagesArgs): Promise<void> {
  const { actions, basePath } = tools;
  const { content, demos, icons } = await settleEdits(tools, () => updateAndReport(tools));
  writeSite(content, demos, icons, basePath);
  const writeIndex = (): void => writeSearchIndex(content, demos);
  clearTimeout(indexTimer);
  // In develop, the index would add 0.1 s to each edit.
  if (isBuild()) writeIndex();
  else indexTimer = setTimeout(writeIndex, INDEX_PAUSE);
  const create = (path: string, template: string, context: object): void =>
    actions.createPage({
      path,
      component: join(REPOSITORY, 'src/templates', template),
      context: { ...context, userLanguage: DEFAULT_LANGUAGE },
    });
  // Duplicate paths are reported above. Develop shows the first page.
  const byPath = new Map([...content.pages].reverse().map((page) => [page.path, page]));
  for (const { path, file, isLive, demos: shown } of byPath.values()) {
    const id = pageId(file);
    if (shown.some(({ options }) => options.fullPage)) create(path, 'full-page.tsx', { id, isBare: true });
    else if (!isLive) create(path, 'doc-page.tsx', { id });
    else create(path, `live-page.tsx?__contentFilePath=${join(REPOSITORY, file)}`, { id });
  }
  for (const { path, productId, name } of content.api.components)
    create(path, 'api-page.tsx', { id: apiNodeId(productId, name) });
  create(APP_START, 'app-start.tsx', {});
}

async function updateAndReport(tools: CreatePagesArgs): Promise<BuiltSite> {
  const site = await updateSite(tools);
  if (site === reported) return site;
  const { content, demos, importProblems } = site;
  const queryProblems = await runPageQueries(site, tools.graphql);
  const problems = checkSite(content, [...demos.problems, ...queryProblems, ...importProblems]);
  reportContent(problems, summarize(content), tools.reporter);
  reported = site;
  return site;
}

/** Queries without errors. Develop only runs them again when their text changes. */
const validQueries = new Set<string>();

/** Runs the queries of pages and reports errors. */
async function runPageQueries(
  { content }: BuiltSite,
  graphql: CreatePagesArgs['graphql'],
): Promise<Problem[]> {
  const queries = content.pages.flatMap((page) =>
    page.queries.map(({ file, text }) => [posix.join(posix.dirname(page.file), file), text] as const),
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
