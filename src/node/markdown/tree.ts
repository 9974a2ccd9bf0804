import type { Element, ElementContent, Parents, Properties, Text } from 'hast';
import type { Nodes, Root, RootContent } from 'mdast';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import type { Problem, SourceLocation } from '../../shared/problem';

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

/** Replaces nodes of a Markdown tree, parents first. */
export function replaceNodes(tree: Root, replace: (node: RootContent) => RootContent[]): void {
  walkMarkdown(tree, (parent) => {
    if (!('children' in parent)) return;
    const children: RootContent[] = parent.children;
    parent.children = children.flatMap(replace) as never[];
  });
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

type Positioned = Pick<Node, 'position'>;
type NewProblem = Omit<Problem, 'where'>;

declare module 'vfile-message' {
  interface VFileMessage {
    problem?: Problem;
  }
}

export function report(file: VFile, node: Positioned, problem: NewProblem): void {
  reportProblem(file, { ...problem, where: [locate(file, node)] });
}

export function reportProblem(file: VFile, ...problems: readonly Problem[]): void {
  for (const problem of problems) file.message(problem.what).problem = problem;
}

export function problemsOf(file: VFile): Problem[] {
  return file.messages.flatMap(({ problem }) => problem ?? []);
}

/**
 * The tree of a page also has the nodes of its partials, and a problem needs the file of its node. A node keeps its
 * position when mdast is converted to hast, but not its data. So line numbers encode the file. Line 3 of the second
 * partial is 20,000,003.
 */
const LINES_PER_FILE = 10_000_000;

/** Adds a partial to a page, and encodes it in the line numbers of its nodes. */
export function addPartial(file: VFile, path: string, tree: Root): void {
  const partials = (file.data.partials ??= []);
  const lines = partials.push(path) * LINES_PER_FILE;
  const shift = (node: Positioned): void => {
    if (!node.position) return;
    const { start, end } = node.position;
    node.position = { start: { ...start, line: start.line + lines }, end };
  };
  walkMarkdown(tree, (node) => {
    shift(node);
    // Footnotes and definitions of a partial are its own, even if the page has others of the same name.
    if ('identifier' in node) node.identifier += `-partial-${partials.length}`;
    if ('attributes' in node && Array.isArray(node.attributes)) node.attributes.forEach(shift);
  });
}

/** Location of a node in the page or a partial, decoded from its line number. Nodes without a position are on line 1. */
export function locate(file: VFile, { position }: Positioned): Required<SourceLocation> {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  const partial = file.data.partials?.[Math.floor(line / LINES_PER_FILE) - 1];
  return { file: partial ?? file.path, line: line % LINES_PER_FILE, column };
}
