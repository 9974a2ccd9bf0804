import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { directive } from 'micromark-extension-directive';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Plugin, type Processor } from 'unified';
import type { VFileMessage } from 'vfile-message';
import type { Problem, SourceLocation } from '../../../shared/page/problem';
import { refuseExcess, ExcessError } from './excess';
import { hideHeadingIds, restoreHeadingIds } from './remark-heading-ids';

/** `mdx` for index.mdx; `md` is CommonMark and GFM with raw HTML. */
export type ContentFormat = 'mdx' | 'md';

/** Adds `:::kind` containers only: `a:b` and `::x` in prose stay the text that the author wrote. */
function remarkContainers(this: Processor): void {
  const data = this.data();
  const container = [directive().flow?.[58] ?? []].flat().slice(0, 1);
  (data.micromarkExtensions ??= []).push({ flow: { 58: container } });
  (data.fromMarkdownExtensions ??= []).push([directiveFromMarkdown()]);
}

/** GFM but for its bare addresses, which become links without any mark. */
function remarkMarkedGfm(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmFootnote(), gfmStrikethrough(), gfmTable(), gfmTaskListItem());
  (data.fromMarkdownExtensions ??= []).push(
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  );
}

function remarkBareAddresses(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmAutolinkLiteral());
  (data.fromMarkdownExtensions ??= []).push(gfmAutolinkLiteralFromMarkdown());
}

function createParser(format: ContentFormat, ...plugins: Plugin[]): Processor<Root> {
  const parser = unified().use(remarkParse);
  if (format === 'mdx') parser.use(remarkMdx);
  return parser.use(remarkFrontmatter).use(remarkMarkedGfm).use(plugins).use(remarkContainers).freeze();
}

const PARSERS = { md: createParser('md'), mdx: createParser('mdx') };
/** They look for an address at every letter, which makes the check of 500 pages a fifth slower: 10.1 against 8.2 s. */
const ADDRESS_PARSERS = {
  md: createParser('md', remarkBareAddresses),
  mdx: createParser('mdx', remarkBareAddresses),
};

/** What a text with a bare address holds, and now and then one without. */
const MAY_BE_ADDRESS = /www\.|https?:|\w@/i;
/** Where addresses are no bare ones: front matter, and the target of a link. */
const MARKED = /^---\n[\s\S]*?\n---\n|\]\([^)\s]*\)/g;

/**
 * Parses one content file.
 * @throws VFileMessage with line and column when MDX is malformed; ExcessError when it is nested too deeply
 */
export function parseSyntax(text: string, format: ContentFormat): Root {
  refuseExcess(text);
  const parsers = MAY_BE_ADDRESS.test(text.replace(MARKED, '')) ? ADDRESS_PARSERS : PARSERS;
  if (!text.includes('{#')) return parsers[format].parse(text);
  return restoreHeadingIds(parsers[format].parse(hideHeadingIds(text)));
}

/** Beginnings of the parser's messages → what the author should write instead. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/^Unexpected character .!.+ before name/, 'Write comments as {/* … */}.'],
  [
    /^Unexpected character .\/.+ before local name/,
    'Write web addresses as [text](https://…), without "<" and ">".',
  ],
  [
    /^Expected a closing tag/,
    'Close the element: write its opening and its closing tag on lines of their own, or both in the same paragraph.',
  ],
  [/^Unexpected closing (slash|tag)/, 'Remove the closing tag, or add the opening one before it.'],
  [
    /^Unexpected character .* before name|^Unexpected character .* in name/,
    'To show the sign "<", put it into backticks or write &lt;.',
  ],
  [/^Unexpected character .* before attribute/, 'Write attributes as name="value", separated by spaces.'],
  [
    /^Could not parse import/,
    'In prose, do not begin a paragraph with "import" or "export". In code, mend the statement.',
  ],
  [/^Could not parse expression/, 'To show braces, put them into backticks or write \\{.'],
  [
    /^Unexpected end of file in expression|^Unexpected end of file .*expression/,
    'Close the brace "{", or write \\{ to show it.',
  ],
  [/^Unexpected end of file/, 'Close the element that starts here: <br /> needs its slash in MDX.'],
];

/** Turns whatever a page makes the parser throw into a problem. */
export function syntaxProblem(error: unknown, file: string): Problem {
  if (error instanceof ExcessError) return unreadable(error.message, error.fix, { file, ...error.place });
  if (!isParserMessage(error)) return unexpectedProblem(error, { file, line: 1 });
  const remedy = REMEDIES.find(([pattern]) => pattern.test(error.reason));
  const fix =
    remedy?.[1] ?? 'Check the signs "<", "{" and "}" around this place; in prose they belong into backticks.';
  return unreadable(readableReason(error.reason), fix, { file, ...placeOf(error) });
}

/** What no check foresaw: the author learns of it, and the other pages are built. */
export function unexpectedProblem(error: unknown, place: SourceLocation): Problem {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  const fix =
    'Take out one half of the page and check again, until you have found the part. If it is sound, report a bug.';
  return unreadable(reason.replace(/\.$/, ''), fix, place);
}

function unreadable(reason: string, fix: string, place: SourceLocation): Problem {
  return { rule: 'mdx-syntax', what: `The page cannot be read: ${reason}.`, where: [place], fix };
}

/** "Unexpected character `!` (U+0021) before name, expected a … (note: …)" → "unexpected character `!` before name". */
function readableReason(reason: string): string {
  const [start = ''] = reason.split(/\n|[,;] expected| \(note/);
  const plain = start.replace(/ \(U\+[0-9A-F]+\)| \(\d+:\d+-\d+:\d+\)/g, '').replace(/\.$/, '');
  return plain.replace(/^./, (letter) => letter.toLowerCase());
}

/** For an element that is not closed, its own place stands only in the text. */
function placeOf({ line = 1, column = 1, reason }: VFileMessage): { line: number; column: number } {
  const inText = /^Expected a closing tag.*?\((\d+):(\d+)-/.exec(reason);
  return inText ? { line: Number(inText[1]), column: Number(inText[2]) } : { line, column };
}

/** Several copies of the class are installed, so `instanceof` could miss an instance. */
function isParserMessage(error: unknown): error is VFileMessage {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string' && 'ruleId' in error;
}
