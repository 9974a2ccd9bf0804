import type { CreateResolversArgs } from 'gatsby';
import { resolveApiFrame, resolveFrameByPath, resolvePageFrame } from './resolvers/frame';
import type { ResolverContext } from './resolvers/resolver-context';
import { resolveTranslations } from './resolvers/translations';
import {
  demoAssetsId,
  demoId,
  productNodeId,
  type ComponentApiNode,
  type DocPageNode,
  type DemoNode,
  type ProductNode,
} from './nodes';
import { marksOf } from '../../shared/navigation/badges';
import { resolveApiSection, resolveBlocks } from './resolvers/blocks';
import { resolvePropCoverage } from './resolvers/prop-coverage';

async function pagesWhere(context: ResolverContext, filter: object): Promise<object[]> {
  const { entries } = await context.nodeModel.findAll({
    type: 'DocPage',
    query: { filter, sort: { fields: ['path'], order: ['ASC'] } },
  });
  return [...entries];
}

const findPage = (context: ResolverContext, path: string): Promise<object | null> =>
  context.nodeModel.findOne({ type: 'DocPage', query: { filter: { path: { eq: path } } } });

const fromFrontMatter = (name: string) => ({
  resolve: (page: DocPageNode): unknown => (page.frontMatter as Record<string, unknown>)[name] ?? null,
});

const FRONT_MATTER_FIELDS = [
  'title', 'description', 'components', 'hooks', 'githubLabel', 'githubSource', 'waiAria', 'materialDesign', 'disableAd',
  'hidden', 'newUrl', 'plan', 'newFeature', 'planned', 'unstable', 'beta', 'legacy', 'deprecated',
]; // prettier-ignore

const docPage = {
  ...Object.fromEntries(FRONT_MATTER_FIELDS.map((name) => [name, fromFrontMatter(name)])),
  badge: { resolve: ({ frontMatter }: DocPageNode) => marksOf(frontMatter).badge ?? null },
  cardTitle: { resolve: ({ frontMatter }: DocPageNode) => frontMatter.cardTitle ?? frontMatter.title },
  cardDescription: {
    resolve: ({ frontMatter }: DocPageNode) => frontMatter.cardDescription ?? frontMatter.description,
  },
  product: {
    resolve: ({ productId }: DocPageNode, _args: object, { nodeModel }: ResolverContext) =>
      productId && nodeModel.getNodeById({ id: productNodeId(productId), type: 'Product' }),
  },
  demos: {
    resolve: ({ path, demos }: DocPageNode, _args: object, { nodeModel }: ResolverContext) =>
      nodeModel
        .getNodesByIds({ ids: demos.map(({ name }) => demoId(path, name)), type: 'Demo' })
        .filter(Boolean),
  },
  linkedFrom: {
    resolve: ({ path }: DocPageNode, _args: object, context: ResolverContext) =>
      pagesWhere(context, { linksTo: { eq: path }, path: { ne: path } }),
  },
  words: {
    resolve: ({ sections }: DocPageNode) =>
      sections.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0),
  },
  keyRows: { resolve: ({ keyRows }: DocPageNode) => keyRows.length },
  ownProps: {
    resolve: (page: DocPageNode, _args: object, context: ResolverContext) =>
      resolvePropCoverage(page, context).ownProps,
  },
  missingProps: {
    resolve: (page: DocPageNode, _args: object, context: ResolverContext) =>
      resolvePropCoverage(page, context).missingProps,
  },
  blocks: { resolve: resolveBlocks },
  apiSection: { resolve: resolveApiSection },
  frame: { resolve: resolvePageFrame },
  demoAssets: {
    resolve: ({ path }: DocPageNode, _args: object, { nodeModel }: ResolverContext) =>
      nodeModel.getNodeById({ id: demoAssetsId(path), type: 'DemoAssets' }),
  },
};

const product = {
  pages: {
    resolve: ({ productId }: ProductNode, _args: object, context: ResolverContext) =>
      pagesWhere(context, { productId: { eq: productId } }),
  },
  navigation: {
    resolve: async ({ tree }: ProductNode, _args: object, { nodeModel }: ResolverContext) => {
      const { entries } = await nodeModel.findAll({
        type: 'NavigationEntry',
        query: {
          filter: { tree: { eq: tree }, depth: { eq: 0 } },
          sort: { fields: ['position'], order: ['ASC'] },
        },
      });
      return [...entries];
    },
  },
  highlights: {
    resolve: async ({ highlights }: ProductNode, _args: object, context: ResolverContext) => {
      const pages = await Promise.all(highlights.map((path) => findPage(context, path)));
      return pages.filter(Boolean);
    },
  },
};

const navigationEntry = {
  entries: {
    resolve: ({ entries }: { entries: string[] }, _args: object, { nodeModel }: ResolverContext) =>
      nodeModel.getNodesByIds({ ids: entries, type: 'NavigationEntry' }),
  },
  page: {
    resolve: (
      { pathname, kind }: { pathname: string; kind: string },
      _args: object,
      context: ResolverContext,
    ) => (kind === 'page' ? findPage(context, pathname) : null),
  },
};

const demo = {
  page: { resolve: ({ path }: DemoNode, _args: object, context: ResolverContext) => findPage(context, path) },
};

const componentApi = {
  product: {
    resolve: ({ productId }: ComponentApiNode, _args: object, { nodeModel }: ResolverContext) =>
      nodeModel.getNodeById({ id: productNodeId(productId), type: 'Product' }),
  },
  documentedBy: {
    resolve: ({ name, productId }: ComponentApiNode, _args: object, context: ResolverContext) =>
      pagesWhere(context, { components: { in: [name] }, productId: { eq: productId } }),
  },
  deprecatedProps: {
    resolve: ({ props }: ComponentApiNode) => props.filter(({ deprecated }) => deprecated),
  },
  frame: { resolve: resolveApiFrame },
};

const query = {
  pageFrame: {
    type: 'JSON!',
    description: 'What the frame around a page made by hand shows, by its path.',
    args: { path: 'String!' },
    resolve: resolveFrameByPath,
  },
  translations: {
    type: 'JSON!',
    description: 'Texts of the interface, by language, that only one page has.',
    args: { groups: '[String!]!' },
    resolve: resolveTranslations,
  },
};

/** Fields that are looked up when they are asked for. */
export function createResolvers(tools: CreateResolversArgs): void {
  tools.createResolvers({
    Query: query,
    DocPage: docPage,
    Product: product,
    NavigationEntry: navigationEntry,
    Demo: demo,
    ComponentApi: componentApi,
  });
}
