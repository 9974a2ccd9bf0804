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
  /** Path or URL of a component that declares props. Null for a folder without a component. */
  pathOf(component: string): string | null;
  /** Default of the `component` prop, as code. */
  defaultRoot: string | null;
}

/** Reads the props that the component or another component declares, without native attributes. */
export function readProps(
  { whole, alternatives, componentProp }: PropsType,
  context: PropsContext,
): { props: Prop[]; supportsSystemProps: boolean } {
  const { component, checker, pathOf } = context;
  const props: Prop[] = [];
  let supportsSystemProps = false;
  // The symbols of each prop in the alternatives that have it.
  const found = new Map<string, ts.Symbol[]>();
  for (const symbol of alternatives.flatMap((type) => checker.getPropertiesOfType(type)))
    found.set(symbol.name, [...(found.get(symbol.name) ?? []), symbol]);
  for (const [name, variants] of found) {
    const shared = whole?.getProperty(name);
    const symbols = shared ? [shared] : variants;
    const { origin, declarations } = nearestOrigin(symbols, context);
    if (origin === SYSTEM) supportsSystemProps ||= name === 'margin';
    if (origin === NATIVE || origin === SYSTEM || name === 'ref' || name === 'key') continue;
    const documented = variants.flatMap((variant) => readVariant(variant, declarations, checker));
    const prop = readProp(name, symbols, declarations, documented, checker);
    if (!prop) continue;
    const inheritedFrom = origin === component ? null : { name: origin, path: pathOf(origin) };
    const isEverywhere = variants.length === alternatives.length;
    props.push({ ...prop, inheritedFrom, required: prop.required && isEverywhere });
  }
  const rootProp = readComponentProp(componentProp, context);
  if (rootProp && !props.some(({ name }) => name === rootProp.name)) props.push(rootProp);
  return { props: props.sort(compareProps), supportsSystemProps };
}

/** Its type is a type parameter, and it is only required in the signature that has it. */
function readComponentProp(symbol: ts.Symbol | undefined, { defaultRoot }: PropsContext): Prop | null {
  const { texts, hidden } = readDocumentation(symbol?.declarations?.[0]);
  if (!symbol || hidden) return null;
  return {
    name: symbol.name,
    type: 'React.ElementType',
    required: false,
    defaultValue: defaultRoot,
    ...texts,
    inheritedFrom: null,
    signature: null,
  };
}

function compareProps(a: Prop, b: Prop): number {
  return (
    Number(a.inheritedFrom !== null) - Number(b.inheritedFrom !== null) ||
    Number(b.required) - Number(a.required) ||
    a.name.localeCompare(b.name, 'en')
  );
}

/**
 * Reads one prop as if it were the component's own. Null for a hidden one.
 * @param symbols one for each type that the prop can have
 * @param declarations declarations in its origin
 * @param documented documentation of the prop in each alternative
 */
function readProp(
  name: string,
  symbols: readonly ts.Symbol[],
  declarations: readonly ts.Declaration[],
  documented: readonly Documentation[],
  checker: ts.TypeChecker,
): Prop | null {
  const visible = documented.filter(({ hidden }) => !hidden);
  const [main] = visible;
  if (!main) return null;
  const types = symbols.map((symbol) => checker.getTypeOfSymbol(symbol));
  const texts = symbols.map((symbol) => {
    const type = checker.getTypeOfSymbol(symbol);
    const nodes = typeNodes(declarationsAmong(symbol, declarations));
    return slotText(name, type, checker) ?? propTypeText(type, nodes, checker);
  });
  const text = unionText(texts);
  return {
    name,
    type: text,
    required: symbols.every(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0),
    defaultValue: visible.find(({ defaultValue }) => defaultValue !== null)?.defaultValue ?? null,
    description: [...new Set(visible.map((one) => one.texts.description))].filter(Boolean).join('\n\n'),
    deprecated: visible.every((one) => one.texts.deprecated),
    deprecationAdvice: main.texts.deprecationAdvice,
    inheritedFrom: null,
    // A well-known name, such as `SxProps`, can be an alias of a function that authors rarely write.
    signature: text.includes('=>') ? readCallback(types, visible, checker) : null,
  };
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

/** Reads the signature of a callback. Null for a prop that is no function, and for a component. */
function readCallback(
  types: readonly ts.Type[],
  documented: readonly Documentation[],
  checker: ts.TypeChecker,
): CallbackSignature | null {
  const callbacks = types.flatMap(unionParts).filter(isCallback);
  const signatures = callbacks.flatMap((callback) => callback.getCallSignatures());
  if (signatures.length === 0) return null;
  const parameters = signatures.flatMap((signature) => readParameters(signature, documented, checker));
  const isFirst = ({ name }: CallbackParameter, index: number): boolean =>
    parameters.findIndex((other) => other.name === name) === index;
  return {
    parameters: parameters.filter(isFirst).map((parameter) => {
      const same = parameters.filter(({ name }) => name === parameter.name);
      const isSometimes = same.length < signatures.length || same.some(({ optional }) => optional);
      return { ...parameter, type: unionText(same.map(({ type }) => type)), optional: isSometimes };
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
  { component, pathOf }: PropsContext,
): { origin: string; declarations: ts.Declaration[] } {
  // Style properties come from a mapped type over their names, so they have no declaration.
  const declarations = [...new Set(symbols.flatMap((symbol) => symbol.declarations ?? []))];
  if (declarations.length === 0) return { origin: SYSTEM, declarations };
  const origins = declarations.map((declaration) => originOf(declaration, component, pathOf));
  const other = origins.find((origin) => origin !== NATIVE) ?? NATIVE;
  const nearest = origins.includes(component) ? component : other;
  return { origin: nearest, declarations: declarations.filter((_, index) => origins[index] === nearest) };
}

function originOf(declaration: ts.Declaration, component: string, pathOf: PropsContext['pathOf']): string {
  const file = declaration.getSourceFile().fileName.split('/node_modules/').at(-1) ?? '';
  if (file.startsWith('@types/react/')) return NATIVE;
  if (file.startsWith('@types/react-transition-group/')) return 'Transition';
  const [, packageName = '', folder = ''] =
    /^((?:@(?!types\/)[\w.-]+\/)?[\w.-]+)\/(?:esm\/)?([^/]+)/.exec(file) ?? [];
  if (folder === component || packageName === '@mui/base') return component;
  if (COMMON_FOLDERS.has(folder)) return NATIVE;
  return pathOf(folder) === null ? component : folder;
}
