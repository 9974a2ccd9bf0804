import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { findPaths, pathsAround, rowsOf, showing, type Row } from './tree-rows';
import { allNodes, type ThemeNode } from './value-tree';

const NOTHING: ReadonlySet<string> = new Set();

interface TreeFilter {
  /** Path in the URL. */
  path: string | null;
  query: string;
  onlyChanges?: boolean;
}

interface TreeRows {
  rows: readonly Row[];
  /** Paths of the search results, null without a search. */
  found: ReadonlySet<string> | null;
  /** For the tree view. A path from a link is scrolled into view. */
  tree: RefObject<{ reveal: () => void } | null>;
  /** Keeps everything open when the path changes to one that the user chose. */
  keepOpen: (path: string) => void;
  /** Opens all search results. */
  openFound: () => void;
  toggle: (paths: readonly string[], isOpen: boolean) => void;
  toggleAll: (isOpen: boolean) => void;
}

/** Rows of a tree and their expanded state. */
export function useTreeRows(
  nodes: readonly ThemeNode[],
  { path: current, query, onlyChanges = false }: TreeFilter,
): TreeRows {
  const tree = useRef<{ reveal: () => void }>(null);
  const [opened, setOpened] = useState(NOTHING);
  const [own, setOwn] = useState(NOTHING);
  // Searches start with everything open.
  const [closed, setClosed] = useState(NOTHING);

  const linked = current === null || own.has(current) ? null : current;
  const open = useMemo(
    () =>
      linked === null
        ? opened
        : new Set([...opened, ...pathsAround(nodes, linked), linked]),
    [nodes, opened, linked],
  );
  const found = useMemo(() => {
    if (query.trim() === '' && !onlyChanges) return null;
    const asked = query.trim() === '' ? null : findPaths(nodes, query);
    return new Set(
      allNodes(nodes)
        .filter(({ path, change }) => asked?.has(path) ?? change)
        .filter(({ change }) => !onlyChanges || change)
        .map(({ path }) => path),
    );
  }, [nodes, query, onlyChanges]);
  const rows = useMemo(() => {
    const isOpen = (path: string): boolean =>
      found ? !closed.has(path) : open.has(path);
    const isShown = found ? showing(nodes, found) : () => true;
    return rowsOf(nodes, { isShown, isOpen });
  }, [nodes, found, open, closed]);

  const isLinked = linked !== null;
  useEffect(() => {
    if (isLinked) tree.current?.reveal();
  }, [isLinked]);

  const toggle = (paths: readonly string[], isOpen: boolean): void => {
    const changed = new Set(paths);
    const change = (before: ReadonlySet<string>, isIn: boolean) =>
      isIn
        ? new Set([...before, ...paths])
        : new Set([...before].filter((path) => !changed.has(path)));
    if (found) setClosed((before) => change(before, !isOpen));
    else {
      setOpened(change(open, isOpen));
      if (linked !== null) setOwn((before) => new Set([...before, linked]));
    }
  };
  return {
    rows,
    found,
    tree,
    keepOpen: (path) => {
      setOpened(open);
      setOwn((before) => new Set([...before, path]));
    },
    openFound: () => setClosed(NOTHING),
    toggle,
    toggleAll: (isOpen) =>
      toggle(
        allNodes(nodes)
          .filter(({ children }) => children.length > 0)
          .map(({ path }) => path),
        isOpen,
      ),
  };
}
