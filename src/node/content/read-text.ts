import { readFile } from 'node:fs/promises';
import type { Problem } from '../../shared/page/problem';

/** Text of a file, or the problem that kept it from being read. */
export type TextResult = { text: string; problem?: undefined } | { text?: undefined; problem: Problem };

/**
 * Reads a file that must be UTF-8.
 * @param file path relative to the repository, for the report
 */
export async function readText(absolutePath: string, file: string): Promise<TextResult> {
  const bytes = await readFile(absolutePath);
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n') };
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
