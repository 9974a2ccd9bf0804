import { allNodes, type ThemeNode } from './value-tree';

/** A visible row of the tree. */
export interface Row {
  node: ThemeNode;
  level: number;
  /** Null for a node without children. */
  isOpen: boolean | null;
  /** Position among its siblings, starting at 1, and their number. */
  place: number;
  siblings: number;
}

/** Visible part of the tree. */
export interface View {
  isShown: (node: ThemeNode) => boolean;
  isOpen: (path: string) => boolean;
}

/** Rows of a tree from top to bottom. */
export function rowsOf(
  nodes: readonly ThemeNode[],
  view: View,
  level = 1,
): Row[] {
  const shown = nodes.filter(view.isShown);
  return shown.flatMap((node, index) => {
    const isOpen = node.children.length > 0 ? view.isOpen(node.path) : null;
    const row = {
      node,
      level,
      isOpen,
      place: index + 1,
      siblings: shown.length,
    };
    return isOpen ? [row, ...rowsOf(node.children, view, level + 1)] : [row];
  });
}

/** Paths of all ancestors, outermost first. */
export function pathsAround(
  nodes: readonly ThemeNode[],
  path: string,
): string[] {
  // Keys such as selectors can contain dots, so splitting the path is not enough.
  return allNodes(nodes)
    .filter((node) => path.startsWith(`${node.path}.`))
    .map((node) => node.path);
}

/** A node in code, such as `theme.shadows[1]`. */
export function codeOf(nodes: readonly ThemeNode[], path: string): string {
  const isAround = (node: ThemeNode): boolean =>
    node.path === path || path.startsWith(`${node.path}.`);
  return allNodes(nodes)
    .filter(isAround)
    .reduce((code, { name }) => code + accessOf(name), 'theme');
}

function accessOf(name: string): string {
  if (/^[a-z_$][\w$]*$/i.test(name)) return `.${name}`;
  return /^(0|[1-9]\d*)$/.test(name)
    ? `[${name}]`
    : `['${name.replaceAll(/['\\]/g, '\\$&')}']`;
}

/** Paths that a query finds, by path or by value; all of what is below a path that it names. */
export function findPaths(
  nodes: readonly ThemeNode[],
  query: string,
): Set<string> {
  const wanted = query
    .trim()
    .replace(/^theme\./, '')
    .replaceAll(/['"`]/g, '')
    .toLowerCase();
  return new Set(
    allNodes(nodes)
      .filter(({ path, children, ...values }) => {
        const texts =
          children.length > 0 ? [] : [values.text, values.dark, values.before];
        return [path, ...texts].some((text) =>
          text?.toLowerCase().includes(wanted),
        );
      })
      .map(({ path }) => path),
  );
}

/** Shows the nodes at these paths and their ancestors. */
export function showing(
  nodes: readonly ThemeNode[],
  paths: ReadonlySet<string>,
): View['isShown'] {
  const shown = new Set<string>();
  const visit = (node: ThemeNode): boolean => {
    const isAround = node.children.filter(visit).length > 0;
    if (isAround || paths.has(node.path)) shown.add(node.path);
    return shown.has(node.path);
  };
  nodes.forEach(visit);
  return ({ path }) => shown.has(path);
}
