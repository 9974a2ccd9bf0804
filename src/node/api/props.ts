import ts from 'typescript';
import type { CallbackParameter, CallbackSignature, Prop } from '../../shared/api-reference';
import { type Documentation, readDocumentation } from './jsdoc';
import { slotText, type PropsType } from './props-type';
import { isCallback, unionParts } from './type-facts';
import { propTypeText, unionText } from './type-text';

/** Everything that reading props depends on besides the props. */
interface PropsContext {
  component: string;
  checker: ts.TypeChecker;
  /** Names of the components that have API pages. */
  names: ReadonlySet<string>;
  /** Path or URL of a component that declares props. */
  pathOf(component: string): string | null;
  /** Default of the `component` prop, as code. */
  defaultRoot: string | null;
}

/** Reads the props that the component or another component declares, without native attributes. */
export function readProps(
  { whole, alternatives, componentProp }: PropsType,
  context: PropsContext,
): { props: Prop[]; supportsSystemProps: boolean } {
  const props = new Map<string, Prop>();
  let supportsSystemProps = false;
  for (const [name, symbols] of propSymbols(whole, alternatives, context.checker)) {
    const { origin, declarations } = nearestOrigin(symbols, context);
    if (origin === SYSTEM) supportsSystemProps ||= name === 'margin';
    if (origin === NATIVE || origin === SYSTEM) continue;
    const inheritedFrom =
      origin === context.component ? null : { name: origin, path: context.pathOf(origin) };
    const variants = alternatives.flatMap((one) => one.getProperty(name) ?? []);
    const documented = variants.flatMap((variant) => readVariant(variant, declarations, context.checker));
    const prop = readProp(symbols, declarations, documented, context.checker);
    const isEverywhere = variants.length === alternatives.length;
    if (prop) props.set(name, { ...prop, inheritedFrom, required: prop.required && isEverywhere });
  }
  const component = props.has('component') ? null : readComponentProp(componentProp, context);
  if (component) props.set(component.name, component);
  return { props: [...props.values()].sort(compareProps), supportsSystemProps };
}

/** The symbols of each prop. If some alternatives do not have the prop, only the others count. */
function propSymbols(
  whole: ts.Type | null,
  alternatives: readonly ts.Type[],
  checker: ts.TypeChecker,
): Map<string, ts.Symbol[]> {
  const symbols = new Map<string, ts.Symbol[]>();
  for (const symbol of whole ? checker.getPropertiesOfType(whole) : []) symbols.set(symbol.name, [symbol]);
  const shared = new Set(symbols.keys());
  for (const type of alternatives) {
    for (const symbol of checker.getPropertiesOfType(type)) {
      const known = symbols.get(symbol.name) ?? [];
      if (!shared.has(symbol.name) && !known.includes(symbol)) symbols.set(symbol.name, [...known, symbol]);
    }
  }
  return symbols;
}

/** Its type is a type parameter, and it is only required in the signature that has it. */
function readComponentProp(symbol: ts.Symbol | null, { checker, defaultRoot }: PropsContext): Prop | null {
  const declarations = symbol?.declarations ?? [];
  const documented = declarations.slice(0, 1).map(readDocumentation);
  const prop = symbol && readProp([symbol], declarations, documented, checker);
  return prop && { ...prop, type: 'React.ElementType', required: false, defaultValue: defaultRoot };
}

function compareProps(a: Prop, b: Prop): number {
  return (
    Number(a.inheritedFrom !== null) - Number(b.inheritedFrom !== null) ||
    Number(b.required) - Number(a.required) ||
    a.name.localeCompare(b.name, 'en')
  );
}

/**
 * Documentation of a prop in one alternative, from its first documented declaration. An intersection can declare the
 * prop with several types, and then all of its declarations count.
 */
function readVariant(
  symbol: ts.Symbol,
  declarations: readonly ts.Declaration[],
  checker: ts.TypeChecker,
): Documentation[] {
  const own = declarationsAmong(symbol, declarations);
  const documented = own.map(readDocumentation);
  const described = documented.filter(({ texts }) => texts.description !== '');
  const types = new Set(typeNodes(own).map((node) => node && checker.getTypeFromTypeNode(node)));
  return types.size > 1 && described.length > 0
    ? described
    : [described[0] ?? documented[0] ?? readDocumentation(undefined)];
}

function declarationsAmong(symbol: ts.Symbol, declarations: readonly ts.Declaration[]): ts.Declaration[] {
  return symbol.declarations?.filter((one) => declarations.includes(one)) ?? [];
}

function typeNodes(declarations: readonly ts.Declaration[]): (ts.TypeNode | undefined)[] {
  return declarations.filter(ts.isPropertySignature).map(({ type }) => type);
}

/**
 * Reads one prop as if it were the component's own. Null for a hidden one.
 * @param symbols one for each type that the prop can have
 * @param declarations declarations in its origin
 * @param documented documentation of the prop in each alternative
 */
function readProp(
  symbols: readonly ts.Symbol[],
  declarations: readonly ts.Declaration[],
  documented: readonly Documentation[],
  checker: ts.TypeChecker,
): Prop | null {
  const visible = documented.filter(({ hidden }) => !hidden);
  const [main] = visible;
  const [{ name } = { name: '' }] = symbols;
  if (!main || name === 'ref' || name === 'key') return null;
  const types = symbols.map((symbol) => checker.getTypeOfSymbol(symbol));
  const text = unionText(
    symbols.map((symbol, index) => {
      const nodes = typeNodes(declarationsAmong(symbol, declarations));
      const type = types[index] ?? checker.getUndefinedType();
      return slotText(name, type, checker) ?? propTypeText(type, nodes, checker);
    }),
  );
  return {
    name,
    type: text,
    required: symbols.every(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0),
    defaultValue: visible.find(({ defaultValue }) => defaultValue !== null)?.defaultValue ?? null,
    ...main.texts,
    deprecated: visible.every(({ texts }) => texts.deprecated),
    description: [...new Set(visible.map(({ texts }) => texts.description))].filter(Boolean).join('\n\n'),
    inheritedFrom: null,
    // A well-known name, such as `SxProps`, can be an alias of a function that authors rarely write.
    signature: text.includes('=>') ? readCallback(types, visible, checker) : null,
  };
}

/** Reads the signature of a callback. Null for a prop that is no function, and for a component. */
function readCallback(
  types: readonly ts.Type[],
  documented: readonly Documentation[],
  checker: ts.TypeChecker,
): CallbackSignature | null {
  const callbacks = types.flatMap(unionParts).filter(isCallback);
  const signatures = callbacks.flatMap((callback) => callback.getCallSignatures());
  if (signatures.length === 0) return null;
  const parameters = new Map<string, CallbackParameter[]>();
  for (const signature of signatures)
    for (const parameter of readParameters(signature, documented, checker))
      parameters.set(parameter.name, [...(parameters.get(parameter.name) ?? []), parameter]);
  return {
    parameters: [...parameters.values()].flatMap(([first, ...others]): CallbackParameter[] => {
      if (!first) return [];
      const same = [first, ...others];
      const isSometimes = same.length < signatures.length || same.some(({ optional }) => optional);
      return [{ ...first, type: unionText(same.map(({ type }) => type)), optional: isSometimes }];
    }),
    returnType: unionText(
      signatures.map((signature) =>
        propTypeText(signature.getReturnType(), [signature.getDeclaration()?.type], checker),
      ),
    ),
    returnDescription: documented.find(({ returns }) => returns !== '')?.returns ?? '',
  };
}

function readParameters(
  { parameters }: ts.Signature,
  documented: readonly Documentation[],
  checker: ts.TypeChecker,
): CallbackParameter[] {
  return parameters.map((parameter) => {
    const declaration = parameter.valueDeclaration;
    const node = declaration && ts.isParameter(declaration) ? declaration : undefined;
    // A destructured parameter has no name.
    const name = !node || ts.isIdentifier(node.name) ? parameter.name : 'options';
    const descriptions = documented.flatMap((documentation) => documentation.parameters.get(name) ?? []);
    return {
      name,
      type: propTypeText(checker.getTypeOfSymbol(parameter), [node?.type], checker),
      optional: node?.questionToken !== undefined,
      description: [...new Set(descriptions)].join(' '),
    };
  });
}

/** Origin of attributes of the native element, and of `className` and `style`, which every component has. */
const NATIVE = 'native';
/** Origin of style properties, such as `margin`. */
const SYSTEM = 'system';
/** Folders of a package with props that every component has, or that are native attributes. */
const COMMON_FOLDERS = new Set(['index.d.ts', 'OverridableComponent', 'styles']);

/**
 * Origin of a prop, which is a component, `NATIVE`, or `SYSTEM`, and the declarations there. Of several origins, it is
 * the component itself, or else another component.
 */
function nearestOrigin(
  symbols: readonly ts.Symbol[],
  { component, names }: PropsContext,
): { origin: string; declarations: ts.Declaration[] } {
  // Style properties come from a mapped type over their names, so they have no declaration.
  const declarations = [...new Set(symbols.flatMap((symbol) => symbol.declarations ?? []))];
  if (declarations.length === 0) return { origin: SYSTEM, declarations };
  const origins = declarations.map((declaration) => originOf(declaration, component, names));
  const other = origins.find((origin) => origin !== NATIVE) ?? NATIVE;
  const nearest = origins.includes(component) ? component : other;
  return { origin: nearest, declarations: declarations.filter((_, index) => origins[index] === nearest) };
}

function originOf(declaration: ts.Declaration, component: string, names: ReadonlySet<string>): string {
  const file = declaration.getSourceFile().fileName.split('/node_modules/').at(-1) ?? '';
  if (file.startsWith('@types/react/')) return NATIVE;
  if (file.startsWith('@types/react-transition-group/')) return 'Transition';
  const [, packageName = '', folder = ''] = /^(?:@mui\/)?([\w-]+)\/(?:esm\/)?([^/]+)/.exec(file) ?? [];
  if (folder === component || packageName === 'base') return component;
  if (COMMON_FOLDERS.has(folder)) return NATIVE;
  return names.has(folder) ? folder : component;
}
