import ts from 'typescript';
import { spellOut } from './literals';

const REACT = '/@types/react/index.d.ts';

/** Whether a type is a function that props take: one signature and nothing else, so no component. */
export function isCallback(type: ts.Type): boolean {
  return (
    type.getCallSignatures().length === 1 &&
    type.getConstructSignatures().length === 0 &&
    type.getProperties().length === 0
  );
}

/** The only other part of a union with `undefined`, which an optional prop says already. */
export function withoutUndefined(type: ts.Type): ts.Type {
  const parts = type.isUnion() ? type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)) : [];
  return parts.length === 1 && parts[0] ? parts[0] : type;
}

/** `Multiple` tells readers less than the `boolean` it extends; other parameters keep their name. */
export function constraintOf(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  const known = withoutUndefined(type);
  const constraint = known.isTypeParameter() ? checker.getBaseConstraintOfType(known) : undefined;
  return constraint && spellOut(constraint, () => []) ? constraint : type;
}

/** Names of the type parameters that a declared type is made of. */
export function typeParameters(
  node: ts.Node,
  checker: ts.TypeChecker,
  found = new Set<string>(),
): Set<string> {
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
    const symbol = checker.getSymbolAtLocation(node.typeName);
    if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter) found.add(symbol.name);
  }
  node.forEachChild((child) => void typeParameters(child, checker, found));
  return found;
}

/** Name of a type as other modules write it: inside React's own declarations it stands without `React.`. */
export function qualifiedName({ typeName }: ts.TypeReferenceNode, checker: ts.TypeChecker): string {
  const isInReact = typeName.getSourceFile().fileName.endsWith(REACT);
  const declaration = isInReact ? checker.getSymbolAtLocation(typeName)?.declarations?.[0] : undefined;
  const isOfReact =
    declaration?.getSourceFile().fileName.endsWith(REACT) && !ts.isTypeParameterDeclaration(declaration);
  return isOfReact ? `React.${typeName.getText()}` : typeName.getText();
}
