import ts from 'typescript';
import type { ComponentApi, CssClass, Slot } from '../../shared/api-reference';
import { readDocumentation } from './jsdoc';
import { reactExport, type Declarations } from './program';
import { callable, classInstance, unionParts } from './type-facts';
import { propTypeText } from './type-text';

/** The props of a component as the checker sees them. */
export interface PropsType {
  /** The whole type. Null for a component with overloads, which has a type for each. */
  whole: ts.Type | null;
  /** Types that a caller chooses from, such as members of unions and types of overloads. There is usually one. */
  alternatives: ts.Type[];
  /** Type of the root if `component` is not set. Null without that prop. */
  defaultComponent: ts.Type | null;
  /** The `component` prop with its documentation, or null. */
  componentProp: ts.Symbol | null;
  /** True for a class, because its ref is the instance. */
  isClass: boolean;
}

const POLYMORPHIC = new Set(['OverridableComponent', 'PolymorphicComponent']);

/**
 * The props type of a component. A polymorphic component is read from its type map, which avoids resolving some 280
 * attributes of the native element that no table lists.
 */
export function readPropsType(componentType: ts.Type, checker: ts.TypeChecker): PropsType {
  const none = { defaultComponent: null, componentProp: null, isClass: false };
  const type = callable(componentType);
  if (!type) {
    const instance = classInstance(componentType);
    const props = instance && propertyType(instance, 'props', checker);
    return { ...none, ...typesOf([props], checker), isClass: true };
  }
  const polymorphic = polymorphicPart(type);
  const [map] = polymorphic ? checker.getTypeArguments(polymorphic as ts.TypeReference) : [];
  const props = map && propertyType(map, 'props', checker);
  if (polymorphic && props) {
    return {
      ...none,
      ...typesOf([props], checker),
      defaultComponent: propertyType(map, 'defaultComponent', checker),
      componentProp: componentPropOf(polymorphic, checker),
    };
  }
  const signatures = type.getCallSignatures();
  const componentProp = signatures.length > 1 ? componentPropOf(type, checker) : null;
  // The last signature of a polymorphic component is the one without `component`.
  const taken = (componentProp ? signatures.slice(-1) : signatures).map(({ parameters: [parameter] }) =>
    parameter ? checker.getTypeOfSymbol(parameter) : null,
  );
  return { ...none, ...typesOf(taken, checker), componentProp };
}

/** The type itself, a part of an intersection, or the base of an interface. */
function polymorphicPart(type: ts.Type): ts.Type | undefined {
  const parts = type.isIntersection() ? type.types : [type];
  const bases = parts.flatMap((part) => part.getBaseTypes() ?? []);
  return [...bases, ...parts].findLast((part) => POLYMORPHIC.has(part.symbol?.name));
}

/** Type of a property, or null. */
function propertyType(type: ts.Type, name: string, checker: ts.TypeChecker): ts.Type | null {
  const property = type.getProperty(name);
  return property ? checker.getTypeOfSymbol(property) : null;
}

function typesOf(
  types: readonly (ts.Type | null)[],
  checker: ts.TypeChecker,
): Pick<PropsType, 'whole' | 'alternatives'> {
  const known = types.flatMap((type) => (type ? checker.getApparentType(type) : []));
  const [whole, ...others] = known;
  return { whole: whole && others.length === 0 ? whole : null, alternatives: known.flatMap(unionParts) };
}

/** The first signature has `component` with its documentation. */
function componentPropOf(type: ts.Type, checker: ts.TypeChecker): ts.Symbol | null {
  const parameter = type.getCallSignatures()[0]?.parameters[0];
  const props = parameter && checker.getTypeOfSymbol(parameter);
  return props?.getProperty('component') ?? null;
}

/** DOM interface by tag from React's declarations, such as `a` → `HTMLAnchorElement`. */
export type ElementInterfaces = ReadonlyMap<string, string>;

/** Reads React's table of native elements. */
export function readElementInterfaces(declarations: Declarations): ElementInterfaces {
  const { checker } = declarations;
  const jsx = reactExport(declarations, 'JSX');
  const table = jsx && checker.getExportsOfModule(jsx).find(({ name }) => name === 'IntrinsicElements');
  const elements = table ? checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(table)) : [];
  return new Map(
    elements.flatMap((element) => {
      const node = element.declarations?.find(ts.isPropertySignature)?.type;
      const argument = node && ts.isTypeReferenceNode(node) ? node.typeArguments?.at(-1) : undefined;
      return argument ? [[element.name, argument.getText()] as const] : [];
    }),
  );
}

/** Finds the root from the default of `component`, or from event handlers and refs. */
export function readRootElement(
  { alternatives, defaultComponent }: PropsType,
  elements: ElementInterfaces,
  checker: ts.TypeChecker,
): Pick<ComponentApi, 'nativeElement' | 'ref'> {
  const tag = defaultComponent?.isStringLiteral() ? defaultComponent.value : null;
  if (defaultComponent) return { nativeElement: tag, ref: (tag && elements.get(tag)) ?? 'HTMLElement' };
  const [props] = alternatives;
  const handler = props ? elementOf(propertyType(props, 'onCopy', checker), checker) : null;
  const ref = props ? propertyType(props, 'ref', checker) : null;
  const tags = [...elements].filter(([, name]) => name === handler).map(([name]) => name);
  return {
    nativeElement: tags.length === 1 || handler === 'HTMLDivElement' ? (tags[0] ?? null) : null,
    // Some generic components accept native attributes and a ref without declaring it.
    ref: (ref && elementOf(ref, checker)) ?? handler ?? (ref ? 'HTMLElement' : null),
  };
}

/** `HTMLDivElement` in `React.Ref<HTMLDivElement>` and `React.ClipboardEventHandler<HTMLDivElement>`. */
function elementOf(type: ts.Type | null, checker: ts.TypeChecker): string | null {
  const known = type && checker.getNonNullableType(type);
  const [argument] = type?.aliasTypeArguments ?? known?.aliasTypeArguments ?? [];
  const name = argument?.symbol?.name ?? '';
  return /^((HTML|SVG)\w*)?Element$/.test(name) ? name : null;
}

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
  return [...slots, ...others].map((symbol) => readSlot(symbol, slots.includes(symbol), classes));
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
