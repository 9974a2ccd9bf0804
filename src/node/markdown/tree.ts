import type { Element, ElementContent, Parents, Properties, Text } from 'hast';
import type { Nodes } from 'mdast';

/**
 * Calls `visit` for every descendant element, parents first. If the visitor replaces the element in its parent, the
 * walk continues inside the old element. This is a plain loop, because unist-util-visit creates a function for each
 * node.
 */
export function walkElements(
  parent: Parents,
  visit: (element: Element, parent: Parents, index: number) => void,
): void {
  for (let index = 0; index < parent.children.length; index += 1) {
    const node = parent.children[index];
    if (!node || !('children' in node)) continue;
    if (node.type === 'element') visit(node, parent, index);
    walkElements(node, visit);
  }
}

/** Calls `visit` for every node of a Markdown tree, parents first. */
export function walkMarkdown(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node);
  if ('children' in node) node.children.forEach((child) => walkMarkdown(child, visit));
}

/** Every element of a kind below `parent`, in order. */
export function elementsNamed(tagName: string, parent: Parents): Element[] {
  const found: Element[] = [];
  walkElements(parent, (node) => {
    if (node.tagName === tagName) found.push(node);
  });
  return found;
}

export function element(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children };
}

/** A table with a head. Both contain cells. */
export function table(head: ElementContent[], rows: readonly ElementContent[][]): Element {
  const row = (cells: ElementContent[]): Element => element('tr', {}, cells);
  return element('table', {}, [element('thead', {}, [row(head)]), element('tbody', {}, rows.map(row))]);
}

export function text(value: string): Text {
  return { type: 'text', value };
}
