import ts from 'typescript';

const MOST_LITERALS = 40;
const SPELLED =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined;

/**
 * Text of a type made of literals and primitives only, such as `'small' | 'large' | number`, or null for any other
 * type. Omits `undefined`, because optional props imply it.
 * @param hint node whose literals give the order
 */
export function spellOut(type: ts.Type, hint: ts.Node | undefined, checker: ts.TypeChecker): string | null {
  const parts = unionParts(type);
  if (parts.length > MOST_LITERALS || !parts.every(isSpelled)) return null;
  const known = parts.filter((part) => !(part.flags & ts.TypeFlags.Undefined));
  const texts = mergeBoolean(known.map((part) => literalText(part, checker)));
  return inOrder(texts, writtenOrder(hint, checker)).join(' | ');
}

/**
 * Literals in the author's order. The checker sorts the members of a union by when it first met each one. Follows names
 * to their declarations.
 */
function writtenOrder(node: ts.Node | undefined, checker: ts.TypeChecker, depth = 0): string[] {
  if (!node || depth > 6) return [];
  if (ts.isLiteralTypeNode(node)) {
    const text = node.getText();
    return [ts.isStringLiteral(node.literal) ? `'${text.slice(1, -1)}'` : text];
  }
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
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const declarations = symbol && resolveAlias(symbol, checker).declarations;
  return declarations?.find(ts.isTypeAliasDeclaration)?.type;
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
  // `string & {}` keeps editors suggesting the other literals.
  return part.isIntersection() && part.types.some(({ flags }) => (flags & ts.TypeFlags.String) !== 0);
}

function literalText(part: ts.Type, checker: ts.TypeChecker): string {
  if (part.isIntersection()) return 'string';
  return checker.typeToString(part, undefined, ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType);
}

/** Each text once, and both truth values as one. */
export function mergeBoolean(texts: readonly string[]): string[] {
  const isWhole = texts.includes('true') && texts.includes('false');
  const merged = texts.map((text) => (isWhole && /^(true|false)$/.test(text) ? 'boolean' : text));
  return [...new Set(merged)];
}

/** Sorts texts by the order in the declaration. Next to literals, `string` and `null` come last. */
function inOrder(texts: readonly string[], order: readonly string[]): string[] {
  const last = texts.some((text) => text.startsWith("'")) ? ['string', 'null'] : [];
  const rank = (text: string) => {
    if (last.includes(text)) return order.length + 1 + last.indexOf(text);
    return order.includes(text) ? order.indexOf(text) : order.length;
  };
  return texts.toSorted((a, b) => rank(a) - rank(b));
}

const REACT = '/@types/react/index.d.ts';

/** The members of a union. Any other type is its only member. */
export function unionParts(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/** Target of an imported or exported name. */
export function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** True if a type is a function that is not a component. It has one signature and no properties. */
export function isCallback(type: ts.Type): boolean {
  return (
    type.getCallSignatures().length === 1 &&
    type.getConstructSignatures().length === 0 &&
    type.getProperties().length === 0
  );
}

/** The only other part of a union with `undefined`, which an optional prop says already. */
export function withoutUndefined(type: ts.Type): ts.Type {
  const [only, ...others] = unionParts(type).filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  return only && others.length === 0 ? only : type;
}

/** `boolean` is clearer than a type parameter such as `Multiple` that extends it. Other parameters keep their name. */
export function constraintOf(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  const known = withoutUndefined(type);
  const constraint = known.isTypeParameter() ? checker.getBaseConstraintOfType(known) : undefined;
  return constraint && spellOut(constraint, undefined, checker) !== null ? constraint : type;
}

/** Names of the type parameters in a declared type. */
export function typeParameters(
  node: ts.Node,
  checker: ts.TypeChecker,
  found = new Set<string>(),
): Set<string> {
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
    const symbol = checker.getSymbolAtLocation(node.typeName);
    if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter) found.add(symbol.name);
  }
  node.forEachChild((child) => void typeParameters(child, checker, found));
  return found;
}

/** Name of a type as other modules write it. React's own declarations omit the `React.` prefix. */
export function qualifiedName({ typeName }: ts.TypeReferenceNode, checker: ts.TypeChecker): string {
  const isInReact = typeName.getSourceFile().fileName.endsWith(REACT);
  const declaration = isInReact ? checker.getSymbolAtLocation(typeName)?.declarations?.[0] : undefined;
  const isOfReact =
    declaration?.getSourceFile().fileName.endsWith(REACT) && !ts.isTypeParameterDeclaration(declaration);
  return isOfReact ? `React.${typeName.getText()}` : typeName.getText();
}

/** React renders a context, but it is no component that needs documentation. */
export function isContext(type: ts.Type): boolean {
  return type.getProperty('Consumer') !== undefined;
}

/** The part of a type that is a function component, or null. */
export function callable(type: ts.Type): ts.Type | null {
  const takesProps = (part: ts.Type): boolean =>
    !isContext(part) && part.getCallSignatures().some(({ parameters }) => parameters.length <= 2);
  return unionParts(type).find(takesProps) ?? null;
}

/** Instance type of a class component. Null for other types. */
export function classInstance(type: ts.Type): ts.Type | null {
  const instances = unionParts(type).flatMap((part) =>
    part.getConstructSignatures().map((signature) => signature.getReturnType()),
  );
  return instances.find((one) => one.getProperty('props') && one.getProperty('render')) ?? null;
}
