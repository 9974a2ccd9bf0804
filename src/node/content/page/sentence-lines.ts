import type { Nodes, Paragraph, Root } from 'mdast';
import { positionAt } from '../read-text';
import type { ProblemCollector } from './problems';
import { parseSyntax, type ContentFormat } from './syntax';
import { walkMarkdown } from './tree';
import { BLOCKS } from './unravel';

/** Length of what the report quotes of a sentence. */
const QUOTED = 32;
const COMMAND = '"npm run format:sentences"';
/** Indentation and the marks of lists and quotations. */
const LINE_START = /^(?:[\s>]|[-*+] |\d+[.)] )*/;

/**
 * Reports lines that hold more or less than one sentence. It looks at the tree as the parser made it.
 * @param text the whole file
 */
export function checkSentenceLines(tree: Root, text: string, report: ProblemCollector): void {
  for (const mistake of findLineMistakes(tree, text)) {
    const before = lastWords(text.slice(0, mistake.start));
    const after = text.slice(mistake.end).split(/\s/, 1)[0] ?? '';
    const isJoined = mistake.kind === 'joined';
    const place = positionAt(text, isJoined ? mistake.end : mistake.start);
    const what = isJoined
      ? `After "${before}" another sentence begins on the same line.`
      : `The line ends with "${before}", in the middle of a sentence.`;
    const change = isJoined ? `Begin a new line before "${after}"` : `Go on with "${after}" on this line`;
    const why = 'With one sentence on each line, a review shows the sentences that have changed.';
    const fix = `${change}, or run ${COMMAND}.`;
    report.add({ position: { start: place, end: place } }, { rule: 'sentence-lines', what, why, fix });
  }
}

/** The same page with one sentence on each line of its paragraphs. */
export function writeSentenceLines(text: string, format: ContentFormat): string {
  const mistakes = findLineMistakes(parseSyntax(text, format), text);
  return mistakes.reduceRight((result, { kind, start, end, indent }) => {
    const space = kind === 'joined' ? `\n${indent}` : ' ';
    return result.slice(0, start) + space + result.slice(end);
  }, text);
}

function lastWords(text: string): string {
  const line = text.slice(text.lastIndexOf('\n') + 1).replace(LINE_START, '');
  return line.length <= QUOTED ? line : `… ${line.slice(-QUOTED).replace(/^\S*\s/, '')}`;
}

/** A place where lines and sentences of a paragraph do not match; offsets into the file, around the white space. */
interface LineMistake {
  /** `joined`: a sentence begins in the middle of a line. `split`: a line ends in the middle of a sentence. */
  kind: 'joined' | 'split';
  start: number;
  end: number;
  /** What a new line of the paragraph begins with, e.g. the indentation of a list item. */
  indent: string;
}

/** Stands for code: a sentence may begin with it, however it is spelled. */
const CODE = 'X';
/** Stands for marks that readers do not see, such as asterisks and the address of a link. */
const HIDDEN = '\0';

/** Elements whose text is code. */
const CODE_ELEMENTS = new Set(['code', 'kbd', 'samp', 'var']);

/** Dots that end no sentence, whatever follows. */
const ABBREVIATION = /(?:^|[\s(\0])(?:e\.g|i\.e|vs|cf|approx|incl|resp|Mr|Mrs|Ms|Dr|Prof|St|Fig|[A-Z])\.$/;
/** Dots that belong to the number behind them. */
const BEFORE_NUMBER = /(?:^|[\s(])(?:No|pp?|Vol|Sec)\.$/;

const CLOSING = String.raw`["'”’)\]\0]*`;
const SENTENCE_END = new RegExp(String.raw`[.!?…]${CLOSING}(?=(\s+)["'“‘(\[\0]*(\S))`, 'g');
/** A line may also end before a list or an example. */
const LINE_END = new RegExp(String.raw`[.!?…:]${CLOSING}[ \t]*$`);

/** Finds where a paragraph has two sentences on a line, or a sentence on two lines. */
function findLineMistakes(tree: Root, text: string): LineMistake[] {
  const mistakes = paragraphsIn(tree).flatMap((paragraph) => {
    const offset = offsets(paragraph).start;
    const words = readableText(paragraph, text);
    const indent = indentAt(offset, text);
    return [...joinedSentences(words), ...splitSentences(words)].map(({ kind, start, end }) => ({
      kind,
      indent,
      start: offset + start,
      end: offset + end,
    }));
  });
  return mistakes.sort((a, b) => a.start - b.start);
}

function paragraphsIn(node: Nodes): Paragraph[] {
  if (node.type === 'paragraph') return isMarker(node) ? [] : [node];
  if (!('children' in node)) return [];
  // What stands in a playground is code.
  if (node.type === 'mdxJsxFlowElement' && node.name === 'Playground') return [];
  return node.children.flatMap(paragraphsIn);
}

/** The title of a callout, or the first line of an alert, such as `[!NOTE]`. */
function isMarker({ data, children: [first] }: Paragraph): boolean {
  return data?.directiveLabel === true || (first?.type === 'text' && /^\[!\w+\]/.test(first.value));
}

type Found = Pick<LineMistake, 'kind' | 'start' | 'end'>;

function joinedSentences(words: string): Found[] {
  const isEnclosed = enclosures(words);
  return [...words.matchAll(SENTENCE_END)].flatMap((match): Found[] => {
    const [end, space = '', next = ''] = match;
    const start = match.index + end.length;
    const before = words.slice(0, match.index + 1);
    const isEnd = !ABBREVIATION.test(before) && !(BEFORE_NUMBER.test(before) && /\d/.test(next));
    if (!isEnd || /[a-z]/.test(next) || space.includes('\n') || isEnclosed(start)) return [];
    return [{ kind: 'joined', start, end: start + space.length }];
  });
}

function splitSentences(words: string): Found[] {
  return [...words.matchAll(/[ \t]*\n[ \t]*/g)].flatMap((match): Found[] => {
    const before = words.slice(0, match.index);
    const line = before.slice(before.lastIndexOf('\n') + 1);
    // Images and elements may stand on lines of their own.
    if (!/[\p{L}\p{N}]/u.test(line) || LINE_END.test(line)) return [];
    return [{ kind: 'split', start: match.index, end: match.index + match[0].length }];
  });
}

/** The paragraph in as many characters as in the file, with stand-ins for all that is no prose. */
function readableText(paragraph: Paragraph, text: string): string {
  const { start, end } = offsets(paragraph);
  const characters = text.slice(start, end).split('');
  const replace = (from: number, to: number, stand: string): void => {
    characters.fill(stand, from - start, to - start);
  };
  const hideSentenceEnds = (from: number, to: number): void => {
    for (let index = from - start; index < to - start; index += 1)
      if (/[.!?…:]/.test(characters[index] ?? '')) characters[index] = CODE;
  };
  walkMarkdown(paragraph, (node) => {
    const { start: from, end: to } = offsets(node);
    if (isCode(node)) replace(from, to, CODE);
    else if (isHidden(node)) replace(from, to, HIDDEN);
    else if ('children' in node && node !== paragraph && node.children.length > 0) {
      replace(from, offsets(node.children[0]).start, HIDDEN);
      replace(offsets(node.children.at(-1)).end, to, HIDDEN);
      // A line break inside a link would break the formatter, so only its last sentence can end.
      if (node.type === 'link') hideSentenceEnds(from, offsets(node.children.at(-1)).end - 1);
      // What stands in a block is no part of the sentence behind it.
      if (node.type === 'mdxJsxTextElement' && BLOCKS.has(node.name ?? '')) replace(to - 1, to, '.');
    }
  });
  // Marks of quotations and indentation belong to the file, not to the sentence.
  return characters.join('').replace(/(?<=\n[ \t>]*)>/g, ' ');
}

function isCode(node: Nodes): boolean {
  if (node.type === 'inlineCode') return true;
  return node.type === 'mdxJsxTextElement' && CODE_ELEMENTS.has(node.name ?? '');
}

function isHidden(node: Nodes): boolean {
  if (node.type === 'mdxTextExpression') return true;
  return ['break', 'footnoteReference', 'html', 'image', 'imageReference'].includes(node.type);
}

function offsets(node: Nodes | undefined): { start: number; end: number } {
  return { start: node?.position?.start.offset ?? 0, end: node?.position?.end.offset ?? 0 };
}

/** Tells whether a place is in quotation marks or parentheses: what is in there is part of the sentence around it. */
function enclosures(words: string): (offset: number) => boolean {
  const ranges = [...words.matchAll(/"[^"]*"|“[^”]*”|\([^()]*\)/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  return (offset) => ranges.some(({ start, end }) => start < offset && offset < end);
}

function indentAt(offset: number, text: string): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return text.slice(lineStart, offset).replace(/[^>\s]/g, ' ');
}
