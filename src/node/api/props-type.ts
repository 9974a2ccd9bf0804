import ts from 'typescript';
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
  const polymorphic = polymorphicPart(type, checker);
  const map = polymorphic && typeArgument(polymorphic, checker);
  const props = map && propertyType(map, 'props', checker);
  if (polymorphic && map && props) {
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
function polymorphicPart(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const parts = type.isIntersection() ? type.types : [type];
  const bases = parts.flatMap((part) => (part.isClassOrInterface() ? checker.getBaseTypes(part) : []));
  return [...bases, ...parts].findLast((part) => POLYMORPHIC.has(part.symbol?.name));
}

function typeArgument(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  return checker.getTypeArguments(type as ts.TypeReference)[0];
}

/** Type of a property; null when there is none. */
export function propertyType(type: ts.Type, name: string, checker: ts.TypeChecker): ts.Type | null {
  const property = checker.getPropertyOfType(type, name);
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
  return (props && checker.getPropertyOfType(props, 'component')) ?? null;
}
