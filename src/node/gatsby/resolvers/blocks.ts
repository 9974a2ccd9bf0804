import { dirname, join } from 'node:path';
import { graphql, type GraphQLSchema } from 'graphql';
import type { BlockData, TreeBlockData } from '../../../shared/page/doc-page-data';
import type { BlockTreeNode, Block, QueryBlock, TreeBlock } from '../../../shared/page/page';
import { openCodeLink, type ApiLookup, linkCode } from '../../api/page/code-links';
import { renderApiSection, renderApiTable } from '../../api/page/tables';
import { toBlockTree } from '../../content/page/blocks';
import { renderQueryResult, renderQueryTable } from '../../content/page/query-block';
import { placeImages } from '../../outputs/place-images';
import { REPOSITORY } from '../../support/paths';
import { demoId, type DocPageNode } from '../nodes';
import { renderCards } from './page-cards';
import { createTableContext, lookupInStore, type ResolverContext } from './store';

interface BlockContext {
  page: DocPageNode;
  lookup: ApiLookup;
  context: ResolverContext;
  schema: GraphQLSchema;
}

/** Completes the blocks of a page. Adds sizes and URLs of images, results of queries, and nodes of demos. */
export async function resolveBlocks(
  page: DocPageNode,
  _args: object,
  context: ResolverContext,
  { schema }: { schema: GraphQLSchema },
): Promise<BlockData[]> {
  const blockContext = { page, lookup: lookupInStore(page, context), context, schema };
  const resolved = await Promise.all(page.blocks.map((block) => resolveBlock(block, blockContext)));
  return resolved.flat();
}

/** The API section of a page. Null if the page documents no components, or has its own section. */
export function resolveApiSection(page: DocPageNode, _args: object, context: ResolverContext): string | null {
  if (!page.hasApiSection) return null;
  const lookup = lookupInStore(page, context);
  return renderApiSection(lookup.documented, createTableContext(context, lookup));
}

async function resolveBlock(block: Block, blockContext: BlockContext): Promise<BlockData[]> {
  const { page, lookup, context, schema } = blockContext;
  switch (block.kind) {
    case 'html':
      return htmlBlock(finishHtml(block.html, blockContext));
    case 'tree':
      return [await resolveTree(block, blockContext)];
    case 'query':
      return htmlBlock(await runQuery(block, page, context, schema));
    case 'api-table': {
      const component = lookup.component(block.component);
      if (!component) return [];
      return htmlBlock(renderApiTable(component, block.props, createTableContext(context, lookup)));
    }
    case 'page-cards':
      return htmlBlock(await renderCards(block, page, context));
    case 'demo': {
      const demo = context.nodeModel.getNodeById({ id: demoId(page.path, block.name), type: 'Demo' });
      return demo ? [{ __typename: 'DemoBlock', options: block.options, demo }] : [];
    }
  }
}

async function resolveTree({ html, blocks }: TreeBlock, blockContext: BlockContext): Promise<BlockData> {
  const resolved = await Promise.all(blocks.map((block) => resolveBlock(block, blockContext)));
  const demos: TreeBlockData['demos'] = [];
  const tree = toBlockTree(finishHtml(html, blockContext), (index) =>
    (resolved[index] ?? []).flatMap((part): BlockTreeNode[] => {
      if (part.__typename === 'HtmlBlock') return [{ tag: 'div', props: {}, html: part.html }];
      if (part.__typename !== 'DemoBlock') return [];
      demos.push(part);
      return [{ demo: demos.length - 1 }];
    }),
  );
  return { __typename: 'TreeBlock', tree, demos };
}

function finishHtml(html: string, { page, lookup }: BlockContext): string {
  const linked = linkCode(html, (word) => openCodeLink(word, lookup));
  return placeImages(linked, join(REPOSITORY, dirname(page.file)), REPOSITORY);
}

function htmlBlock(html: string): BlockData[] {
  return [{ __typename: 'HtmlBlock', html }];
}

/** Runs a query at build time, so examples are always current. The checks report errors. */
async function runQuery(
  { file, isTable }: QueryBlock,
  { queries }: DocPageNode,
  context: ResolverContext,
  schema: GraphQLSchema,
): Promise<string> {
  const source = queries.find((query) => query.file === file)?.text ?? '';
  const { data, errors = [] } = await graphql({ schema, source, contextValue: context });
  if (errors.length > 0)
    return renderQueryResult(
      file,
      source,
      errors.map(({ message }) => message),
    );
  return (isTable && renderQueryTable(data)) || renderQueryResult(file, source, data);
}
