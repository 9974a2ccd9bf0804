/** An error in edited code, with a message for its author. */
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

/** Message of a thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
