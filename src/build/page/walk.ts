import type { Element, Parents } from 'hast';

/**
 * Calls `visit` for every element below `parent`, parents first. The visitor may replace the element in its parent;
 * the walk goes on into the element it was given. Several times faster than unist-util-visit, which matters
 * because each page is walked several times.
 */
export function walkElements(
  parent: Parents,
  visit: (element: Element, parent: Parents, index: number) => void,
): void {
  for (let index = 0; index < parent.children.length; index += 1) {
    const node = parent.children[index];
    if (node?.type !== 'element') continue;
    visit(node, parent, index);
    walkElements(node, visit);
  }
}
