import type {
  BuildArgs,
  CreatePageArgs,
  CreateSchemaCustomizationArgs,
  NodePluginArgs,
  SourceNodesArgs,
} from 'gatsby';
import { DEFAULT_LANGUAGE } from '../../shared/texts/translations';
import { apiTypeDefinitions } from '../api/type-definitions';
import { typeDefinitions } from '../content/type-definitions';
import { cleanPublic, removeStalePages } from '../outputs/clean-public';
import { writeOffline } from '../outputs/offline/write-offline';
import { writeOutputs } from '../outputs/write-outputs';
import { PUBLIC_FOLDER } from '../support/paths';
import { lostEdits } from './develop-edits';
import { isUpToDate, updateSite } from './update-site';

export { onCreateDevServer, onPluginInit } from './content-report';
export { createPages } from './create-pages';
export { createResolvers } from './create-resolvers';
export { configureWebpack as onCreateWebpackConfig } from './webpack/configure-webpack';

/** A build starts without what earlier builds have left. */
export function onPreBootstrap(): void {
  if (process.env['NODE_ENV'] === 'production') cleanPublic(PUBLIC_FOLDER);
}

/** Declares all types: the schema is the same with a thousand pages and with none. */
export function createSchemaCustomization({ actions, schema }: CreateSchemaCustomizationArgs): void {
  // Gatsby takes the members of a union for nodes unless it is told how to tell them apart.
  const block = schema.buildUnionType({
    name: 'Block',
    description: "A part of a page's body.",
    types: ['HtmlBlock', 'DemoBlock', 'TreeBlock'],
    resolveType: ({ __typename }: { __typename: string }) => __typename,
  });
  actions.createTypes([block, typeDefinitions, apiTypeDefinitions]);
}

/** Makes nodes of all that stands in files; Gatsby has listed them before. */
export async function sourceNodes(tools: SourceNodesArgs): Promise<void> {
  await updateSite(tools);
}

/** Tells pages made by hand, which Gatsby finds by itself, their language; all others are made with theirs. */
export function onCreatePage({ page, actions }: CreatePageArgs): void {
  if (page.context?.['userLanguage']) return;
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, userLanguage: DEFAULT_LANGUAGE } });
}

/**
 * Gatsby forgets edits that it is told of between the end of `createPages` and the beginning of its queries: their nodes
 * are new, and nothing else is made again. A touch at the beginning of the queries reminds it – one that is announced:
 * Gatsby does not hear of what the actions of this step do.
 */
export function onPreExtractQueries({
  emitter,
  getNodesByType,
}: Pick<NodePluginArgs, 'emitter' | 'getNodesByType'>): void {
  if (process.env['NODE_ENV'] === 'production') return;
  lostEdits.sendAgain(emitter);
  if (isUpToDate({ getNodesByType })) return;
  const [file] = getNodesByType('File');
  if (file) emitter.emit('ENQUEUE_NODE_MUTATION', { type: 'touchNode', payload: [file] });
}

interface PagePaths {
  allSitePage: { nodes: { path: string }[] };
}

/** Writes what is made of finished pages, and leaves nothing of pages that are gone. */
export async function onPostBuild(tools: BuildArgs): Promise<void> {
  const { content, inputs } = await updateSite(tools);
  const { data } = await tools.graphql<PagePaths>('{ allSitePage { nodes { path } } }');
  const redirects = content.data.redirects.map(({ value }) => value);
  const pages = (data?.allSitePage.nodes ?? []).map(({ path }) => path);
  removeStalePages(PUBLIC_FOLDER, [...pages, ...redirects.map(({ from }) => from)]);
  const days = new Map([...inputs].map(([{ path }, { lastUpdated }]) => [path, lastUpdated]));
  writeOutputs(content, days, redirects, tools.basePath);
  const products = content.data.products.map(({ value }) => value);
  await writeOffline(products, PUBLIC_FOLDER, tools.basePath);
}
