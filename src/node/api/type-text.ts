import ts from 'typescript';
import {
  constraintOf,
  isCallback,
  memberNode,
  mergeBoolean,
  qualifiedName,
  spellOut,
  typeParameters,
  withoutUndefined,
} from './type-facts';

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.OmitParameterModifiers;
const ARROW = FORMAT | ts.TypeFormatFlags.WriteArrowStyleSignature;

/** Named objects up to this size are spelled out. */
const MOST_MEMBERS = 4;

/**
 * Text of a prop's type.
 * @param type of the component's prop
 * @param nodes declared types. If they are complete, the text is similar to them.
 */
export function propTypeText(
  type: ts.Type,
  nodes: readonly (ts.TypeNode | undefined)[],
  checker: ts.TypeChecker,
): string {
  const known = constraintOf(type, checker);
  const [node, ...others] = nodes.filter((one) => one !== undefined);
  if (known !== type || !node) return typeText(known, node, checker);
  const isOnlyOne = others.every((other) => other.getText() === node.getText());
  return isOnlyOne && keepsTypeParameters(node, type, checker)
    ? nodeText(node, checker)
    : typeText(type, node, checker);
}

/** False if the component sets a type parameter of its declaration. */
function keepsTypeParameters(node: ts.TypeNode, type: ts.Type, checker: ts.TypeChecker): boolean {
  const parameters = typeParameters(node, checker);
  if (parameters.size === 0) return true;
  const words = new Set(checker.typeToString(type, node, FORMAT).match(/\w+/g));
  return [...parameters].every((name) => words.has(name));
}

/** Text of a type without a declaration. `hint` gives the order of its literals. */
function typeText(type: ts.Type, hint: ts.Node | undefined, checker: ts.TypeChecker): string {
  const known = withoutUndefined(type);
  const spelled = spellOut(known, hint, checker);
  if (spelled !== null) return spelled;
  const [signature] = isCallback(known) ? known.getCallSignatures() : [];
  return tidy(
    signature ? checker.signatureToString(signature, hint, ARROW) : checker.typeToString(known, hint, FORMAT),
  );
}

/** Text of a declared type. If `isInside` another type, keeps short names of callbacks and objects. */
function nodeText(node: ts.TypeNode, checker: ts.TypeChecker, isInside = false): string {
  if (ts.isUnionTypeNode(node)) return unionNodeText(node, checker, isInside);
  if (ts.isParenthesizedTypeNode(node)) return `(${nodeText(node.type, checker, isInside)})`;
  if (ts.isFunctionTypeNode(node)) return functionText(node, checker);
  if (ts.isArrayTypeNode(node)) return arrayText(nodeText(node.elementType, checker, true));
  if (ts.isTypeLiteralNode(node)) return objectText(node, checker);
  if (ts.isTypeReferenceNode(node)) return referenceText(node, checker, isInside);
  if (ts.isIndexedAccessTypeNode(node)) return memberText(node, checker);
  if (ts.isConditionalTypeNode(node)) return typeText(checker.getTypeFromTypeNode(node), node, checker);
  return onOneLine(node.getText());
}

function unionNodeText(node: ts.UnionTypeNode, checker: ts.TypeChecker, isInside: boolean): string {
  const spelled = spellOut(checker.getTypeFromTypeNode(node), node, checker);
  if (spelled !== null) return spelled;
  const parts = node.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  return unionText(
    parts.map((part) => nodeText(ts.isParenthesizedTypeNode(part) ? part.type : part, checker, isInside)),
  );
}

function functionText({ parameters, type }: ts.FunctionTypeNode, checker: ts.TypeChecker): string {
  const texts = parameters.map(({ name, dotDotDotToken, questionToken, type: node }) => {
    const text = node ? nodeText(node, checker, true) : 'any';
    return `${dotDotDotToken ? '...' : ''}${onOneLine(name.getText())}${questionToken ? '?' : ''}: ${text}`;
  });
  return `(${texts.join(', ')}) => ${nodeText(type, checker, true)}`;
}

function objectText({ members }: ts.TypeLiteralNode, checker: ts.TypeChecker): string {
  const texts = members.map((member) => {
    if (!ts.isPropertySignature(member) || !member.type) return onOneLine(member.getText().replace(/;$/, ''));
    return `${member.name.getText()}${member.questionToken ? '?' : ''}: ${nodeText(member.type, checker)}`;
  });
  return texts.length === 0 ? '{}' : `{ ${texts.join('; ')} }`;
}

/** Expands names of literals, callbacks, and small objects. Keeps other names. */
function referenceText(node: ts.TypeReferenceNode, checker: ts.TypeChecker, isInside: boolean): string {
  const type = checker.getTypeFromTypeNode(node);
  const spelled = spellOut(type, node, checker);
  if (spelled !== null) return spelled;
  if (!isInside && isCallback(type)) return typeText(type, node, checker);
  const members = isInside || node.typeArguments ? null : smallObjectText(type, checker);
  if (members) return members;
  const name = qualifiedName(node, checker);
  const args = node.typeArguments?.map((argument) => nodeText(argument, checker, true));
  return onOneLine(args ? `${name}<${args.join(', ')}>` : name);
}

/** `{ vertical: 'top' | 'bottom'; … }`. Null unless all members are literals or primitives. */
function smallObjectText(type: ts.Type, checker: ts.TypeChecker): string | null {
  const members =
    type.isUnion() || type.getCallSignatures().length > 0 ? [] : checker.getPropertiesOfType(type);
  if (members.length === 0 || members.length > MOST_MEMBERS) return null;
  const texts = members.flatMap((member) => {
    const node = member.declarations?.find(ts.isPropertySignature)?.type;
    const spelled = node ? spellOut(checker.getTypeOfSymbol(member), node, checker) : null;
    if (spelled === null) return [];
    return `${member.name}${member.flags & ts.SymbolFlags.Optional ? '?' : ''}: ${spelled}`;
  });
  return texts.length === members.length ? `{ ${texts.join('; ')} }` : null;
}

/** `PortalProps['container']` reads as the type of that prop. */
function memberText(node: ts.IndexedAccessTypeNode, checker: ts.TypeChecker): string {
  const type = checker.getTypeFromTypeNode(node);
  const declared = memberNode(node, checker);
  return declared ? propTypeText(type, [declared], checker) : typeText(type, node, checker);
}

/** Joins types without duplicates, with functions in parentheses. */
export function unionText(types: readonly string[]): string {
  const [only, ...others] = new Set(types);
  if (only !== undefined && others.length === 0) return only;
  return mergeBoolean(types.flatMap((type) => (isFunction(type) ? type : splitUnion(type))))
    .filter((part) => part !== 'never')
    .map((part) => (isFunction(part) ? `(${part})` : part))
    .join(' | ');
}

/** `string[]`, or `Array<string | number>` where brackets would be hard to read. */
function arrayText(element: string): string {
  return /^[\w.]+$/.test(element) ? `${element}[]` : `Array<${element.replace(/^\((.*)\)$/, '$1')}>`;
}

/** On one line, and without the last semicolon in braces. */
function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('; }', ' }').trim();
}

/**
 * Makes a printed type readable. Puts it on one line, and removes module names and the `undefined` of optional props
 * and members.
 */
function tidy(text: string): string {
  const line = onOneLine(text.replace(/import\("[^"]*"\)\./g, '')).replace(
    /(\?: [^;,{}()]*?) \| undefined(?=[;,) ])/g,
    '$1',
  );
  // In `() => A | undefined` the union is the return type.
  if (isFunction(line)) return line;
  return [...new Set(splitUnion(line))].filter((part) => part !== 'undefined').join(' | ');
}

/** `(a: A) => B`, but not `((a: A) => B) | C`. */
function isFunction(text: string): boolean {
  const node = parseType(text);
  return node !== undefined && ts.isFunctionOrConstructorTypeNode(node);
}

/** The parts of a union. */
function splitUnion(text: string): string[] {
  const node = parseType(text);
  return node && ts.isUnionTypeNode(node) ? node.types.map((part) => part.getText()) : [text];
}

function parseType(text: string): ts.TypeNode | undefined {
  const file = ts.createSourceFile('type.ts', `type T = ${text}`, ts.ScriptTarget.Latest, true);
  return file.statements.find(ts.isTypeAliasDeclaration)?.type;
}
