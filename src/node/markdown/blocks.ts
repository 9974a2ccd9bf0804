import type { Element, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { find, hastToReact, html as htmlSchema } from 'property-information';
import type { Block, BlockTreeNode, ElementProps } from '../../shared/page';
import { withoutCode } from './live-code';
import { toBlock } from './rehype-placed-blocks';
import { BLOCK } from './remark-to-hast';
import { elementsNamed } from './tree';

/**
 * Splits the body at its block components and before its second-level headings. Each part between them is one HTML
 * string.
 */
export function renderBlocks(body: Root): Block[] {
  const blocks: Block[] = [];
  let prose: RootContent[] = [];
  const endProse = (): void => {
    const inner = elementsNamed(BLOCK, { type: 'root', children: prose });
    for (const [index, { properties }] of inner.entries()) properties['dataIndex'] = index;
    const html = renderHtml(prose);
    const placeholders = inner.flatMap(({ placeholder }) => placeholder ?? []);
    if (inner.length > 0) blocks.push({ kind: 'tree', html, blocks: placeholders.map(toBlock) });
    else if (html !== '') blocks.push({ kind: 'html', html });
    prose = [];
  };
  // Search and other users of the data get the words of a live page without its code.
  for (const node of withoutCode(body.children)) {
    const placeholder = node.type === 'element' ? node.placeholder : undefined;
    if (placeholder || (node.type === 'element' && node.tagName === 'h2')) endProse();
    if (placeholder) blocks.push(toBlock(placeholder));
    else prose.push(node);
  }
  endProse();
  return blocks;
}

/** Renders nodes as HTML with their code, but without blocks. */
export function renderHtml(nodes: RootContent[]): string {
  return toHtml(nodes, { allowDangerousHtml: true }).trim();
}

/**
 * Splits HTML at its blocks. Parts without blocks stay HTML strings.
 * @param blockAt returns the block for a placeholder
 */
export function toBlockTree(html: string, blockAt: (index: number) => BlockTreeNode[]): BlockTreeNode[] {
  const convert = (node: RootContent): BlockTreeNode[] => {
    // Space around blocks has no meaning, and React would report it in tables.
    if (node.type === 'text') return node.value.trim() === '' ? [] : [node.value];
    if (node.type !== 'element') return [];
    if (node.tagName === BLOCK) return blockAt(Number(node.properties['dataIndex']));
    const element = { tag: node.tagName, props: reactProps(node) };
    if (elementsNamed(BLOCK, node).length === 0) return [{ ...element, html: toHtml(node.children) }];
    return [{ ...element, children: node.children.flatMap(convert) }];
  };
  return fromHtml(html, { fragment: true }).children.flatMap(convert);
}

function reactProps({ properties }: Element): ElementProps {
  const props: ElementProps = {};
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    const { attribute, property, space } = find(htmlSchema, name);
    const key = space ? (hastToReact[property] ?? property) : attribute;
    if (key === 'style') props[key] = parseStyle(String(value));
    else props[key] = Array.isArray(value) ? value.join(' ') : value;
  }
  return props;
}

/** `'margin-top: 4px'` → `{ marginTop: '4px' }`. */
function parseStyle(style: string): Record<string, string> {
  const camelCase = (name: string): string =>
    name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const rules = style.matchAll(/([\w-]+)\s*:\s*([^;]+)/g);
  return Object.fromEntries(
    Array.from(rules, ([, name = '', value = '']) => [camelCase(name), value.trim()]),
  );
}
