import { dirname, join } from 'node:path';
import { graphql, type GraphQLSchema } from 'graphql';
import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { BlockData, TreeBlockData } from '../../shared/doc-page-data';
import type { Block, BlockTreeNode, PageCardsBlock, QueryBlock, TreeBlock } from '../../shared/page';
import { type ApiLookup, linkCode, openCodeLink } from '../api/page/code-links';
import { renderApiSection, renderApiTable } from '../api/page/tables';
import { REPOSITORY } from '../lib/files';
import { hasCard, pictureName } from '../content/page-cards';
import { toBlockTree } from '../markdown/blocks';
import { placeImages } from '../outputs/place-images';
import { escapeHtml } from '../lib/escape-html';
import {
  createTableContext,
  demoId,
  type DocPageNode,
  findNodes,
  findPage,
  lookupInStore,
  type NavigationEntryNode,
  type ResolverContext,
} from './nodes';
import { parseFenceInfo, renderCodeBlock } from '../markdown/code-block';
import { scrollBox } from '../markdown/rehype-decorate';
import { element, table, text } from '../markdown/tree';

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
  const { page, lookup, context } = blockContext;
  switch (block.kind) {
    case 'html':
      return htmlBlock(finishHtml(block.html, blockContext));
    case 'tree':
      return [await resolveTree(block, blockContext)];
    case 'query':
      return htmlBlock(await runQuery(block, blockContext));
    case 'api-table': {
      const component = lookup.component(block.component);
      if (!component) return [];
      return htmlBlock(renderApiTable(component, block.props, createTableContext(context, lookup)));
    }
    case 'page-cards':
      return htmlBlock(await renderCards(block, blockContext));
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
  { page, context, schema }: BlockContext,
): Promise<string> {
  const source = page.queries.find((query) => query.file === file)?.text ?? '';
  const { data, errors = [] } = await graphql({ schema, source, contextValue: context });
  const result = errors.length > 0 ? errors.map(({ message }) => message) : data;
  return (isTable && renderQueryTable(result)) || renderQueryResult(file, source, result);
}

/** Only one page uses them, so other pages do not load them. */
const STYLES = [
  '.page-cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,220px),1fr));gap:16px;max-width:105ch;margin:20px 0 0;padding:0;list-style:none}',
  '.page-cards>li{position:relative;display:flex;flex-direction:column;min-width:0;margin:0;border:1px solid var(--docs-palette-divider);border-radius:var(--docs-shape-borderRadius);overflow:hidden}',
  '.page-cards>li:hover{background:var(--docs-palette-action-hover)}',
  '.page-cards>li:focus-within{outline:2px solid var(--docs-palette-primary-main);outline-offset:2px}',
  '.page-cards [inert]{display:grid;grid-template-columns:minmax(0,1fr);align-items:center;justify-items:center;height:144px;padding:12px;border-bottom:1px solid var(--docs-palette-divider);background:var(--docs-palette-background-paper);font-family:var(--demo-font);line-height:1.5;overflow:hidden;user-select:none}',
  '.page-cards>li>a{padding:12px 16px 0;font-weight:600;text-decoration:none;outline:0}',
  '.page-cards>li>a::after{position:absolute;inset:0;content:""}',
  '.page-cards>li>p{margin:0;padding:4px 16px 14px;color:var(--docs-palette-text-secondary);font-size:.875rem;line-height:1.5}',
].join('');

/** Renders a card for each child of a menu entry, with its drawing, title, and description. */
async function renderCards({ below }: PageCardsBlock, { page, context }: BlockContext): Promise<string> {
  const query = { filter: { pathname: { eq: below } } };
  const group = await context.nodeModel.findOne({ type: 'NavigationEntry', query });
  const entries = pageEntries(group?.entries ?? [], context);
  const cards = await Promise.all(
    entries.map(async ({ pathname, title }) => {
      if (!hasCard(pathname, page.path)) return '';
      const target = await findPage(context, pathname);
      if (!target) return '';
      const id = demoId(page.path, pictureName(pathname));
      const picture = context.nodeModel.getNodeById({ id, type: 'Demo' });
      return (
        `<li><div inert aria-hidden="true">${picture?.html ?? ''}</div>` +
        `<a href="${escapeHtml(pathname)}">${escapeHtml(title)}</a>` +
        `<p>${escapeHtml(target.frontMatter.description)}</p></li>`
      );
    }),
  );
  const styles = page.pageCards[0]?.below === below ? `<style>${STYLES}</style>` : '';
  return `${styles}<ul class="page-cards">${cards.join('')}</ul>`;
}

/** Menu entries of pages, also those below groups and sub-headers. */
function pageEntries(ids: readonly string[], context: ResolverContext): NavigationEntryNode[] {
  return findNodes('NavigationEntry', ids, context).flatMap((entry) =>
    entry.kind === 'page' ? entry : pageEntries(entry.entries, context),
  );
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Renders the first list of a query result as a table, with a row for each object and a column for each field. The
 * field `path` turns the `title` into a link, and a list of objects becomes their number.
 * @returns null if there is no list
 */
export function renderQueryTable(answer: unknown): string | null {
  const rows = findRows(answer);
  const [first] = rows ?? [];
  if (!rows || !first) return null;
  const columns = Object.keys(first).filter((column) => column !== 'path' || !('title' in first));
  const isCounted = (column: string): boolean =>
    rows.some(({ [column]: value }) => Array.isArray(value) && value.some(isRow));
  const counted = new Set(columns.filter(isCounted));
  const head = columns.map((column) => element('th', { scope: 'col' }, [text(columnTitle(column))]));
  const body = rows.map((row) =>
    columns.map((column) => element('td', {}, cell(row, column, counted.has(column)))),
  );
  return toHtml(scrollBox(table(head, body)));
}

function findRows(value: unknown): readonly Row[] | null {
  if (Array.isArray(value)) return value.every(isRow) ? value : null;
  return isRow(value) ? (Object.values(value).map(findRows).find(Boolean) ?? null) : null;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `ownProps` → `Own props` */
function columnTitle(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function cell(row: Row, column: string, isCounted: boolean): ElementContent[] {
  const value = row[column];
  if (column === 'title' && typeof row['path'] === 'string') return [link(row['path'], String(value))];
  if (isRow(value)) {
    const { path, title } = value;
    return typeof path === 'string' ? [link(path, String(title ?? path))] : [text(JSON.stringify(value))];
  }
  if (!Array.isArray(value)) return [text(value === null ? '' : String(value))];
  if (isCounted) return [text(String(value.length))];
  return value.flatMap((item, index) => [
    ...(index > 0 ? [text(', ')] : []),
    // The attribute keeps the word from becoming a link to a prop of the same name.
    element('code', { translate: 'no' }, [text(String(item))]),
  ]);
}

function link(href: string, title: string): Element {
  return element('a', { href }, [text(title)]);
}

/** Renders a query and its result as two blocks of code. */
function renderQueryResult(file: string, source: string, result: unknown): string {
  return (
    renderCodeBlock(source, parseFenceInfo('graphql', `title="${file}"`)) +
    renderCodeBlock(JSON.stringify(result, null, 2), parseFenceInfo('json', 'title="Result"'))
  );
}
