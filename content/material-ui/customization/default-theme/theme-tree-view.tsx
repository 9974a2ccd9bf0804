/** @jsxImportSource @emotion/react */
import {
  useEffect,
  useImperativeHandle,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { actionOf } from './tree-keys';
import { ThemeRow } from './theme-rows';
import type { Row } from './tree-rows';
import { treeStyles } from './viewer-styles';

interface ThemeTreeViewProps {
  ref: Ref<{ reveal: () => void }>;
  rows: readonly Row[];
  /** Path of the selected node, which Tab focuses. */
  active: string | null;
  hasModes: boolean;
  onActivate: (path: string) => void;
  onToggle: (paths: readonly string[], isOpen: boolean) => void;
  onCopy: (path: string) => void;
}

/** Rows of the tree with the keyboard behavior of the WAI-ARIA tree view pattern. */
export function ThemeTreeView({
  ref,
  rows,
  active,
  hasModes,
  onActivate,
  onToggle,
  onCopy,
}: ThemeTreeViewProps) {
  const tree = useRef<HTMLDivElement>(null);
  const mayFocus = useRef(false);
  const found = rows.findIndex(({ node }) => node.path === active);
  const current = Math.max(found, 0);
  const line = (index: number): HTMLElement | null =>
    tree.current?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null;

  useEffect(() => {
    if (!mayFocus.current) return;
    mayFocus.current = false;
    line(current)?.focus();
  });
  useImperativeHandle(ref, () => ({
    reveal() {
      const row = line(current);
      if (!row || !tree.current) return;
      tree.current.scrollTop =
        row.offsetTop - tree.current.offsetTop - tree.current.clientHeight / 3;
      row.scrollIntoView({ block: 'nearest' });
    },
  }));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const row = rows[current];
    if (!row) return;
    if (event.key === 'c' && (event.ctrlKey || event.metaKey)) {
      if (window.getSelection()?.isCollapsed !== false) onCopy(row.node.path);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const action = actionOf(event.key, rows, current, isRtl);
    if (action === null) return;
    event.preventDefault();
    if ('go' in action) {
      mayFocus.current = true;
      onActivate(rows[action.go]?.node.path ?? row.node.path);
    } else if ('toggle' in action) onToggle([row.node.path], action.toggle);
    else onToggle(siblingsOf(rows, current), true);
  };
  const onClick = ({ target }: MouseEvent): void => {
    const place = (target as Element).closest<HTMLElement>('[data-index]');
    const row = rows[Number(place?.dataset['index'])];
    if (!row) return;
    onActivate(row.node.path);
    if (row.isOpen !== null) onToggle([row.node.path], !row.isOpen);
  };

  return (
    // Handles the clicks and keys of the rows.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={tree}
      role="tree"
      aria-label="Theme"
      className={hasModes ? 'has-modes' : undefined}
      css={treeStyles}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {rows.map((row, index) => (
        <ThemeRow
          key={row.node.path}
          {...row}
          index={index}
          isActive={index === current}
          isChosen={index === found}
          hasModes={hasModes}
        />
      ))}
    </div>
  );
}

/** Paths of the expandable rows with the same parent. */
function siblingsOf(rows: readonly Row[], current: number): string[] {
  const level = rows[current]?.level ?? 1;
  const isHigher = (row: Row): boolean => row.level < level;
  const start = rows.slice(0, current).findLastIndex(isHigher) + 1;
  const length = rows.slice(current).findIndex(isHigher);
  const end = length === -1 ? rows.length : current + length;
  return rows
    .slice(start, end)
    .filter((row) => row.level === level && row.isOpen !== null)
    .map(({ node }) => node.path);
}
