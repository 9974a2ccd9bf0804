import ts from 'typescript';
import type { CssClass } from '../../domain/api-reference';
import type { ComponentDeclaration } from './components';
import { readDocumentation } from './jsdoc';
import type { Declarations } from './program';

/** Prefix of every class of the library. */
const PREFIX = 'Mui';

/** The classes of a component: the members of `buttonClasses` beside it. */
export function readCssClasses(
  { name, module }: Pick<ComponentDeclaration, 'name' | 'module'>,
  states: ReadonlySet<string>,
  checker: ts.TypeChecker,
): CssClass[] {
  const exportName = `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
  const symbol = checker.tryGetMemberInModuleExports(exportName, module);
  if (!symbol) return [];
  const type = checker.getTypeOfSymbol(
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  );
  return checker.getPropertiesOfType(type).flatMap((property): CssClass[] => {
    const { description, deprecated, deprecationAdvice, hidden } = readDocumentation(
      property.declarations?.[0],
    );
    const isState = states.has(property.name);
    const className = `${PREFIX}${isState ? '' : name}-${property.name}`;
    return hidden
      ? []
      : [{ key: property.name, className, description, isState, deprecated, deprecationAdvice }];
  });
}

/** States whose class all components share, as the library's utilities list them: `disabled` → `Mui-disabled`. */
export function readStates({ program, checker }: Pick<Declarations, 'program' | 'checker'>): Set<string> {
  const file = program
    .getSourceFiles()
    .find(
      ({ fileName }) =>
        fileName.endsWith('/generateUtilityClass/generateUtilityClass.d.ts') &&
        fileName.includes('@mui/utils/'),
    );
  const module = file && checker.getSymbolAtLocation(file);
  const symbol = module && checker.tryGetMemberInModuleExports('globalStateClasses', module);
  const states = symbol ? checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol)) : [];
  return new Set(states.map(({ name }) => name));
}
