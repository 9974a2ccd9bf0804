import ts from 'typescript';
import type { CssClass, Slot } from '../../shared/api/api-reference';
import { readDocumentation } from './jsdoc';
import { propertyType, type PropsType } from './props-type';
import { propTypeText } from './type-text';

/** The slots of a component: those of `slots`, then those that take props only. */
export function readSlots(
  { parts }: PropsType,
  classes: readonly CssClass[],
  checker: ts.TypeChecker,
): Slot[] {
  const slots = memberSymbols(parts, 'slots', checker).map((symbol) => readSlot(symbol, true, classes));
  const known = new Set(slots.map(({ name }) => name));
  const others = memberSymbols(parts, 'slotProps', checker)
    .filter(({ name }) => !known.has(name))
    .map((symbol) => readSlot(symbol, false, classes));
  return [...slots, ...others];
}

/** `{ root?: React.ElementType; … }` */
export function slotsText(type: ts.Type, checker: ts.TypeChecker): string {
  return objectText(members(type, checker), (symbol) => {
    const node = propertyNode(symbol);
    return propTypeText(checker.getTypeOfSymbol(symbol), node?.type ? [node.type] : [], checker);
  });
}

/** `{ root?: object | function; … }`: the props themselves are those of the slot's component. */
export function slotPropsText(type: ts.Type, checker: ts.TypeChecker): string {
  return objectText(members(type, checker), (symbol) =>
    takesFunction(symbol, checker) ? 'object | function' : 'object',
  );
}

/** Judged by the name of the library's helper types where they are used: resolving those takes most of a second each. */
function takesFunction(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const node = propertyNode(symbol)?.type;
  if (node && ts.isTypeReferenceNode(node) && /^Slot(Component)?Props\w*$/.test(node.typeName.getText()))
    return true;
  const type = node ? checker.getTypeFromTypeNode(node) : checker.getTypeOfSymbol(symbol);
  const parts = type.isUnion() ? type.types : [type];
  return parts.some((part) => part.getCallSignatures().length > 0);
}

function readSlot(symbol: ts.Symbol, replaceable: boolean, classes: readonly CssClass[]): Slot {
  const { description, defaultValue, deprecated, deprecationAdvice } = readDocumentation(
    propertyNode(symbol),
  );
  const className = classes.find(({ key, isState }) => key === symbol.name && !isState)?.className ?? null;
  return {
    name: symbol.name,
    description,
    defaultComponent: defaultValue?.replace(/^'(.*)'$/, '$1') ?? null,
    className,
    replaceable,
    deprecated,
    deprecationAdvice,
  };
}

function memberSymbols(parts: readonly ts.Type[], prop: string, checker: ts.TypeChecker): ts.Symbol[] {
  for (const part of parts) {
    const type = propertyType(part, prop, checker);
    if (type) return members(type, checker);
  }
  return [];
}

function members(type: ts.Type, checker: ts.TypeChecker): ts.Symbol[] {
  return checker
    .getPropertiesOfType(checker.getNonNullableType(type))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

function propertyNode(symbol: ts.Symbol): ts.PropertySignature | undefined {
  return symbol.declarations?.find(ts.isPropertySignature);
}

function objectText(symbols: readonly ts.Symbol[], typeOf: (symbol: ts.Symbol) => string): string {
  return symbols.length === 0
    ? 'object'
    : `{ ${symbols.map((symbol) => `${symbol.name}?: ${typeOf(symbol)}`).join('; ')} }`;
}
