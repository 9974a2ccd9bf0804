import { CssSyntaxError, parse as parseCss } from 'postcss';
import { parseModule, placeOf } from './syntax-tree';

/** Where a file of a demo cannot be read, and why. */
export interface SyntaxMistake {
  message: string;
  place: { line: number; column: number };
}

/** What keeps code, styles or data from being read; null when nothing does. */
export function syntaxMistake(source: string, path: string): SyntaxMistake | null {
  if (path.endsWith('.css')) return cssMistake(source);
  if (path.endsWith('.json')) return jsonMistake(source);
  const { mistake } = parseModule(source, path);
  return mistake && { message: mistake.message, place: placeOf(source, mistake.offset) };
}

function cssMistake(source: string): SyntaxMistake | null {
  try {
    parseCss(source);
    return null;
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { reason, line = 1, column = 1 } = error;
    return { message: reason, place: { line, column } };
  }
}

function jsonMistake(source: string): SyntaxMistake | null {
  try {
    JSON.parse(source);
    return null;
  } catch (error) {
    const { message } = error as SyntaxError;
    const offset = /at position (\d+)/.exec(message)?.[1] ?? source.length;
    // Versions of Node word the rest differently.
    return { message: 'This is not JSON', place: placeOf(source, Number(offset)) };
  }
}
