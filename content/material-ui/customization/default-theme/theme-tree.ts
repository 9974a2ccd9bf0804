import type { Theme } from '@mui/material/styles';
import { callText } from './calls';
import { valueTree, type ThemeNode, type Themes } from './value-tree';

export {
  allNodes,
  countChanges,
  type Change,
  type ThemeNode,
} from './value-tree';

/** Builds a tree of a theme. With a base, nodes include their difference. */
export function themeTree(
  themes: Themes<Theme>,
  base: Theme | null,
): ThemeNode[] {
  return valueTree(themes, base, { functionText: callText });
}
