import ts from 'typescript';
import type { ComponentApi, CssClass, Slot } from '../../shared/api-reference';
import { readDocumentation } from './jsdoc';
import { reactExport, type Declarations } from './program';
import { callable, classInstance, unionParts } from './type-facts';
import { propTypeText } from './type-text';

/** The props of a component as the checker sees them. */
export type PropsType = ReturnType<typeof readPropsType>;

const POLYMORPHIC = new Set(['OverridableComponent', 'PolymorphicComponent']);

/** The props type of a component. */
export function readPropsType(componentType: ts.Type, checker: ts.TypeChecker) {
  const component = callable(componentType);
  const instance = component ? null : classInstance(componentType);
  const polymorphic = component && polymorphicPart(component);
  const [typeMap] = polymorphic ? checker.getTypeArguments(polymorphic as ts.TypeReference) : [];
  const signatures = (polymorphic ?? component)?.getCallSignatures() ?? [];
  const [first, ...others] = instance
    ? [propertyType(instance, 'props', checker)]
    : signatures.map(({ parameters: [props] }) => props && checker.getTypeOfSymbol(props));
  const componentProp = others.length > 0 ? first?.getProperty('component') : undefined;
  // The last signature of a polymorphic component is the one without `component`.
  const own = componentProp ? others.slice(-1) : [first, ...others];
  const known = own.flatMap((type) => (type ? checker.getApparentType(type) : []));
  return {
    /** The whole type. Undefined for a component with overloads, which has a type for each. */
    whole: known.length === 1 ? known[0] : undefined,
    /** Types that a caller chooses from, such as members of unions and types of overloads. There is usually one. */
    alternatives: known.flatMap(unionParts),
    /** Type of the root if `component` is not set. Undefined without that prop. */
    defaultComponent: typeMap && propertyType(typeMap, 'defaultComponent', checker),
    /** The `component` prop with its documentation, if any. */
    componentProp,
    /** True for a class, because its ref is the instance. */
    isClass: instance !== null,
  };
}

/** The type itself, a part of an intersection, or the base of an interface. */
function polymorphicPart(type: ts.Type): ts.Type | undefined {
  const parts = type.isIntersection() ? type.types : [type];
  const bases = parts.flatMap((part) => part.getBaseTypes() ?? []);
  return [...bases, ...parts].findLast((part) => POLYMORPHIC.has(part.symbol?.name));
}

function propertyType(type: ts.Type, name: string, checker: ts.TypeChecker): ts.Type | undefined {
  const property = type.getProperty(name);
  return property && checker.getTypeOfSymbol(property);
}

/** DOM interface by tag from React's declarations, such as `a` → `HTMLAnchorElement`. */
export type ElementInterfaces = ReadonlyMap<string, string>;

/** Reads React's table of native elements. */
export function readElementInterfaces(declarations: Declarations): ElementInterfaces {
  const { checker } = declarations;
  const jsx = reactExport(declarations, 'JSX');
  const table = jsx && checker.tryGetMemberInModuleExports('IntrinsicElements', jsx);
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
  const handler = elementOf(props && propertyType(props, 'onCopy', checker), checker);
  const ref = props && propertyType(props, 'ref', checker);
  const tags = [...elements].filter(([, name]) => name === handler).map(([name]) => name);
  return {
    nativeElement: tags.length === 1 || handler === 'HTMLDivElement' ? (tags[0] ?? null) : null,
    // Some generic components accept native attributes and a ref without declaring it.
    ref: elementOf(ref, checker) ?? handler ?? (ref ? 'HTMLElement' : null),
  };
}

/** `HTMLDivElement` in `React.Ref<HTMLDivElement>` and `React.ClipboardEventHandler<HTMLDivElement>`. */
function elementOf(type: ts.Type | undefined, checker: ts.TypeChecker): string | null {
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
  const slots = new Map<string, Slot>();
  for (const prop of ['slots', 'slotProps']) {
    const symbols = alternatives.flatMap((type) => membersOf(propertyType(type, prop, checker)));
    for (const symbol of symbols.sort(byName)) {
      const { name } = symbol;
      if (slots.has(name)) continue;
      const { texts, defaultValue } = readDocumentation(propertyNode(symbol));
      slots.set(name, {
        name,
        ...texts,
        defaultComponent: defaultValue?.replace(/^'(.*)'$/, '$1') ?? null,
        className: classes.find(({ key, isState }) => key === name && !isState)?.className ?? null,
        replaceable: prop === 'slots',
      });
    }
  }
  return [...slots.values()];
}

/**
 * Expands the generic types of `slots` and `slotProps`, such as `{ root?: React.ElementType; … }`. Null for other
 * props.
 */
export function slotText(prop: string, type: ts.Type, checker: ts.TypeChecker): string | null {
  if (prop !== 'slots' && prop !== 'slotProps') return null;
  const texts = membersOf(type).map((symbol) => {
    const node = propertyNode(symbol)?.type;
    if (prop === 'slots')
      return `${symbol.name}?: ${propTypeText(checker.getTypeOfSymbol(symbol), [node], checker)}`;
    return `${symbol.name}?: object${takesFunction(symbol, node, checker) ? ' | function' : ''}`;
  });
  return texts.length === 0 ? 'object' : `{ ${texts.join('; ')} }`;
}

/** Checks the name of the library's helper type, because resolving it takes most of a second. */
function takesFunction(symbol: ts.Symbol, node: ts.TypeNode | undefined, checker: ts.TypeChecker): boolean {
  if (node && /^Slot(Component)?Props\w*(<|$)/.test(node.getText())) return true;
  const type = node ? checker.getTypeFromTypeNode(node) : checker.getTypeOfSymbol(symbol);
  return unionParts(type).some((part) => part.getCallSignatures().length > 0);
}

function byName(a: ts.Symbol, b: ts.Symbol): number {
  return a.name.localeCompare(b.name, 'en');
}

function membersOf(type: ts.Type | undefined): ts.Symbol[] {
  return type?.getNonNullableType().getProperties().toSorted(byName) ?? [];
}

function propertyNode(symbol: ts.Symbol): ts.PropertySignature | undefined {
  return symbol.declarations?.find(ts.isPropertySignature);
}
