import type { Root } from 'mdast';
import { isComment } from './code-nodes';
import type { ProblemCollector } from './problems';

/** Reports a page that shows nothing but its title. */
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
