import type { VFileMessage } from 'vfile-message';
import type { Problem, SourceLocation } from '../../../shared/page/problem';
import { ExcessError } from './excess';

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
