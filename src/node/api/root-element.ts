import ts from 'typescript';
import { propertyType, type PropsType } from './props-type';

/** What stands at the root of a component. */
export interface RootElement {
  /** Tag such as `button`; null when it is another component, or not known. */
  nativeElement: string | null;
  /** DOM interface that a ref holds; null when the component cannot hold a ref. */
  ref: string | null;
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
): RootElement {
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
  return argument?.symbol && /^((HTML|SVG)\w*)?Element$/.test(argument.symbol.name)
    ? argument.symbol.name
    : null;

  function refArgument(union: ts.Type | null): readonly ts.Type[] {
    const object = union?.isUnion()
      ? union.types.find(({ symbol }) => symbol?.name === 'RefObject')
      : undefined;
    return object ? checker.getTypeArguments(object as ts.TypeReference) : [];
  }
}
