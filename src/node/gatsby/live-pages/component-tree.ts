import type { Element, Nodes, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { renderHtml } from '../../content/page/blocks';
import { BLOCK, SNIPPET, type HastResult } from '../../content/page/remark-to-hast';

/** Steps for the prose of every page, from HTML to HTML. */
export interface ProseSteps {
  linkWords: (html: string) => string;
  placeImages: (html: string) => string;
}

/** Elements without links in them. Headings contain no code, so they are not in the list. */
const WITHOUT_LINKS = ['a', 'button', 'label', 'summary'];

/** Converts the body of a page for the MDX compiler, with components instead of placeholders. */
export function toComponentTree(body: HastResult, { linkWords, placeImages }: ProseSteps): Root {
  const compile = (node: RootContent, finish: ProseSteps['linkWords']): RootContent[] => {
    const name = node.type === 'element' ? node.tagName : null;
    if (name === SNIPPET) return [snippet(renderHtml([node], body))];
    if (name === BLOCK) return placeholderOf(node as Element, body);
    if (name !== null && isProse(node))
      return fromHtml(finish(renderHtml([node], body)), { fragment: true }).children;
    if (!('children' in node)) return [node];
    const inner = name !== null && WITHOUT_LINKS.includes(name) ? placeImages : finish;
    node.children = node.children.flatMap((child) => compile(child, inner)) as never[];
    return [node];
  };
  const nodes = body.root.children.flatMap((node) => compile(node, (html) => placeImages(linkWords(html))));
  return { type: 'root', children: groupProse(nodes) };
}

/** Wraps prose between demos for stylesheets and scripts. The content of a demo is not prose. */
function groupProse(nodes: readonly RootContent[]): RootContent[] {
  const children: RootContent[] = [];
  for (const node of nodes) {
    const last = children.at(-1);
    if (node.type === 'mdxjsEsm' || isDemo(node)) children.push(node);
    else if (last?.type === 'element') last.children.push(node as Element);
    else if (node.type !== 'text')
      children.push({
        type: 'element',
        tagName: 'div',
        properties: { className: ['prose'] },
        children: [node as Element],
      });
  }
  return children;
}

function snippet(html: string): RootContent {
  const attributes: MdxJsxAttribute[] = [{ type: 'mdxJsxAttribute', name: 'html', value: html }];
  return { type: 'mdxJsxFlowElement', name: 'Snippet', attributes, children: [] };
}

function placeholderOf({ properties }: Element, { placeholders }: HastResult): RootContent[] {
  const element = placeholders[Number(properties['dataIndex'])]?.element;
  return element ? [{ ...element, type: 'mdxJsxFlowElement', children: [] }] : [];
}

function isDemo(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Demo';
}

/** Whether a node contains neither code nor placeholders. */
function isProse(node: Nodes): boolean {
  if (node.type !== 'element') return node.type === 'text';
  return node.tagName !== SNIPPET && node.tagName !== BLOCK && node.children.every(isProse);
}
