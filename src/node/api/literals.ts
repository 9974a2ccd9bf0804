import ts from 'typescript';

const MOST_LITERALS = 40;
const SPELLED =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined;

/**
 * The parts of a type made of literals and primitives only, such as `['small', 'large', number]`; null for any
 * other type. `undefined` is left out: an optional prop says it already.
 * @param order gives the order in which to list the parts
 */
export function spellOut(type: ts.Type, order: () => readonly string[]): string[] | null {
  const parts = type.isUnion() ? type.types : [type];
  if (parts.length > MOST_LITERALS || !parts.every(isSpelled)) return null;
  const texts = parts.filter((part) => !(part.flags & ts.TypeFlags.Undefined)).map(literalText);
  const merged = mergeBoolean(texts);
  return merged.length > 1 ? inOrder(merged, order()) : merged;
}

/**
 * Literals in the order in which their author wrote them: the checker sorts the parts of a union by when it first
 * met each, anywhere. Follows names to their declarations.
 */
export function writtenOrder(node: ts.Node | undefined, checker: ts.TypeChecker, depth = 0): string[] {
  if (!node || depth > 6) return [];
  if (ts.isLiteralTypeNode(node))
    return [node.literal.kind === ts.SyntaxKind.StringLiteral ? quoted(node) : node.getText()];
  if (ts.isIndexedAccessTypeNode(node)) return writtenOrder(memberNode(node, checker), checker, depth + 1);
  const own = ts.isTypeReferenceNode(node)
    ? writtenOrder(aliasedNode(node, checker), checker, depth + 1)
    : [];
  const children: string[] = PRIMITIVES.has(node.kind) ? [node.getText()] : [];
  node.forEachChild((child) => void children.push(...writtenOrder(child, checker, depth)));
  return [...new Set([...children, ...own])];
}

const PRIMITIVES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.StringKeyword,
  ts.SyntaxKind.NumberKeyword,
  ts.SyntaxKind.BooleanKeyword,
]);

function aliasedNode(node: ts.TypeReferenceNode, checker: ts.TypeChecker): ts.TypeNode | undefined {
  let symbol = checker.getSymbolAtLocation(node.typeName);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const alias = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
  return alias?.type;
}

/** Declared type of the member that an indexed access such as `PortalProps['container']` names. */
export function memberNode(
  { objectType, indexType }: ts.IndexedAccessTypeNode,
  checker: ts.TypeChecker,
): ts.TypeNode | undefined {
  if (!ts.isLiteralTypeNode(indexType) || !ts.isStringLiteral(indexType.literal)) return undefined;
  const member = checker.getPropertyOfType(checker.getTypeFromTypeNode(objectType), indexType.literal.text);
  const declarations = member?.declarations ?? [];
  return declarations.length === 1 ? declarations.find(ts.isPropertySignature)?.type : undefined;
}

function isSpelled(part: ts.Type): boolean {
  if (part.flags & SPELLED) return true;
  // `string & {}` keeps editors suggesting the literals beside it.
  return part.isIntersection() && part.types.some(({ flags }) => (flags & ts.TypeFlags.String) !== 0);
}

function literalText(part: ts.Type): string {
  if (part.isStringLiteral()) return `'${part.value.replaceAll("'", String.raw`\'`)}'`;
  if (part.isNumberLiteral()) return String(part.value);
  if (part.flags & ts.TypeFlags.BooleanLiteral)
    return (part as { intrinsicName?: string } & ts.Type).intrinsicName ?? '';
  if (part.flags & ts.TypeFlags.Null) return 'null';
  if (part.flags & ts.TypeFlags.NumberLike) return 'number';
  return part.flags & ts.TypeFlags.BooleanLike ? 'boolean' : 'string';
}

function mergeBoolean(texts: readonly string[]): string[] {
  const isWhole = texts.includes('true') && texts.includes('false');
  const merged = isWhole
    ? texts.map((text) => (text === 'true' || text === 'false' ? 'boolean' : text))
    : texts;
  return [...new Set(merged)];
}

function inOrder(texts: readonly string[], order: readonly string[]): string[] {
  // "or any string" and "or nothing" come after what can be named.
  const last = ['string', 'null'];
  const rank = (text: string) => {
    const index = order.indexOf(text);
    if (texts.some((other) => other.startsWith("'")) && last.includes(text))
      return order.length + 1 + last.indexOf(text);
    return index === -1 ? order.length : index;
  };
  return texts.toSorted((a, b) => rank(a) - rank(b));
}

function quoted(node: ts.LiteralTypeNode): string {
  return `'${node.literal.getText().slice(1, -1)}'`;
}
