import type { Nodes } from 'mdast';
import type { ProblemCollector } from './problems';

/**
 * Reports code that never ends: it swallows the rest of the page, or of its list or callout.
 * @param lines the lines of the file
 */
export function checkFenceEnd(node: Nodes, lines: readonly string[], report: ProblemCollector): void {
  if (node.type !== 'code' || !node.position) return;
  const { start, end } = node.position;
  const opening = (lines[start.line - 1] ?? '').slice(start.column - 1);
  const [fence] = /^(?:`{3,}|~{3,})/.exec(opening) ?? [];
  if (fence === undefined) return;
  const closing = new RegExp(`(?:^|[\\s>])${fence}${fence.charAt(0)}*\\s*$`);
  if (end.line > start.line && closing.test(lines[end.line - 1] ?? '')) return;
  const fix = `Write ${fence} on a line of its own where it ends, indented like the first.`;
  report.add({ rule: 'code-end', what: 'The code that starts here never ends.', fix }, node);
}
