import ts from 'typescript';
import type { CallbackSignature } from '../../shared/api/api-reference';
import type { Documentation } from './jsdoc';
import { isCallback } from './type-facts';
import { propTypeText } from './type-text';

/** Takes a callback apart; null for a prop that is no function, and for a component. */
export function readCallback(
  type: ts.Type,
  documentation: Documentation,
  checker: ts.TypeChecker,
): CallbackSignature | null {
  const parts = type.isUnion() ? type.types : [type];
  const callbacks = parts.filter(isCallback);
  const [signature] = callbacks[0]?.getCallSignatures() ?? [];
  // Several callbacks in one type have no common description.
  if (!signature || callbacks.length > 1 || parts.some(isRefOrClass)) return null;
  const returnNode = signature.getDeclaration()?.type;
  return {
    parameters: signature.parameters.map((parameter, index) => {
      const declaration = parameter.valueDeclaration;
      const node = declaration && ts.isParameter(declaration) ? declaration : undefined;
      const name = parameterName(node, parameter, index);
      return {
        name,
        type: propTypeText(checker.getTypeOfSymbol(parameter), node?.type ? [node.type] : [], checker),
        optional: node?.questionToken !== undefined,
        description: documentation.parameters.get(name) ?? '',
      };
    }),
    returnType: propTypeText(signature.getReturnType(), returnNode ? [returnNode] : [], checker),
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
