import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { graphql, type GraphQLSchema } from 'graphql';
import type { Block } from '../../shared/page/page';
import { openCodeLink, type ApiLookup } from '../api/page/code-word';
import { renderApiSection, renderApiTable } from '../api/page/embedded';
import { linkCode } from '../api/page/link-code';
import { placeImages } from '../outputs/place-images';
import { renderCodeBlock, type FenceInfo } from '../content/page/code-block';
import { lookupInStore, createTableContext } from './api-lookup';
import { demoId, type DocPageNode } from './nodes';
import { REPOSITORY } from '../support/paths';
import type { ResolverContext } from './resolvers';

/** A block as GraphQL returns it. */
type ResolvedBlock =
  { __typename: 'HtmlBlock'; html: string } | { __typename: 'DemoBlock'; options: object; demo: object };

/** Finishes the blocks of a page: images get their size and address, queries their result, demos their node. */
export async function resolveBlocks(
  page: DocPageNode,
  _args: object,
  context: ResolverContext,
  { schema }: { schema: GraphQLSchema },
): Promise<ResolvedBlock[]> {
  const lookup = lookupInStore(page, context);
  const resolved = await Promise.all(
    page.blocks.map((block) => resolveBlock(block, page, lookup, context, schema)),
  );
  return resolved.flat();
}

/** The section about the components of a page; null on a page that has none, or has written its own. */
export function resolveApiSection(page: DocPageNode, _args: object, context: ResolverContext): string | null {
  if (!page.hasApiSection) return null;
  return renderApiSection(lookupInStore(page, context).documented, createTableContext(context));
}

async function resolveBlock(
  block: Block,
  page: DocPageNode,
  lookup: ApiLookup,
  context: ResolverContext,
  schema: GraphQLSchema,
): Promise<ResolvedBlock[]> {
  const folder = join(REPOSITORY, dirname(page.file));
  switch (block.kind) {
    case 'html': {
      const linked = linkCode(block.html, (word) => openCodeLink(word, lookup));
      return htmlBlock(placeImages(linked, folder, REPOSITORY));
    }
    case 'query':
      return htmlBlock(await renderQuery(join(folder, block.file), block.file, context, schema));
    case 'api-table': {
      const component = lookup.component(block.component);
      return component ? htmlBlock(renderApiTable(component, block.props, createTableContext(context))) : [];
    }
    case 'demo': {
      const demo = context.nodeModel.getNodeById({ id: demoId(page.path, block.name), type: 'Demo' });
      return demo ? [{ __typename: 'DemoBlock', options: block.options, demo }] : [];
    }
  }
}

function htmlBlock(html: string): ResolvedBlock[] {
  return [{ __typename: 'HtmlBlock', html }];
}

/** Shows a query and what it returns now, so that an example can never be out of date. */
async function renderQuery(
  path: string,
  name: string,
  context: ResolverContext,
  schema: GraphQLSchema,
): Promise<string> {
  const source = (await readFile(path, 'utf8')).trimEnd();
  const { data, errors } = await graphql({ schema, source, contextValue: context });
  if (errors?.length) throw new Error(`${path}: ${errors.map(({ message }) => message).join(' ')}`);
  const info = (language: string, title: string): FenceInfo => ({
    language,
    title,
    highlightedLines: new Set(),
    label: '',
  });
  return (
    renderCodeBlock(source, info('graphql', name)) +
    renderCodeBlock(JSON.stringify(data, null, 2), info('json', 'Result'))
  );
}
