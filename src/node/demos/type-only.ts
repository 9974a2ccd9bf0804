import { Visitor, type ESTree } from 'rolldown/utils';
import type { Statement, SyntaxTree } from './syntax-tree';

/** Part of a text. */
export interface Range {
  start: number;
  end: number;
}

/** Statements that only declare types, together with their comments, and imports of nothing but types. */
export function typeOnlyRanges(tree: SyntaxTree, source: string): Range[] {
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
      return statement.importKind === 'type' || (isOnlyTypes(statement) && !hasDefault(statement));
    case 'ExportNamedDeclaration':
      return (
        statement.exportKind === 'type' ||
        (statement.declaration !== null && declaresTypes(statement.declaration))
      );
    default:
      return 'declare' in statement && statement.declare === true;
  }
}

type Import = ESTree.ImportDeclaration;

const namedSpecifiers = ({ specifiers }: Import) =>
  specifiers.filter((specifier) => specifier.type === 'ImportSpecifier');

const hasDefault = ({ specifiers }: Import): boolean =>
  specifiers.some(({ type }) => type === 'ImportDefaultSpecifier');

function isOnlyTypes(statement: Import): boolean {
  const named = namedSpecifiers(statement);
  return named.length > 0 && named.every(({ importKind }) => importKind === 'type');
}

/** `, { type Props }` of `import Button, { type Props } from '…'`: an empty pair of braces would be left. */
function typeOnlySpecifiers(statement: Import, source: string): Range[] {
  const [first] = statement.specifiers;
  const last = statement.specifiers.at(-1);
  if (!first || !last || !isOnlyTypes(statement)) return [];
  return [{ start: first.end, end: source.indexOf('}', last.end) + 1 }];
}

/** `<Select<string> …>`: the arguments of elements are beyond ts-blank-space. */
export function elementTypeArguments({ program }: SyntaxTree): Range[] {
  const ranges: Range[] = [];
  const visitor = new Visitor({
    JSXOpeningElement({ typeArguments }) {
      if (typeArguments) ranges.push(typeArguments);
    },
  });
  visitor.visit(program);
  return ranges;
}

/** From the comments that stand directly above a statement to one that stands behind it. */
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
