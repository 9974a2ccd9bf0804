import ts from 'typescript';

/** A mistake in a file. */
export interface Mistake {
  /** Letters before it. */
  start: number;
  /** Such as `TS2322`. */
  code: string;
  message: string;
}

/** A message of the compiler. */
export function toMistake({ start = 0, code, messageText }: ts.Diagnostic): Mistake {
  return { start, code: `TS${code}`, message: ts.flattenDiagnosticMessageText(messageText, '\n') };
}
