import type { Element, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Block, DemoOptions } from '../../domain/page';
import { readNames } from './references';
import { BLOCK, SNIPPET, type BlockPlaceholder, type HastResult } from './to-hast';
import { walkElements } from './walk';

/** Cuts the page at its block components; what lies between is one string of HTML each. */
export function toBlocks(root: Root, { snippets, placeholders }: HastResult): Block[] {
  insertSnippets(root, snippets);
  const blocks: Block[] = [];
  let run: RootContent[] = [];
  const flush = (): void => {
    const html = toHtml({ type: 'root', children: run }, { allowDangerousHtml: true }).trim();
    if (html !== '') blocks.push({ kind: 'html', html });
    run = [];
  };
  for (const child of root.children) {
    const placeholder =
      child.type === 'element' && child.tagName === BLOCK ? placeholders[indexOf(child)] : undefined;
    if (!placeholder) {
      run.push(child);
      continue;
    }
    flush();
    blocks.push(toBlock(placeholder));
  }
  flush();
  return blocks;
}

function toBlock({ component, attributes }: BlockPlaceholder): Block {
  const { src, ...options } = attributes;
  switch (component) {
    case 'ApiTable':
      return {
        kind: 'api-table',
        component: String(attributes['component']),
        props: readNames(attributes['props']),
      };
    case 'Query':
      return { kind: 'query', file: String(src) };
    case 'Demo':
      return { kind: 'demo', name: String(src), options: options as DemoOptions };
  }
}

function insertSnippets(root: Root, snippets: HastResult['snippets']): void {
  walkElements(root, (node, parent, index) => {
    if (node.tagName === SNIPPET)
      parent.children[index] = { type: 'raw', value: snippets[indexOf(node)]?.() ?? '' };
  });
}

function indexOf(placeholder: Element): number {
  return Number(placeholder.properties['dataIndex']);
}
