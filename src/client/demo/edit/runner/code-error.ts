/** A mistake in edited code, told to the person who writes it. */
export class CodeError extends Error {
  constructor(
    message: string,
    readonly line: number | null = null,
  ) {
    super(message);
  }
}

/** Line in `file` that threw an error, or null if it is not in the stack. */
export function lineOf(error: unknown, file: string): number | null {
  if (error instanceof CodeError && error.line !== null) return error.line;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const place = stack.split(`${file}:`)[1];
  return place === undefined ? null : Number.parseInt(place, 10) || null;
}

/** What went wrong, in the words of whoever threw it. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
