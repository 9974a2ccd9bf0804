import type { Nodes, Root } from 'mdast';
import { checkCallout } from './callouts';
import type { PageScope } from './jsx';
import { checkExpressionNames, isComment } from './live-code';
import type { ProblemCollector } from './problems';
import { walkMarkdown } from './tree';

/** Why an image needs an alternative text. */
export const WHY_ALT = 'Screen readers would read its file name.';

/**
 * Reports problems of a page or a partial before it becomes HTML.
 * @param text the whole file
 */
export function checkMarkdown(tree: Root, text: string, scope: PageScope, report: ProblemCollector): void {
  const lines = text.split('\n');
  walkMarkdown(tree, (node) => {
    checkImageText(node, report);
    checkCallout(node, lines, report);
    checkFenceEnd(node, lines, report);
    if (scope) {
      checkExpressionNames(node, scope, report);
      checkTagLines(node, lines, report);
    }
  });
}

/** Reports a page without content. */
export function checkEmptyPage({ children }: Root, text: string, { problems, at }: ProblemCollector): void {
  const isEmpty = children.every(
    (node) => node.type === 'yaml' || (node.type === 'mdxFlowExpression' && isComment(node)),
  );
  if (!isEmpty) return;
  const { file } = at({});
  problems.push({
    rule: 'empty-page',
    what: 'The page has no text.',
    where: [{ file, line: text.trimEnd().split('\n').length }],
    fix: 'Write below the front matter what people come for, or delete the file.',
  });
}

/** `![](x.png)` is a forgotten text, not a statement that the image is decoration. */
function checkImageText(node: Nodes, report: ProblemCollector): void {
  if ((node.type !== 'image' && node.type !== 'imageReference') || node.alt) return;
  report.add(node, {
    rule: 'image-alt',
    what: `The image "${node.type === 'image' ? node.url : node.identifier}" has no alternative text.`,
    why: WHY_ALT,
    fix: 'Say what the reader would miss: ![A dialog with two buttons](./file.png). For pure decoration write <img alt="" src="./file.png" />.',
  });
}

/** Reports code fences without an end, which would contain the rest of the page, list, or callout. */
function checkFenceEnd(node: Nodes, lines: readonly string[], report: ProblemCollector): void {
  if (node.type !== 'code' || !node.position) return;
  const { start, end } = node.position;
  const opening = (lines[start.line - 1] ?? '').slice(start.column - 1);
  const [fence] = /^(?:`{3,}|~{3,})/.exec(opening) ?? [];
  if (fence === undefined) return;
  const closing = new RegExp(`(?:^|[\\s>])${fence}${fence.charAt(0)}*\\s*$`);
  if (end.line > start.line && closing.test(lines[end.line - 1] ?? '')) return;
  const fix = `Write ${fence} on a line of its own where it ends, indented like the first.`;
  report.add(node, { rule: 'code-end', what: 'The code that starts here never ends.', fix });
}

/** Reports lines of live pages that Prettier would break, because it treats a tag at the start of a line as a block. */
function checkTagLines(node: Nodes, lines: readonly string[], report: ProblemCollector): void {
  if (node.type !== 'paragraph') return;
  for (const child of node.children) {
    const { line = 1, column = 1 } = child.position?.start ?? {};
    const isFirst = line === node.position?.start.line;
    if (child.type !== 'mdxJsxTextElement' || isFirst) continue;
    if (lines[line - 1]?.slice(0, column - 1).trim() !== '') continue;
    const what = `A line of the paragraph begins with <${child.name ?? ''}>.`;
    const why = 'On a live page, Prettier begins a new paragraph there.';
    report.add(child, { rule: 'tag-lines', what, why, fix: 'Begin the line with a word.' });
  }
}
