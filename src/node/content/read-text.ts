import { readFile } from 'node:fs/promises';
import type { Problem } from '../../shared/page/problem';

/** Text of a file, or the problem that kept it from being read. */
export type TextResult = { text: string; problem?: undefined } | { text?: undefined; problem: Problem };

/** Characters that no editor shows; a file of them is mostly not a text, or UTF-16. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * Reads a file that must be UTF-8.
 * @param file path relative to the repository, for the report
 */
export async function readText(absolutePath: string, file: string): Promise<TextResult> {
  return decodeText(await readFile(absolutePath), file);
}

/** Decodes a file that must be UTF-8, and hold nothing that no editor shows. */
export function decodeText(bytes: Buffer, file: string): TextResult {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
    const control = CONTROL.exec(text);
    return control ? { problem: controlProblem(text, control.index, file) } : { text };
  } catch {
    return {
      problem: {
        rule: 'encoding',
        what: 'The file is not UTF-8.',
        where: [{ file, line: lineOfFirstInvalidByte(bytes) }],
        why: 'Letters outside plain English would be shown as "�".',
        fix: 'Save it as UTF-8 in your editor ("Save with encoding").',
      },
    };
  }
}

function controlProblem(text: string, index: number, file: string): Problem {
  const code = text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0');
  const before = text.slice(0, index).split('\n');
  return {
    rule: 'encoding',
    what: `The file holds a control character (U+${code}).`,
    where: [{ file, line: before.length, column: (before.at(-1) ?? '').length + 1 }],
    why: 'It is shown nowhere, and browsers replace it by "�".',
    fix: 'Delete it. If there are many, save the file as UTF-8 in your editor ("Save with encoding").',
  };
}

/** Decodes line by line, because the decoder does not say where it failed. */
function lineOfFirstInvalidByte(bytes: Buffer): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const newline = bytes.indexOf(0x0a, start);
    const end = newline === -1 ? bytes.length : newline + 1;
    try {
      decoder.decode(bytes.subarray(start, end));
    } catch {
      return line;
    }
    start = end;
  }
  return 1;
}
