import ts from 'typescript';
import type { ComponentApi } from '../../shared/api/api-reference';
import { callable } from './components';

/** The props of a component as the checker sees them. */
export interface PropsType {
  /** Parts of a union, each with all its props; mostly one. */
  parts: ts.Type[];
  /** Type of the root when `component` is not set; null for a component without that prop. */
  defaultComponent: ts.Type | null;
  /** The `component` prop as the library documents it; null for a component without it. */
  componentProp: ts.Symbol | null;
}

const POLYMORPHIC = new Set(['OverridableComponent', 'PolymorphicComponent']);

/**
 * The props type of a component. A polymorphic component is read from its type map, which spares resolving some
 * 280 attributes of the native element that nobody lists.
 */
export function readPropsType(componentType: ts.Type, checker: ts.TypeChecker): PropsType | null {
  const type = callable(componentType);
  if (!type) return null;
  const polymorphic = polymorphicPart(type);
  const [map] = polymorphic ? checker.getTypeArguments(polymorphic as ts.TypeReference) : [];
  const props = map && propertyType(map, 'props', checker);
  if (polymorphic && props) {
    return {
      parts: partsOf(props, checker),
      defaultComponent: propertyType(map, 'defaultComponent', checker),
      componentProp: componentPropOf(polymorphic, checker),
    };
  }
  const signatures = type.getCallSignatures();
  const parameter = signatures.at(-1)?.parameters[0];
  const parts = parameter ? partsOf(checker.getTypeOfSymbol(parameter), checker) : [];
  return {
    parts,
    defaultComponent: null,
    componentProp: signatures.length > 1 ? componentPropOf(type, checker) : null,
  };
}

/** Found in the type itself, in one part of an intersection, or below an interface that extends it. */
function polymorphicPart(type: ts.Type): ts.Type | undefined {
  const parts = type.isIntersection() ? type.types : [type];
  const bases = parts.flatMap((part) => part.getBaseTypes() ?? []);
  return [...bases, ...parts].findLast((part) => POLYMORPHIC.has(part.symbol?.name));
}

/** Type of a property; null when there is none. */
export function propertyType(type: ts.Type, name: string, checker: ts.TypeChecker): ts.Type | null {
  const property = type.getProperty(name);
  return property ? checker.getTypeOfSymbol(property) : null;
}

function partsOf(props: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  const type = checker.getApparentType(props);
  return type.isUnion() ? [type, ...type.types] : [type];
}

/** The first signature takes `component`; its comment is the documentation. */
function componentPropOf(type: ts.Type, checker: ts.TypeChecker): ts.Symbol | null {
  const parameter = type.getCallSignatures()[0]?.parameters[0];
  const props = parameter && checker.getTypeOfSymbol(parameter);
  return props?.getProperty('component') ?? null;
}

/** DOM interface by tag, as the declarations of React list them: `a` → `HTMLAnchorElement`. */
export type ElementInterfaces = ReadonlyMap<string, string>;

/** Reads React's table of native elements. */
export function readElementInterfaces(program: ts.Program, checker: ts.TypeChecker): ElementInterfaces {
  const file = program.getSourceFiles().find(({ fileName }) => fileName.endsWith('/@types/react/index.d.ts'));
  const react = file && checker.getSymbolAtLocation(file);
  const jsx = react && checker.getExportsOfModule(react).find(({ name }) => name === 'JSX');
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

/** Reads the root from the default of `component`; without that prop, from what event handlers and refs receive. */
export function readRootElement(
  { parts, defaultComponent }: PropsType,
  elements: ElementInterfaces,
  checker: ts.TypeChecker,
): Pick<ComponentApi, 'nativeElement' | 'ref'> {
  const tag = defaultComponent?.isStringLiteral() ? defaultComponent.value : null;
  if (defaultComponent) return { nativeElement: tag, ref: (tag && elements.get(tag)) ?? 'HTMLElement' };
  const [props] = parts;
  const handler = props ? elementOf(propertyType(props, 'onCopy', checker), checker) : null;
  const ref = props ? propertyType(props, 'ref', checker) : null;
  const tags = [...elements].filter(([, name]) => name === handler).map(([name]) => name);
  return {
    nativeElement: tags.length === 1 || handler === 'HTMLDivElement' ? (tags[0] ?? null) : null,
    // Some generic components take native attributes and hold a ref, but do not declare it.
    ref: (ref && elementOf(ref, checker)) ?? handler ?? (ref ? 'HTMLElement' : null),
  };
}

/** `HTMLDivElement` in `React.Ref<HTMLDivElement>` and `React.ClipboardEventHandler<HTMLDivElement>`. */
function elementOf(type: ts.Type | null, checker: ts.TypeChecker): string | null {
  const known = type && checker.getNonNullableType(type);
  const [argument] = type?.aliasTypeArguments ?? known?.aliasTypeArguments ?? refArgument(known);
  const name = argument?.symbol?.name ?? '';
  return /^((HTML|SVG)\w*)?Element$/.test(name) ? name : null;

  function refArgument(union: ts.Type | null): readonly ts.Type[] {
    const object = union?.isUnion() && union.types.find(({ symbol }) => symbol?.name === 'RefObject');
    return object ? checker.getTypeArguments(object as ts.TypeReference) : [];
  }
}
