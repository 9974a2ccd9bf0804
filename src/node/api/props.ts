import ts from 'typescript';
import type { CallbackSignature, Prop } from '../../shared/api/api-reference';
import { readDocumentation, type Documentation } from './jsdoc';
import { readOrigin } from './origin';
import type { PropsType } from './props-type';
import { slotText } from './slots-and-classes';
import { isCallback, unionParts } from './type-facts';
import { propTypeText } from './type-text';

/** What reading props needs to know besides the props themselves. */
interface PropsContext {
  component: string;
  checker: ts.TypeChecker;
  /** Names of the components that have API pages. */
  names: ReadonlySet<string>;
  /** Path or address of a component that props come from. */
  pathOf(component: string): string | null;
  /** Text of the default root element, for the `component` prop. */
  defaultRoot: string | null;
}

/** Reads the props that the component or another component declares; native attributes are left out. */
export function readProps(
  { parts, componentProp }: PropsType,
  context: PropsContext,
): { props: Prop[]; supportsSystemProps: boolean } {
  const props = new Map<string, Prop>();
  let supportsSystemProps = false;
  for (const [index, part] of parts.entries()) {
    for (const symbol of context.checker.getPropertiesOfType(part)) {
      if (props.has(symbol.name)) continue;
      const { origin, declarations } = readOrigin(symbol, context.component, context.names);
      if (origin.kind === 'system') supportsSystemProps ||= symbol.name === 'margin';
      if (origin.kind === 'native' || origin.kind === 'system') continue;
      const prop = readProp(symbol, declarations, context.checker);
      const inheritedFrom =
        origin.kind === 'own' ? null : { name: origin.name, path: context.pathOf(origin.name) };
      // What only some parts of a union have, after the whole, is optional.
      if (prop) props.set(prop.name, { ...prop, inheritedFrom, required: prop.required && index === 0 });
    }
  }
  const component = props.has('component') ? null : readComponentProp(componentProp, context);
  if (component) props.set(component.name, component);
  return { props: [...props.values()].sort(compareProps), supportsSystemProps };
}

/** Its declared type is a type parameter, and it is required only in the signature that takes it. */
function readComponentProp(symbol: ts.Symbol | null, { checker, defaultRoot }: PropsContext): Prop | null {
  const prop = symbol && readProp(symbol, symbol.declarations ?? [], checker);
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
 * Reads one prop as if it were the component's own; null for what is not for readers.
 * @param declarations where the prop comes from, the first with a description wins
 */
function readProp(
  symbol: ts.Symbol,
  declarations: readonly ts.Declaration[],
  checker: ts.TypeChecker,
): Prop | null {
  const documented = declarations.map(readDocumentation);
  const documentation =
    documented.find(({ texts }) => texts.description !== '') ?? documented[0] ?? readDocumentation(undefined);
  if (documentation.hidden || symbol.name === 'ref' || symbol.name === 'key') return null;
  const type = checker.getTypeOfSymbol(symbol);
  const nodes = declarations.filter(ts.isPropertySignature).map((declaration) => declaration.type);
  const text = slotText(symbol.name, type, checker) ?? propTypeText(type, nodes, checker);
  return {
    name: symbol.name,
    type: text,
    required: (symbol.flags & ts.SymbolFlags.Optional) === 0,
    defaultValue: documentation.defaultValue,
    ...documentation.texts,
    inheritedFrom: null,
    // A name that readers know, such as `SxProps`, may hide a function that they rarely write.
    signature: text.includes('=>') ? readCallback(type, documentation, checker) : null,
  };
}

/** Takes a callback apart; null for a prop that is no function, and for a component. */
function readCallback(
  type: ts.Type,
  documentation: Documentation,
  checker: ts.TypeChecker,
): CallbackSignature | null {
  const parts = unionParts(type);
  const callbacks = parts.filter(isCallback);
  const [signature] = callbacks[0]?.getCallSignatures() ?? [];
  // Several callbacks in one type have no common description.
  if (!signature || callbacks.length > 1 || parts.some(isRefOrClass)) return null;
  return {
    parameters: signature.parameters.map((parameter, index) => {
      const declaration = parameter.valueDeclaration;
      const node = declaration && ts.isParameter(declaration) ? declaration : undefined;
      const name = parameterName(node, parameter, index);
      return {
        name,
        type: propTypeText(checker.getTypeOfSymbol(parameter), [node?.type], checker),
        optional: node?.questionToken !== undefined,
        description: documentation.parameters.get(name) ?? '',
      };
    }),
    returnType: propTypeText(signature.getReturnType(), [signature.getDeclaration()?.type], checker),
    returnDescription: documentation.returns,
  };
}

/** A parameter that is taken apart where it is declared has no name of its own. */
function parameterName(
  node: ts.ParameterDeclaration | undefined,
  parameter: ts.Symbol,
  index: number,
): string {
  if (!node || ts.isIdentifier(node.name)) return parameter.name;
  return index === 0 ? 'options' : `options${index + 1}`;
}

/** Beside these, a function is a ref, or a component. */
function isRefOrClass(type: ts.Type): boolean {
  return type.symbol?.name === 'RefObject' || type.getConstructSignatures().length > 0;
}
