import type { CreateResolversArgs } from 'gatsby';
import type { GraphQLSchema } from 'graphql';
import { marksOf } from '../../shared/badges';
import { productIdentity } from '../content/product-identity';
import { propCoverage, type PropCoverage } from '../api/prop-coverage';
import {
  apiNodeId,
  type ComponentApiNode,
  demoAssetsId,
  demoId,
  type DemoNode,
  type DocPageNode,
  findNodes,
  findPage,
  findProduct,
  findSorted,
  interfaceTexts,
  type NavigationEntryNode,
  type ProductNode,
  type ResolverContext,
  treeId,
} from './nodes';
import { openPage } from './develop-edits';
import { resolveApiSection, resolveBlocks } from './resolve-blocks';
import { DEFAULT_LANGUAGE } from '../../shared/translations';
import { createPageFrame, DEFAULT_TREE, type PageFrame } from '../../shared/page-frame';

type Resolve<Source> = (
  source: Source,
  args: object,
  context: ResolverContext,
  info: { schema: GraphQLSchema },
) => unknown;

/** Fields of a type in Gatsby's format. */
function fields<Source>(resolvers: Readonly<Record<string, Resolve<Source>>>) {
  return Object.fromEntries(Object.entries(resolvers).map(([name, resolve]) => [name, { resolve }]));
}

/** Lazy fields by type. */
const RESOLVERS = {
  DocPage: fields<DocPageNode>({
    badge: ({ frontMatter }) => marksOf(frontMatter).badge ?? null,
    cardTitle: ({ frontMatter }) => frontMatter.cardTitle ?? frontMatter.title,
    cardDescription: ({ frontMatter }) => frontMatter.cardDescription ?? frontMatter.description,
    product: ({ productId }, _args, context) => productId && findProduct(productId, context),
    demos: (page, _args, context) => demosOf(page, context),
    linkedFrom: ({ path }, _args, context) =>
      findSorted('DocPage', { linksTo: { eq: path }, path: { ne: path } }, 'path', context),
    words: ({ sections }) => sections.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0),
    keyRows: ({ keyRows }) => keyRows.length,
    ownProps: (page, _args, context) => coverageOf(page, context).ownProps,
    missingProps: (page, _args, context) => coverageOf(page, context).missingProps,
    blocks: resolveBlocks,
    demoAssets: ({ path }, _args, { nodeModel }) => {
      openPage(path);
      return nodeModel.getNodeById({ id: demoAssetsId(path), type: 'DemoAssets' });
    },
    apiSection: resolveApiSection,
    frame: (page, _args, context) => frameOf(page.path, page, context),
  }),

  Product: fields<ProductNode>({
    pages: ({ productId }, _args, context) =>
      findSorted('DocPage', { productId: { eq: productId } }, 'path', context),
    navigation: ({ tree }, _args, context) =>
      findSorted('NavigationEntry', { tree: { eq: tree }, depth: { eq: 0 } }, 'position', context),
    highlights: async ({ highlights }, _args, context) => {
      const pages = await Promise.all(highlights.map((path) => findPage(context, path)));
      return pages.filter(Boolean);
    },
  }),

  NavigationEntry: fields<NavigationEntryNode>({
    entries: ({ entries }, _args, context) => findNodes('NavigationEntry', entries, context),
    page: ({ pathname, kind }, _args, context) => (kind === 'page' ? findPage(context, pathname) : null),
  }),

  Demo: fields<DemoNode>({ page: ({ path }, _args, context) => findPage(context, path) }),

  ComponentApi: fields<ComponentApiNode>({
    product: ({ productId }, _args, context) => findProduct(productId, context),
    documentedBy: ({ pageIds }, _args, context) => findNodes('DocPage', pageIds, context),
    deprecatedProps: ({ props }) => props.filter(({ deprecated }) => deprecated),
    frame: ({ path, productId }, _args, context) => {
      const productCategoryId = findProduct(productId, context)?.productCategoryId ?? null;
      return frameOf(path, { productId, productCategoryId }, context);
    },
  }),

  Query: {
    pageFrame: {
      type: 'JSON!',
      description: 'Data for the layout around a page from src/pages, by path.',
      args: { path: 'String!' },
      resolve: (_source: unknown, { path }: { path: string }, context: ResolverContext) =>
        frameOf(path, productIdentity(path, null, []), context),
    },
    translations: {
      type: 'JSON!',
      description: 'UI strings that only one page needs, by language.',
      args: { groups: '[String!]!' },
      resolve: (_source: unknown, { groups }: { groups: string[] }, context: ResolverContext) => {
        const strings = interfaceTexts(context);
        return {
          [DEFAULT_LANGUAGE]: Object.fromEntries(groups.map((group) => [group, strings[group] ?? {}])),
        };
      },
    },
  },
};

/** Adds the lazy fields. */
export function createResolvers(tools: CreateResolversArgs): void {
  tools.createResolvers(RESOLVERS);
}

function demosOf({ path, demos }: DocPageNode, context: ResolverContext): DemoNode[] {
  const ids = demos.map(({ name }) => demoId(path, name));
  return findNodes('Demo', ids, context);
}

/** Prop coverage of the components that a page is the guide of. */
function coverageOf(page: DocPageNode, context: ResolverContext): PropCoverage {
  const { path, apiScope, frontMatter } = page;
  const ids = apiScope.flatMap((id) => frontMatter.components.map((name) => apiNodeId(id, name)));
  const components = findNodes('ComponentApi', ids, context);
  // Without a main guide, the first page that lists a component explains it.
  const own = components.filter(
    ({ guidePath, pageIds }) => (guidePath ?? findNodes('DocPage', pageIds, context)[0]?.path) === path,
  );
  return propCoverage(page, demosOf(page, context), own);
}

/** Frame of a page. Its lookups make Gatsby rebuild the page if the tree or the product changes. */
function frameOf(
  path: string,
  identity: Pick<PageFrame, 'productId' | 'productCategoryId'>,
  context: ResolverContext,
): PageFrame {
  const node = identity.productId ? findProduct(identity.productId, context) : null;
  const owner = node && { ...node, id: node.productId };
  const id = treeId(node?.tree ?? DEFAULT_TREE);
  const tree = context.nodeModel.getNodeById({ id, type: 'NavigationTree' });
  return createPageFrame(path, identity, owner, tree);
}
