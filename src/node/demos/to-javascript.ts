import { format, resolveConfig } from 'prettier';
import { blankSourceFile } from 'ts-blank-space';
import { createSourceFile, ScriptKind, ScriptTarget } from 'typescript';
import { parseModule, placeOf } from './syntax-tree';
import { elementTypeArguments, typeOnlyRanges, type Range } from './type-only';

/** A part of TypeScript that is more than a type, such as an enum, has no JavaScript of the same shape. */
export class UntypableError extends Error {
  constructor(
    readonly file: string,
    readonly place: { line: number; column: number },
  ) {
    super(`${file}:${place.line} has no JavaScript of the same shape.`);
  }
}

/**
 * The JavaScript that an author would have written: types are removed, everything else is kept.
 * @param file absolute path of the TypeScript, whose style it gets
 * @throws UntypableError
 */
export async function toJavaScript(source: string, file: string): Promise<string> {
  const { tree } = parseModule(source, file);
  const bare = blank(source, [...typeOnlyRanges(tree, source), ...elementTypeArguments(tree)]);
  const kind = file.endsWith('x') ? ScriptKind.TSX : ScriptKind.TS;
  const parsed = createSourceFile(file, bare, ScriptTarget.ESNext, false, kind);
  const text = blankSourceFile(parsed, (node) => {
    throw new UntypableError(file, placeOf(source, node.getStart(parsed)));
  });
  // Without types it is the author's own text, which keeps its form.
  if (text === source) return source;
  const { mistake } = parseModule(text, file.replace(/\.ts(x?)$/, '.js$1'));
  if (mistake) throw new UntypableError(file, placeOf(source, mistake.offset));
  const style = await resolveConfig(file);
  return format(dropEmptiedLines(source, text), { ...style, parser: 'babel' });
}

/** Replaces text by spaces: lines and offsets stay. */
function blank(source: string, ranges: readonly Range[]): string {
  return ranges.reduce(
    (text, { start, end }) =>
      text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end),
    source,
  );
}

/** Lines that held nothing but types go away; empty lines of the author stay. */
function dropEmptiedLines(before: string, after: string): string {
  const original = before.split('\n');
  return after
    .split('\n')
    .filter((line, index) => line.trim() !== '' || original[index]?.trim() === '')
    .join('\n');
}
