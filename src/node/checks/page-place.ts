import type { PagePlace } from '../../shared/page/page';
import type { SourceLocation } from '../../shared/page/problem';

/** The file, line and column of something on a page. */
export function locationOf({ partial, line, column }: PagePlace, { file }: { file: string }): SourceLocation {
  return { file: partial ?? file, line, column };
}
