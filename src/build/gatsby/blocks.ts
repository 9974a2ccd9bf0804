import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { graphql, type GraphQLSchema } from 'graphql';
import type { Block } from '../../domain/page';
import { placeImages } from '../images/place-images';
import { renderCodeBlock, type FenceInfo } from '../page/code-block';
import { demoId, type DocPageNode } from './nodes';
import { REPOSITORY } from './paths';
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
  const resolved = await Promise.all(page.blocks.map((block) => resolveBlock(block, page, context, schema)));
  return resolved.flat();
}

async function resolveBlock(
  block: Block,
  page: DocPageNode,
  context: ResolverContext,
  schema: GraphQLSchema,
): Promise<ResolvedBlock[]> {
  const folder = join(REPOSITORY, dirname(page.file));
  if (block.kind === 'html')
    return [{ __typename: 'HtmlBlock', html: placeImages(block.html, folder, REPOSITORY) }];
  if (block.kind === 'query') {
    return [
      {
        __typename: 'HtmlBlock',
        html: await renderQuery(join(folder, block.file), block.file, context, schema),
      },
    ];
  }
  const demo = context.nodeModel.getNodeById({ id: demoId(page.path, block.name), type: 'Demo' });
  return demo ? [{ __typename: 'DemoBlock', options: block.options, demo }] : [];
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
