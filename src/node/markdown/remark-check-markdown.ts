import type { Nodes, Paragraph, Root } from 'mdast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { severityOf } from '../../shared/problem';
import { positionAt } from '../lib/files';
import { checkCallout } from './callouts';
import { checkExpressionNames, isComment } from './live-code';
import { problemsOf, report, reportProblem, walkMarkdown } from './tree';

/** Why an image needs an alternative text. */
export const WHY_ALT = 'Screen readers would read its file name.';

/** Reports problems of a page or a partial before it becomes HTML. */
export const remarkCheckMarkdown: Plugin<[], Root> = () => (tree, file) => {
  const lines = String(file).split('\n');
  const { scope = null } = file.data;
  walkMarkdown(tree, (node) => {
    checkImageText(node, file);
    checkCallout(node, lines, file);
    checkFenceEnd(node, lines, file);
    checkTableCells(node, file);
    if (scope) {
      checkExpressionNames(node, scope, file);
      checkTagLines(node, lines, file);
    }
  });
  checkReferences(tree, file);
};

/** Reports a page without content. */
export const remarkCheckEmptyPage: Plugin<[], Root> = () => (tree, file) => {
  const isEmpty = tree.children.every(
    (node) => node.type === 'yaml' || (node.type === 'mdxFlowExpression' && isComment(node)),
  );
  if (!isEmpty || file.messages.length > 0) return;
  reportProblem(file, {
    rule: 'empty-page',
    what: 'The page has no text.',
    where: [{ file: file.path, line: String(file).trimEnd().split('\n').length }],
    fix: 'Write the content below the front matter, or delete the file.',
  });
};

/** `![](x.png)` is a forgotten text, not a statement that the image is decoration. */
function checkImageText(node: Nodes, file: VFile): void {
  if ((node.type !== 'image' && node.type !== 'imageReference') || node.alt) return;
  report(file, node, {
    rule: 'image-alt',
    what: `The image "${node.type === 'image' ? node.url : node.identifier}" has no alternative text.`,
    why: WHY_ALT,
    fix: 'Describe the image: ![A dialog with two buttons](./file.png). For decoration, write <img alt="" src="./file.png" />.',
  });
}

/** Reports code fences without an end, which would contain the rest of the page, list, or callout. */
function checkFenceEnd(node: Nodes, lines: readonly string[], file: VFile): void {
  if (node.type !== 'code' || !node.position) return;
  const { start, end } = node.position;
  const opening = (lines[start.line - 1] ?? '').slice(start.column - 1);
  const [fence] = /^(?:`{3,}|~{3,})/.exec(opening) ?? [];
  if (fence === undefined) return;
  const closing = new RegExp(`(?:^|[\\s>])${fence}${fence.charAt(0)}*\\s*$`);
  if (end.line > start.line && closing.test(lines[end.line - 1] ?? '')) return;
  const fix = `Write ${fence} on a separate line where it ends, indented like the first.`;
  report(file, node, { rule: 'code-end', what: 'The code that starts here never ends.', fix });
}

/** Reports lines of live pages that Prettier would break, because it treats a tag at the start of a line as a block. */
function checkTagLines(node: Nodes, lines: readonly string[], file: VFile): void {
  if (node.type !== 'paragraph') return;
  for (const child of node.children) {
    const { line = 1, column = 1 } = child.position?.start ?? {};
    const isFirst = line === node.position?.start.line;
    if (child.type !== 'mdxJsxTextElement' || isFirst) continue;
    if (lines[line - 1]?.slice(0, column - 1).trim() !== '') continue;
    const what = `A line of the paragraph begins with <${child.name ?? ''}>.`;
    const why = 'On a live page, Prettier begins a new paragraph there.';
    report(file, child, { rule: 'tag-lines', what, why, fix: 'Begin the line with a word.' });
  }
}

/** Replaces code and links, which can contain anything and can start a sentence. */
const CODE = 'X';
/** Replaces images and elements, which can be on separate lines. */
const HIDDEN = '\0';
const CODE_ELEMENTS: readonly (string | null)[] = ['code', 'kbd', 'samp', 'var'];
/** Abbreviations, initials, and numbers such as "No. 5" do not end a sentence. */
const ABBREVIATION = /(?:^|[\s(*])(?:e\.g|i\.e|vs|cf|approx|incl|Mr|Mrs|Ms|Dr|St|Fig|No|p|[A-Z])\.$/;
const CLOSING = String.raw`["'”’)\]*_]*`;
/** The end of a sentence, and white space with another sentence after it. */
const SENTENCE_END = new RegExp(String.raw`[.!?…]${CLOSING}(?=\s+["'“‘(\[*_]*[^\sa-z])`, 'g');
/** Where a line can end, such as after a sentence, or before a list or an example. */
const LINE_END = new RegExp(String.raw`[.!?…:]${CLOSING}[ \t]*$`);
/** Text in quotation marks or parentheses belongs to the sentence around it. */
const ENCLOSED = /"[^"\n]*"|“[^”\n]*”|\([^()\n]*\)/g;

/** Asks for one sentence on each line of a paragraph, so a review shows the sentences that have changed. */
export const remarkCheckSentenceLines: Plugin<[], Root> = () => (tree, file) => {
  // Front matter without an end would be checked as prose.
  if (problemsOf(file).some((problem) => severityOf(problem) === 'error')) return;
  const text = String(file);
  for (const paragraph of paragraphsIn(tree)) {
    let { start } = offsets(paragraph);
    const lines = proseOf(paragraph, text).split('\n');
    for (const [index, line] of lines.entries()) {
      const mistake = lineMistake(line, index === lines.length - 1);
      if (mistake) {
        const { offset, ...texts } = mistake;
        const place = { file: file.path, ...positionAt(text, start + offset) };
        const why = 'Reviews then show which sentences changed.';
        reportProblem(file, { rule: 'sentence-lines', ...texts, where: [place], why });
      }
      start += line.length + 1;
    }
  }
};

/** A line with two sentences, or one that ends in the middle of a sentence. Null for other lines. */
function lineMistake(line: string, isLast: boolean): { offset: number; what: string; fix: string } | null {
  const second = secondSentence(line);
  if (second !== null) {
    const fix = 'Begin a new line before the second one.';
    return { offset: second, what: 'Two sentences are on one line.', fix };
  }
  if (isLast || !/[\p{L}\p{N}]/u.test(line) || LINE_END.test(line)) return null;
  const fix = 'Join it with the next line.';
  return { offset: line.length, what: 'The line ends in the middle of a sentence.', fix };
}

/** Offset of the second sentence of a line, or null. */
function secondSentence(line: string): number | null {
  const prose = line.replace(ENCLOSED, (enclosed) => CODE.repeat(enclosed.length));
  const end = [...prose.matchAll(SENTENCE_END)].find(
    (match) => !ABBREVIATION.test(prose.slice(0, match.index + 1)),
  );
  return end ? end.index + end[0].length + 1 : null;
}

function paragraphsIn(node: Nodes): Paragraph[] {
  if (node.type === 'paragraph') {
    const [first] = node.children;
    const isMarker = first?.type === 'text' && /^\[!\w+\]/.test(first.value);
    return isMarker || node.data?.directiveLabel === true ? [] : [node];
  }
  if (!('children' in node) || ('name' in node && node.name === 'Playground')) return [];
  return node.children.flatMap(paragraphsIn);
}

/** The source of a paragraph, with everything replaced that isn't prose. */
function proseOf(paragraph: Paragraph, text: string): string {
  const { start, end } = offsets(paragraph);
  let prose = text.slice(start, end);
  walkMarkdown(paragraph, (node) => {
    const replacement = replacementOf(node);
    if (replacement === null) return;
    const range = offsets(node);
    const from = range.start - start;
    const to = range.end - start;
    prose = prose.slice(0, from) + prose.slice(from, to).replace(/./g, replacement) + prose.slice(to);
  });
  return prose.replace(/(?<=\n[ \t>]*)>/g, ' ');
}

function replacementOf(node: Nodes): string | null {
  if (node.type === 'inlineCode' || node.type === 'link' || node.type === 'linkReference') return CODE;
  // A line can end before a hard break.
  if (node.type === 'break') return '.';
  if ('name' in node) return CODE_ELEMENTS.includes(node.name ?? null) ? CODE : HIDDEN;
  return node.type === 'text' || 'children' in node ? null : HIDDEN;
}

function offsets(node: Nodes): { start: number; end: number } {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}

/** `][id]` and `][]` after a link text, and `[^id]`. The parser leaves them as text if there is no definition. */
const REFERENCE = /(?<!\\)(?:\]\[([^\]\n\\]*)\]|\[\^([^\]\s\\]+)\])/g;

/**
 * Reports references without a definition, such as `[text][nope]`, and definitions that no reference uses.
 * A lone `[text]` is not reported, because it can be meant literally.
 */
function checkReferences(tree: Root, file: VFile): void {
  const source = String(file);
  const used = new Set<string>();
  walkMarkdown(tree, (node) => {
    if ('identifier' in node && !/definition/i.test(node.type)) used.add(node.identifier);
  });
  walkMarkdown(tree, (node) => {
    if (node.type === 'text') reportMissing(node);
    if ((node.type === 'definition' || node.type === 'footnoteDefinition') && !used.has(node.identifier))
      report(file, node, {
        rule: 'unused-definition',
        what: `Nothing refers to the definition "${node.label ?? node.identifier}".`,
        fix: 'Use it or remove it.',
      });
  });

  function reportMissing(node: Nodes): void {
    const { start, end } = offsets(node);
    for (const match of source.slice(start, end).matchAll(REFERENCE)) {
      const [text, label, footnote] = match;
      const isFootnote = footnote !== undefined;
      const definition = isFootnote ? `[^${footnote}]: Text` : `[${label || 'text'}]: /path/`;
      reportProblem(file, {
        rule: 'missing-definition',
        what: isFootnote
          ? `There is no footnote "${text}".`
          : `The reference "${text.slice(1)}" has no definition.`,
        where: [{ file: file.path, ...positionAt(source, start + match.index) }],
        fix: `Add "${definition}", write the link as [text](/path/), or write \\[ to show a bracket.`,
      });
    }
  }
}

/** Reports table rows with more cells than columns. Markdown drops these cells. */
function checkTableCells(node: Nodes, file: VFile): void {
  if (node.type !== 'table') return;
  const [head, ...rows] = node.children;
  const columns = head?.children.length ?? 0;
  for (const row of rows) {
    if (row.children.length <= columns) continue;
    report(file, row, {
      rule: 'table-cells',
      what: `The row has ${row.children.length} cells, but the table has ${columns} columns.`,
      why: 'Cells without a column are not visible.',
      fix: 'To show "|" in a cell, write "\\|", also in code. Otherwise, add a column.',
    });
  }
}
