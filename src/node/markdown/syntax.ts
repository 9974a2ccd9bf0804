import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Plugin, type Processor, unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import type { z } from 'zod';
import { emptyFrontMatter, type FrontMatter, frontMatterSchema } from '../../shared/front-matter';
import type { Problem, SourceLocation } from '../../shared/problem';
import { readYaml } from '../lib/yaml';
import { report, reportProblem, walkMarkdown } from './tree';

/** Supports only `:::kind` containers. Text such as `a:b` and `::x` stays as it is. */
function remarkContainers(this: Processor): void {
  const data = this.data();
  const container = [directive().flow?.[58] ?? []].flat().slice(0, 1);
  (data.micromarkExtensions ??= []).push({ flow: { 58: container } });
  (data.fromMarkdownExtensions ??= []).push([directiveFromMarkdown()]);
}

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkContainers)
  .freeze();

/**
 * Parses one content file.
 * @throws VFileMessage with line and column if MDX is malformed, or too complex for the parser
 */
export function parseSyntax(text: string): Root {
  checkLimits(text);
  const tree = parser.parse(text.replace(HEADING_ID, `$1${OPEN}$2${CLOSE}`));
  walkMarkdown(tree, (node) => {
    // Restore braces outside of headings, such as in code.
    if ('value' in node && node.type !== 'text')
      node.value = node.value.replaceAll(OPEN, '{').replaceAll(CLOSE, '}');
  });
  return tree;
}

/** A heading with an id, also in a quote or indented. */
const HEADING_ID = /^([ \t>]*#{1,6} .*)\{(#[^\s{}]*)\}(?=[ \t]*$)/gm;
/** Private characters instead of the braces. MDX would parse `{#id}` as an expression, which is invalid. */
const [OPEN, CLOSE] = ['\ue000', '\ue001'];

/** Characters on one line, of prose or of code. */
const LONGEST_LINE = 10_000;
/** Maximum number of characters before the text of a line, such as indents and list markers. */
const LONGEST_INDENT = 200;
const INDENT = /^(?:[\s>:]|[-*+](?=\s)|\d+[.)](?=\s))*/;

/** The parser has no limits, and its time grows with the cube of the nesting depth. */
function checkLimits(text: string): void {
  for (const [index, line] of text.split('\n').entries()) {
    const place = { line: index + 1, column: 1 };
    if (line.length > LONGEST_LINE)
      throw new VFileMessage(`A line has ${line.length} characters, more than ${LONGEST_LINE}`, { place });
    if ((INDENT.exec(line)?.[0].length ?? 0) > LONGEST_INDENT)
      throw new VFileMessage('Lists, quotes, or callouts are nested too deeply', { place });
  }
}

/** Starts of messages, and what the author should write instead. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/^A line has/, 'Break the line, or move data to a file next to the page.'],
  [/^Lists, quotes, or callouts/, 'Write the inner levels as separate sections.'],
  [/^Unexpected character .!.+ before name/, 'Write comments as {/* … */}.'],
  [/^Unexpected character .\/.+ before local name/, 'Write URLs as [text](https://…), without "<" and ">".'],
  [
    /^Expected a closing tag/,
    'Close the element. Write its opening and closing tags on separate lines, or both in the same paragraph.',
  ],
  [/^Unexpected closing (slash|tag)/, 'Remove the closing tag, or add the opening one before it.'],
  [/^Unexpected character .* (before|in) name/, 'To show "<", write it in backticks, or write &lt;.'],
  [/^Unexpected character .* before attribute/, 'Write attributes as name="value", separated by spaces.'],
  [
    /^Could not parse import/,
    'In prose, do not start a paragraph with "import" or "export". In code, correct the statement.',
  ],
  [/^Could not parse expression/, 'To show braces, put them in backticks or write \\{.'],
  [/^Unexpected end of file.* expression/, 'Close the brace "{", or write \\{ to show it.'],
  [/^Unexpected end of file/, 'Close the element that starts here: <br /> needs its slash in MDX.'],
];

/** Turns an exception of the parser into a problem. */
function syntaxProblem(error: unknown, file: string): Problem {
  if (!isParserMessage(error)) return unexpectedProblem(error, { file, line: 1 });
  const remedy = REMEDIES.find(([pattern]) => pattern.test(error.reason));
  const fix =
    remedy?.[1] ?? 'Check the characters "<", "{", and "}" here. In prose, write them in backticks.';
  return unreadable(readableReason(error.reason), fix, { file, ...placeOf(error) });
}

/** Turns an unexpected exception into a problem, so the author sees it and the other pages are built. */
export function unexpectedProblem(error: unknown, place: SourceLocation): Problem {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  const fix =
    'Remove half of the page and check again, until you find the part that causes it. If that part is valid, report a bug.';
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

/** For an unclosed element, only the message contains its place. */
function placeOf({ line = 1, column = 1, reason }: VFileMessage): { line: number; column: number } {
  const inText = /^Expected a closing tag.*?\((\d+):(\d+)-/.exec(reason);
  return inText ? { line: Number(inText[1]), column: Number(inText[2]) } : { line, column };
}

/** Several copies of the class are installed, so `instanceof` could miss an instance. */
function isParserMessage(error: unknown): error is VFileMessage {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string' && 'ruleId' in error;
}

/** The end of a heading with an id. */
const MARKED_ID = new RegExp(`\\s*${OPEN}#(.*)${CLOSE}\\s*$`);
const ID = /^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u;

/** Sets the id of headings that end with one, such as `## Title {#my-id}`. */
export const remarkHeadingIds: Plugin<[], Root> = () => (tree, file) => {
  walkMarkdown(tree, (node) => {
    const last = node.type === 'heading' ? node.children.at(-1) : undefined;
    if (node.type !== 'heading' || last?.type !== 'text') return;
    const [mark, id = ''] = MARKED_ID.exec(last.value) ?? [];
    if (mark === undefined) return;
    last.value = last.value.slice(0, -mark.length);
    if (ID.test(id)) node.data = { ...node.data, hProperties: { id } };
    else
      report(file, node, {
        rule: 'heading-id',
        what: `"{#${id}}" is not an id.`,
        fix: 'Use letters, digits, and hyphens, such as {#my-id}.',
      });
  });
};

/** Parses MDX. If the syntax is invalid, reports it and parses only the front matter. */
export const remarkContent: Plugin<[], string, Root> = function () {
  this.parser = (text, file) => {
    try {
      return parseSyntax(text);
    } catch (error) {
      reportProblem(file, syntaxProblem(error, file.path));
      // The front matter can exceed the limits, too.
      return parser.parse(withoutBody(text));
    }
  };
};

/** The front matter of a page without its body. */
export function withoutBody(text: string): string {
  return /^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?=\n|$)/.exec(text)?.[0] ?? '';
}

const KEYS = Object.keys(frontMatterSchema.shape);

/** Example of front matter. */
const EXAMPLE = '---\ntitle: Button\ndescription: Buttons let people take an action with a single tap.\n---';

/** Reads and validates the front matter of a page. */
export const remarkReadFrontMatter: Plugin<[], Root> = () => (tree, file) => {
  const [first] = tree.children;
  Object.assign(file.data, { frontMatter: emptyFrontMatter, frontMatterLines: {} });
  if (first?.type !== 'yaml') {
    reportProblem(file, missingFrontMatter(String(file), file.path));
    return;
  }
  const yaml = readYaml(first.value, file.path, frontMatterSchema, emptyFrontMatter, {
    name: 'front matter',
    // The YAML starts below the `---` of the first line.
    firstLine: 2,
    empty: {},
    ruleOf: (issue) => (isStyle(issue) ? 'front-matter-style' : 'front-matter'),
  });
  const fields = typeof yaml.raw === 'object' && yaml.raw !== null ? Object.entries(yaml.raw) : [];
  const lines = fields.map(([key]) => [key, yaml.locate([key]).line]);
  file.data.frontMatter = yaml.issues.length === 0 ? yaml.value : salvage(fields, yaml.issues);
  file.data.frontMatterLines = Object.fromEntries(lines);
  reportProblem(file, ...yaml.problems);
};

/** True for values that are valid but not good, such as a description that is too long. */
function isStyle({ code, path: [key] }: z.core.$ZodIssue): boolean {
  return code === 'too_big' || (code === 'invalid_format' && key === 'description');
}

/** Keeps the usable fields, so that one bad key does not hide other problems. */
function salvage(fields: readonly [string, unknown][], issues: readonly z.core.$ZodIssue[]): FrontMatter {
  const wrong = issues.filter((issue) => !isStyle(issue)).map(({ path: [key] }) => key);
  const usable = fields.filter(([key]) => KEYS.includes(key) && !wrong.includes(key));
  return { ...emptyFrontMatter, ...Object.fromEntries(usable) };
}

/** Lines that are valid in front matter, such as keys, indented values, items, and comments. */
const YAML_LINE = /^(?:[\w-]+:(?:\s|$)|\s+\S|- |#)/;

/** Reports front matter that is missing, does not end, or starts in the wrong place. */
function missingFrontMatter(text: string, file: string): Problem {
  const lines = text.split('\n');
  const opening = lines.findIndex((line) => line.trim() !== '');
  if (lines[opening]?.trimEnd() !== '---') {
    const fix = `Start the file with:\n${EXAMPLE}`;
    return { rule: 'front-matter', what: 'The page has no front matter.', where: [{ file, line: 1 }], fix };
  }
  if (opening > 0) {
    const where: Problem['where'] = [{ file, line: opening + 1 }];
    const fix = 'Remove the empty lines before it. It must start on the first line.';
    return { rule: 'yaml', what: 'The front matter does not start on the first line.', where, fix };
  }
  const rest = lines.slice(1).findIndex((line) => !YAML_LINE.test(line));
  const line = rest < 0 ? lines.length : rest + 2;
  return {
    rule: 'yaml',
    what: 'The front matter never ends.',
    where: [{ file, line }],
    fix: 'Write "---" on a separate line after the last key.',
  };
}
