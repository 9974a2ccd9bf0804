import type { Row } from './tree-rows';

/** Effect of a key in the tree, which moves to a row or expands and collapses the current one. */
export type KeyAction =
  { go: number } | { toggle: boolean } | { openSiblings: true };

/** Effect of a key in the WAI-ARIA tree view pattern, or null for other keys. */
export function actionOf(
  key: string,
  rows: readonly Row[],
  current: number,
  isRtl: boolean,
): KeyAction | null {
  const row = rows[current];
  if (!row) return null;
  const last = rows.length - 1;
  switch (isRtl ? mirrored(key) : key) {
    case 'ArrowDown':
      return { go: Math.min(current + 1, last) };
    case 'ArrowUp':
      return { go: Math.max(current - 1, 0) };
    case 'Home':
      return { go: 0 };
    case 'End':
      return { go: last };
    case 'ArrowRight':
      if (row.isOpen === null) return null;
      return row.isOpen ? { go: current + 1 } : { toggle: true };
    case 'ArrowLeft':
      return row.isOpen ? { toggle: false } : { go: parentOf(rows, current) };
    case 'Enter':
    case ' ':
      return row.isOpen === null ? { go: current } : { toggle: !row.isOpen };
    case '*':
      return { openSiblings: true };
    default:
      return /^[\w$]$/.test(key) ? typed(key, rows, current) : null;
  }
}

function mirrored(key: string): string {
  if (key === 'ArrowRight') return 'ArrowLeft';
  return key === 'ArrowLeft' ? 'ArrowRight' : key;
}

function parentOf(rows: readonly Row[], current: number): number {
  const level = rows[current]?.level ?? 1;
  const before = rows.slice(0, current);
  const parent = before.findLastIndex((row) => row.level < level);
  return parent === -1 ? current : parent;
}

/** Next row whose name starts with a letter. */
function typed(
  letter: string,
  rows: readonly Row[],
  current: number,
): KeyAction | null {
  const order = [...rows.keys()];
  const next = [
    ...order.slice(current + 1),
    ...order.slice(0, current + 1),
  ].find((index) =>
    rows[index]?.node.name.toLowerCase().startsWith(letter.toLowerCase()),
  );
  return next === undefined ? null : { go: next };
}
