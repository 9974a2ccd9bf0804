import type { Nodes } from 'mdast';
import type { PageScope } from './code-nodes';
import type { ProblemCollector } from './problems';

/** Reports what Prettier would tear apart on a live page: it takes a tag at the start of a line for a block. */
export function checkTagLines(
  node: Nodes,
  lines: readonly string[],
  scope: PageScope,
  report: ProblemCollector,
): void {
  if (scope === null || node.type !== 'paragraph') return;
  for (const child of node.children) {
    const { line = 1, column = 1 } = child.position?.start ?? {};
    const isFirst = line === node.position?.start.line;
    if (child.type !== 'mdxJsxTextElement' || isFirst) continue;
    if (lines[line - 1]?.slice(0, column - 1).trim() !== '') continue;
    const what = `A line of the paragraph begins with <${child.name ?? ''}>.`;
    const why = 'On a live page, Prettier begins a new paragraph there.';
    report.add({ rule: 'tag-lines', what, why, fix: 'Begin the line with a word.' }, child);
  }
}
