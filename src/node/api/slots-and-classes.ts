import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { LIBRARIES } from '../../libraries';
import type { CssClass, Slot } from '../../shared/api-reference';
import type { Problem } from '../../shared/problem';
import type { ComponentDeclaration } from './components';
import { readDocumentation } from './jsdoc';
import { type Declarations, declarationPlace, exportsOf } from './program';
import { propertyType, type PropsType } from './props-type';
import { resolveAlias, unionParts } from './type-facts';
import { propTypeText } from './type-text';

/** Reads the slots of a component. Members of `slots` come first, then slots that only have props. */
export function readSlots(
  { alternatives }: PropsType,
  classes: readonly CssClass[],
  checker: ts.TypeChecker,
): Slot[] {
  const slots = memberSymbols(alternatives, 'slots', checker);
  const names = slots.map(({ name }) => name);
  const others = memberSymbols(alternatives, 'slotProps', checker).filter(
    ({ name }) => !names.includes(name),
  );
  return [
    ...slots.map((symbol) => readSlot(symbol, true, classes)),
    ...others.map((symbol) => readSlot(symbol, false, classes)),
  ];
}

/**
 * Expands the generic types of `slots` and `slotProps`, such as `{ root?: React.ElementType; … }`. Null for other
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

/** Checks the name of the library's helper type, because resolving it takes most of a second. */
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

/** The members of a prop in all types that declare it. If several declare a member, the first one. */
function memberSymbols(types: readonly ts.Type[], prop: string, checker: ts.TypeChecker): ts.Symbol[] {
  const found = types.flatMap((declaring) => {
    const type = propertyType(declaring, prop, checker);
    return type ? members(type) : [];
  });
  return [...new Map(found.toReversed().map((symbol) => [symbol.name, symbol])).values()].sort(byName);
}

function byName(a: ts.Symbol, b: ts.Symbol): number {
  return a.name.localeCompare(b.name, 'en');
}

function members(type: ts.Type): ts.Symbol[] {
  return type.getNonNullableType().getProperties().toSorted(byName);
}

function propertyNode(symbol: ts.Symbol): ts.PropertySignature | undefined {
  return symbol.declarations?.find(ts.isPropertySignature);
}

function objectText(type: ts.Type, typeOf: (symbol: ts.Symbol) => string): string {
  const texts = members(type).map((symbol) => `${symbol.name}?: ${typeOf(symbol)}`);
  return texts.length === 0 ? 'object' : `{ ${texts.join('; ')} }`;
}

/** Classes by key, by the name of the export. */
type Exports = Partial<Record<string, Partial<Record<string, string>>>>;

/** The classes of a component, which are the members of `buttonClasses` in its module or in the main one. */
export function readCssClasses(
  { name, module, folder, package: source }: ComponentDeclaration,
  declarations: Declarations,
): { classes: CssClass[]; problem: Problem | null } {
  const { repository, checker } = declarations;
  const special = Object.values(LIBRARIES).flatMap(({ classes }) => classes?.[name] ?? [])[0];
  const exportName = special?.exportName ?? `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
  const inFolder = checker.tryGetMemberInModuleExports(exportName, module);
  const exported = inFolder ?? exportsOf(declarations, source).find((one) => one.name === exportName);
  if (!exported) return { classes: [], problem: null };
  const symbol = resolveAlias(exported, checker);
  const properties = checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol));
  const documented = properties.flatMap((property) => {
    const key = property.name;
    const { hidden, texts } = readDocumentation(property.declarations?.[0]);
    return hidden || special?.missing.includes(key) ? [] : [{ key, texts }];
  });
  try {
    // Some classes belong to another component, such as `MuiInputBase-…` in `Input`, so run the module.
    const load = createRequire(join(repository, 'package.json'));
    const exporting = load(inFolder && folder !== null ? `${source.name}/${folder}` : source.name) as Exports;
    const names = exporting[exportName] ?? {};
    const classes = documented.map(({ key, texts }): CssClass => {
      const className = names[key];
      if (className === undefined) throw new Error(`${exportName} has no key "${key}"`);
      return { key, className, ...texts, isState: className.startsWith('Mui-') };
    });
    return { classes, problem: null };
  } catch (error) {
    const [cause = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    const declaration = symbol.declarations?.[0] ?? module.declarations?.[0];
    return {
      classes: [],
      problem: declaration ? unreadableClasses(name, declaration, cause, repository) : null,
    };
  }
}

function unreadableClasses(
  name: string,
  declaration: ts.Declaration,
  cause: string,
  repository: string,
): Problem {
  return {
    rule: 'api-declaration',
    what: `The class names of the component "${name}" cannot be read: ${cause.replace(/\.$/, '')}.`,
    where: [declarationPlace(repository, declaration)],
    why: 'The declarations only contain the keys, so the API page would have no classes.',
    fix: 'Install the package again ("npm ci"), or report the problem to its authors.',
  };
}
