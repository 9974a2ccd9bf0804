import type { Element, Parents, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Block, DemoOptions, TreeBlock } from '../../../shared/page/page';
import { hasCode, removeCode } from './code-nodes';
import { playgroundName, readNames } from './references';
import { BLOCK, holdsBlock } from './block-tree';
import { SNIPPET, type BlockPlaceholder, type HastResult } from './to-hast';
import { walkElements } from './walk';

/** A part of a body: a run of prose, or a component that stands on its own. */
type BodyPart =
  { kind: 'prose'; nodes: RootContent[] } | { kind: 'component'; placeholder: BlockPlaceholder };

/** Cuts the body at its block components and sections; what lies between is one string of HTML each. Call it once. */
export function renderBlocks(body: HastResult): Block[] {
  // Readers of the data – search, for one – get the words of a live page without its code.
  if (hasCode(body.root)) removeCode(body.root);
  return splitBody(body).flatMap((part): Block[] => {
    if (part.kind === 'component') return [toBlock(part.placeholder)];
    return splitSections(part.nodes).flatMap((nodes): Block[] => {
      const html = renderHtml(nodes, body);
      if (!nodes.some((node) => holdsBlock(node))) return html === '' ? [] : [{ kind: 'html', html }];
      return [{ kind: 'tree', html, blocks: body.placeholders.map(toBlock) }];
    });
  });
}

/** A run of prose, cut before its second-level headings; one inside another element does not cut that in two. */
function splitSections(nodes: RootContent[]): RootContent[][] {
  const sections: RootContent[][] = [[]];
  for (const node of nodes) {
    if (isElement(node, 'h2')) sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections;
}

/** The body as runs of prose with the block components between them. */
function splitBody({ root, placeholders }: HastResult): BodyPart[] {
  const parts: BodyPart[] = [];
  for (const node of root.children) {
    const placeholder = isElement(node, BLOCK) ? placeholders[indexOf(node)] : undefined;
    if (placeholder) {
      parts.push({ kind: 'component', placeholder });
      continue;
    }
    const last = parts.at(-1);
    if (last?.kind === 'prose') last.nodes.push(node);
    else parts.push({ kind: 'prose', nodes: [node] });
  }
  return parts;
}

/** HTML of nodes without code, their snippets filled in. */
export function renderHtml(nodes: RootContent[], { snippets }: HastResult): string {
  const root: Root = { type: 'root', children: nodes };
  insertSnippets(root, snippets);
  return toHtml(root, { allowDangerousHtml: true }).trim();
}

function insertSnippets(root: Parents, snippets: HastResult['snippets']): void {
  walkElements(root, (node, parent, index) => {
    if (node.tagName === SNIPPET)
      parent.children[index] = { type: 'raw', value: snippets[indexOf(node)]?.render() ?? '' };
  });
}

function toBlock({ component, attributes }: BlockPlaceholder): TreeBlock['blocks'][number] {
  const { src, ...options } = attributes;
  switch (component) {
    case 'ApiTable':
      return {
        kind: 'api-table',
        component: String(attributes['component']),
        props: readNames(attributes['props']),
      };
    case 'PageCards':
      return { kind: 'page-cards', below: String(attributes['below']) };
    case 'Query':
      return { kind: 'query', file: String(src), isTable: attributes['as'] === 'table' };
    case 'Playground':
      return { kind: 'demo', name: playgroundName(String(attributes['component'])), options: {} };
    case 'Demo':
      return { kind: 'demo', name: String(src), options: options as DemoOptions };
  }
}

function isElement(node: RootContent, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName;
}

function indexOf(placeholder: Element): number {
  return Number(placeholder.properties['dataIndex']);
}
