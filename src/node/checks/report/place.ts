import type { SourceLocation } from '../../../shared/page/problem';

/** `content/button/index.mdx:3:5`, which terminals and editors open at a click. */
export function formatPlace({ file, line, column }: SourceLocation): string {
  return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
}
