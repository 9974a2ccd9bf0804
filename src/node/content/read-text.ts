import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { Problem } from '../../shared/page/problem';

/** Text of a file, or the problem that kept it from being read. */
export type TextResult = { text: string; problem?: undefined } | { text?: undefined; problem: Problem };

/** Invisible control characters. A file with them is usually binary or UTF-16. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * Reads a file that must be UTF-8.
 * @param file path relative to the repository, for the report
 */
export async function readText(absolutePath: string, file: string): Promise<TextResult> {
  return decodeText(await readFile(absolutePath), file);
}

/** Decodes a file, which must be UTF-8 without invisible characters. */
export function decodeText(bytes: Buffer, file: string): TextResult {
  if (!isUtf8(bytes))
    return {
      problem: {
        rule: 'encoding',
        what: 'The file is not UTF-8.',
        where: [{ file, line: lineOfFirstInvalidByte(bytes) }],
        why: 'Letters outside plain English would be shown as "�".',
        fix: 'Save it as UTF-8 in your editor ("Save with encoding").',
      },
    };
  // Unlike `toString`, this removes the byte order mark.
  const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
  const control = CONTROL.exec(text);
  return control ? { problem: controlProblem(text, control.index, file) } : { text };
}

function controlProblem(text: string, index: number, file: string): Problem {
  const code = text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0');
  return {
    rule: 'encoding',
    what: `The file holds a control character (U+${code}).`,
    where: [{ file, ...positionAt(text, index) }],
    why: 'It is shown nowhere, and browsers replace it by "�".',
    fix: 'Delete it. If there are many, save the file as UTF-8 in your editor ("Save with encoding").',
  };
}

/** Line and column of an offset. Both start at 1. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/**
 * Checks line by line, because the decoder does not report a position. A line feed is never part of another character.
 */
function lineOfFirstInvalidByte(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}
