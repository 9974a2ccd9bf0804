import type { Element, Nodes, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { find, hastToReact, html as htmlSchema } from 'property-information';
import type { BlockTreeNode, ElementProps } from '../../../shared/page/block-tree';

/** Element that marks the place of a block in HTML; `data-index` is its number. */
export const BLOCK = 'x-block';

/**
 * Takes HTML apart where blocks stand in it; what holds none stays finished HTML.
 * @param blockAt gives what stands in the place of a block
 */
export function toBlockTree(html: string, blockAt: (index: number) => BlockTreeNode[]): BlockTreeNode[] {
  const convert = (node: RootContent): BlockTreeNode[] => {
    // Space between elements has no meaning where blocks stand, and React would report it in tables.
    if (node.type === 'text') return node.value.trim() === '' ? [] : [node.value];
    if (node.type !== 'element') return [];
    if (node.tagName === BLOCK) return blockAt(Number(node.properties['dataIndex']));
    const element = { tag: node.tagName, props: reactProps(node) };
    if (!holdsBlock(node)) return [{ ...element, html: toHtml(node.children) }];
    return [{ ...element, children: node.children.flatMap(convert) }];
  };
  return fromHtml(html, { fragment: true }).children.flatMap(convert);
}

/** Whether a block stands somewhere below a node. */
export function holdsBlock(node: Nodes): boolean {
  if (!('children' in node)) return false;
  return node.children.some(
    (child) => (child.type === 'element' && child.tagName === BLOCK) || holdsBlock(child as Nodes),
  );
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
  const rules = style.split(';').map((rule) => rule.split(/:(.*)/s).map((part) => part.trim()));
  return Object.fromEntries(
    rules.flatMap(([name, value]) =>
      name && value ? [[name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()), value]] : [],
    ),
  );
}
