import './build-memory';
import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby';
import { apiTypeDefinitions } from '../api/type-definitions';
import type { SiteWithApi } from '../content/api-pages';
import { serveReport } from './content-report-stream';
import { CONTENT_ERROR, createContentPages } from './create-pages';
import { createPageNode, isContentFile } from './create-page-node';
import { addResolvers } from './resolvers';
import { writeSiteData } from '../outputs/site-data';
import { sourceApiNodes } from './source-api';
import { sourceDataNodes } from './source-data';
import { sourceErrorCodeNodes } from './source-error-codes';
import { sourceDemoNodes, type DemoOutput } from './source-demos';
import { typeDefinitions } from './type-definitions';
import { writeSearchIndex } from './write-search';
import { writeOffline } from '../outputs/offline/write-offline';
import { writeOutputs } from '../outputs/write-outputs';
import { writeWebManifest } from '../outputs/write-web-manifest';
import { configureWebpack } from './webpack/configure-webpack';

/** What one run of the build hands from sourcing to page creation. */
let site: SiteWithApi | null = null;
let demos: DemoOutput = { files: [], problems: [] };
let ready = false;

export const onPluginInit: GatsbyNode['onPluginInit'] = ({ reporter }) => {
  reporter.setErrorMap({
    [CONTENT_ERROR]: { text: ({ sum }: { sum: string }) => sum, level: 'ERROR', category: 'USER' },
  });
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions, schema }) => {
  // Gatsby takes the members of a union for nodes unless it is told how to tell them apart.
  const block = schema.buildUnionType({
    name: 'Block',
    description: "A part of a page's body.",
    types: ['HtmlBlock', 'DemoBlock'],
    resolveType: ({ __typename }: { __typename: string }) => __typename,
  });
  actions.createTypes([block, typeDefinitions, apiTypeDefinitions]);
};

export const sourceNodes: GatsbyNode['sourceNodes'] = async (tools) => {
  site = await sourceDataNodes(tools);
  await sourceApiNodes(site, tools);
  demos = await sourceDemoNodes(tools);
  await sourceErrorCodeNodes(site.data, tools);
};

export const onCreateNode: GatsbyNode['onCreateNode'] = async (tools) => {
  await createPageNode(tools);
  if (ready) await followEdit(tools);
};

/** In develop an edited file arrives as a new node: what was made of it is made again. */
async function followEdit(tools: CreateNodeArgs): Promise<void> {
  const extension = String(tools.node['extension']);
  if (extension === 'yaml') site = await sourceDataNodes(tools);
  else if (/^(mdx|tsx?|css)$/.test(extension)) demos = await sourceDemoNodes(tools);
}

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) =>
  isContentFile(node as unknown as Node);

export const createResolvers: GatsbyNode['createResolvers'] = addResolvers;

export const createPages: GatsbyNode['createPages'] = async (tools) => {
  site ??= await sourceDataNodes(tools as never);
  writeSiteData(site.data);
  writeWebManifest(site.data);
  await createContentPages(tools, site, demos);
  writeSearchIndex(tools, site);
  ready = true;
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureWebpack;

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = serveReport;

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql }) => {
  if (!site) return;
  await writeOutputs(site.data, graphql);
  await writeOffline(site.data.products.map(({ value }) => value));
};
