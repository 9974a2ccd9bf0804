import { SourceMap, type SourceMapPayload } from 'node:module';
import { relative, sep } from 'node:path';
import type { SourceLocation } from '../../../shared/page/problem';

/** Maps of bundled modules to their sources, by file. */
export type SourceMaps = ReadonlyMap<string, Pick<SourceMapPayload, 'sources' | 'mappings' | 'names'>>;

/** The first place in a stack that is the author's own; null when there is none. */
export function ownPlace(stack: string, maps: SourceMaps, repository: string): SourceLocation | null {
  for (const frame of stack.split('\n')) {
    for (const [file, map] of maps) {
      const start = frame.lastIndexOf(`${file}:`);
      const [, line, column] = /^:(\d+):(\d+)/.exec(start < 0 ? '' : frame.slice(start + file.length)) ?? [];
      if (!line || !column) continue;
      const place = originalPlace(map, Number(line), Number(column), repository);
      if (place) return place;
    }
  }
  return null;
}

/** Null where the code is the bundler's, or that of this site. */
function originalPlace(
  map: Pick<SourceMapPayload, 'sources' | 'mappings' | 'names'>,
  line: number,
  column: number,
  repository: string,
): SourceLocation | null {
  const entry = new SourceMap(map as SourceMapPayload).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return null;
  const file = relative(repository, entry.originalSource).split(sep).join('/');
  if (/^(\.\.|src|node_modules)\//.test(file)) return null;
  return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}
