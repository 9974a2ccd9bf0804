import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { CssClass, Slot } from '../../shared/api/api-reference';
import type { ComponentDeclaration } from './components';
import { readDocumentation } from './jsdoc';
import type { Declarations } from './program';
import { propertyType, type PropsType } from './props-type';
import { resolveAlias, unionParts } from './type-facts';
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

/**
 * `slots` and `slotProps` are generic types; their members are what readers look for: `{ root?: React.ElementType; … }`
 * and `{ root?: object | function; … }`, because the props themselves are those of the slot's component. Null for other
 * props.
 */
export function slotText(prop: string, type: ts.Type, checker: ts.TypeChecker): string | null {
  if (prop === 'slotProps')
    return objectText(type, (symbol) => (takesFunction(symbol, checker) ? 'object | function' : 'object'));
  if (prop !== 'slots') return null;
  return objectText(type, (symbol) =>
    propTypeText(checker.getTypeOfSymbol(symbol), [propertyNode(symbol)?.type], checker),
  );
}

/** Judged by the name of the library's helper types where they are used: resolving those takes most of a second each. */
function takesFunction(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const node = propertyNode(symbol)?.type;
  if (node && ts.isTypeReferenceNode(node) && /^Slot(Component)?Props\w*$/.test(node.typeName.getText()))
    return true;
  const type = node ? checker.getTypeFromTypeNode(node) : checker.getTypeOfSymbol(symbol);
  return unionParts(type).some((part) => part.getCallSignatures().length > 0);
}

function readSlot(symbol: ts.Symbol, replaceable: boolean, classes: readonly CssClass[]): Slot {
  const { texts, defaultValue } = readDocumentation(propertyNode(symbol));
  const className = classes.find(({ key, isState }) => key === symbol.name && !isState)?.className ?? null;
  return {
    name: symbol.name,
    ...texts,
    defaultComponent: defaultValue?.replace(/^'(.*)'$/, '$1') ?? null,
    className,
    replaceable,
  };
}

function memberSymbols(parts: readonly ts.Type[], prop: string, checker: ts.TypeChecker): ts.Symbol[] {
  const part = parts.find((one) => one.getProperty(prop));
  const type = part && propertyType(part, prop, checker);
  return type ? members(type) : [];
}

function members(type: ts.Type): ts.Symbol[] {
  const properties = type.getNonNullableType().getProperties();
  return properties.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

function propertyNode(symbol: ts.Symbol): ts.PropertySignature | undefined {
  return symbol.declarations?.find(ts.isPropertySignature);
}

function objectText(type: ts.Type, typeOf: (symbol: ts.Symbol) => string): string {
  const texts = members(type).map((symbol) => `${symbol.name}?: ${typeOf(symbol)}`);
  return texts.length === 0 ? 'object' : `{ ${texts.join('; ')} }`;
}

/** The classes of a component: the members of `buttonClasses` beside it. */
export function readCssClasses(
  { name, module, package: source }: ComponentDeclaration,
  { repository, checker }: Declarations,
): CssClass[] {
  const exportName = `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
  const symbol = checker.tryGetMemberInModuleExports(exportName, module);
  if (!symbol) return [];
  const names = classNames(repository, `${source.name}/${name}`, exportName);
  const type = checker.getTypeOfSymbol(resolveAlias(symbol, checker));
  return checker.getPropertiesOfType(type).flatMap(({ name: key, declarations }): CssClass[] => {
    const { hidden, texts } = readDocumentation(declarations?.[0]);
    const className = names[key] ?? `Mui${name}-${key}`;
    return hidden ? [] : [{ key, className, ...texts, isState: className.startsWith('Mui-') }];
  });
}

/**
 * Class by key. The declarations know the keys only, and some classes belong to another component: those of `Input`
 * are mostly `MuiInputBase-…`. So the small module that makes them is run, and not the component.
 */
function classNames(
  repository: string,
  component: string,
  exportName: string,
): Partial<Record<string, string>> {
  const load = createRequire(join(repository, 'package.json'));
  try {
    const file = join(dirname(load.resolve(component)), `${exportName}.js`);
    return existsSync(file) ? (load(file) as { default: Record<string, string> }).default : {};
  } catch {
    return {};
  }
}
