import ts from 'typescript';
import type { Prop } from '../../shared/api/api-reference';
import { readCallback } from './callback';
import { readDocumentation } from './jsdoc';
import { slotPropsText, slotsText } from './slots';
import { propTypeText } from './type-text';

/**
 * Reads one prop as if it were the component's own; null for what is not for readers.
 * @param declarations where the prop comes from, the first with a description wins
 */
export function readProp(
  symbol: ts.Symbol,
  declarations: readonly ts.Declaration[],
  checker: ts.TypeChecker,
): Prop | null {
  const documented = declarations.map(readDocumentation);
  const documentation =
    documented.find(({ description }) => description !== '') ?? documented[0] ?? readDocumentation(undefined);
  if (documentation.hidden || symbol.name === 'ref' || symbol.name === 'key') return null;
  const type = checker.getTypeOfSymbol(symbol);
  const nodes = declarations.flatMap((declaration) =>
    ts.isPropertySignature(declaration) && declaration.type ? [declaration.type] : [],
  );
  const text = slotText(symbol, type, checker) ?? propTypeText(type, nodes, checker);
  return {
    name: symbol.name,
    type: text,
    required: (symbol.flags & ts.SymbolFlags.Optional) === 0,
    defaultValue: documentation.defaultValue,
    description: documentation.description,
    deprecated: documentation.deprecated,
    deprecationAdvice: documentation.deprecationAdvice,
    inheritedFrom: null,
    // A name that readers know, such as `SxProps`, may hide a function that they rarely write.
    signature: text.includes('=>') ? readCallback(type, documentation, checker) : null,
  };
}

/** `slots` and `slotProps` are generic types; their members are what readers look for. */
function slotText(symbol: ts.Symbol, type: ts.Type, checker: ts.TypeChecker): string | null {
  if (symbol.name === 'slots') return slotsText(type, checker);
  return symbol.name === 'slotProps' ? slotPropsText(type, checker) : null;
}
