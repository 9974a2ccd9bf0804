import { format, resolveConfig } from 'prettier';
import { Visitor, type ESTree } from 'rolldown/utils';
import { blankSourceFile } from 'ts-blank-space';
import { createSourceFile, ScriptKind, ScriptTarget } from 'typescript';
import { parseModule, placeOf, type Statement, type SyntaxTree } from './syntax-tree';

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
 * Removes the types from TypeScript, and keeps everything else as the author wrote it.
 * @param file absolute path of the TypeScript, which determines the formatting
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
  // Without types, the author's text stays the same.
  if (text === source) return source;
  const { mistake } = parseModule(text, file.replace(/\.ts(x?)$/, '.js$1'));
  if (mistake) throw new UntypableError(file, mistake.place);
  const style = await resolveConfig(file);
  return format(dropEmptiedLines(source, text), { ...style, parser: 'babel' });
}

/** Replaces text with spaces, so line numbers and offsets stay the same. */
function blank(source: string, ranges: readonly Range[]): string {
  return ranges.reduce(
    (text, { start, end }) =>
      text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end),
    source,
  );
}

/** Removes lines that contained only types, but keeps the author's empty lines. */
function dropEmptiedLines(before: string, after: string): string {
  const original = before.split('\n');
  return after
    .split('\n')
    .filter((line, index) => line.trim() !== '' || original[index]?.trim() === '')
    .join('\n');
}

/** Part of a text. */
interface Range {
  start: number;
  end: number;
}

/** Statements that only declare types, with their comments, and type-only imports. */
function typeOnlyRanges(tree: SyntaxTree, source: string): Range[] {
  return tree.program.body.flatMap((statement) => {
    if (declaresTypes(statement)) return [withComments(statement, tree, source)];
    return statement.type === 'ImportDeclaration' ? typeOnlySpecifiers(statement, source) : [];
  });
}

function declaresTypes(statement: Statement): boolean {
  switch (statement.type) {
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return true;
    case 'ImportDeclaration':
      return (
        statement.importKind === 'type' ||
        (statement.specifiers.length > 0 && statement.specifiers.every(isTypeSpecifier))
      );
    case 'ExportNamedDeclaration':
      return (
        statement.exportKind === 'type' ||
        (statement.declaration !== null && declaresTypes(statement.declaration))
      );
    default:
      return 'declare' in statement && statement.declare === true;
  }
}

/** Selects `, { type Props }` of `import Button, { type Props } from '…'`, because empty braces would remain. */
function typeOnlySpecifiers({ specifiers }: ESTree.ImportDeclaration, source: string): Range[] {
  const [first, ...named] = specifiers;
  const last = named.at(-1);
  if (first?.type !== 'ImportDefaultSpecifier' || !last || !named.every(isTypeSpecifier)) return [];
  return [{ start: first.end, end: source.indexOf('}', last.end) + 1 }];
}

function isTypeSpecifier(specifier: ESTree.ImportDeclarationSpecifier): boolean {
  return specifier.type === 'ImportSpecifier' && specifier.importKind === 'type';
}

/** ts-blank-space does not support type arguments of elements, such as `<Select<string> …>`. */
function elementTypeArguments({ program }: SyntaxTree): Range[] {
  const ranges: Range[] = [];
  const visitor = new Visitor({
    JSXOpeningElement({ typeArguments }) {
      if (typeArguments) ranges.push(typeArguments);
    },
  });
  visitor.visit(program);
  return ranges;
}

/** Range of a statement with the comments directly above and after it. */
function withComments(statement: Statement, { comments }: SyntaxTree, source: string): Range {
  let { start, end } = statement;
  for (const comment of [...comments].reverse()) {
    const startsLine = /(^|\n)[ \t]*$/.test(source.slice(0, comment.start));
    const between = comment.end <= start ? source.slice(comment.end, start) : null;
    if (startsLine && between !== null && /^[ \t]*\n[ \t]*$/.test(between)) start = comment.start;
  }
  for (const comment of comments) {
    if (comment.start >= end && /^[ \t]*$/.test(source.slice(end, comment.start))) end = comment.end;
  }
  return { start, end };
}
