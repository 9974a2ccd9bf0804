import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { CssClass } from '../../shared/api/api-reference';
import type { ComponentDeclaration } from './components';
import { readDocumentation } from './jsdoc';
import type { Declarations } from './program';

/** The classes of a component: the members of `buttonClasses` beside it. */
export function readCssClasses(
  { name, module, package: source }: Pick<ComponentDeclaration, 'name' | 'module' | 'package'>,
  { repository, checker }: Declarations,
): CssClass[] {
  const exportName = `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
  const symbol = checker.tryGetMemberInModuleExports(exportName, module);
  if (!symbol) return [];
  const names = classNames(repository, `${source.name}/${name}`, exportName);
  const type = checker.getTypeOfSymbol(
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  );
  return checker.getPropertiesOfType(type).flatMap((property): CssClass[] => {
    const { hidden, description, deprecated, deprecationAdvice } = readDocumentation(
      property.declarations?.[0],
    );
    const className = names[property.name] ?? `Mui${name}-${property.name}`;
    const isState = className.startsWith('Mui-');
    return hidden
      ? []
      : [{ key: property.name, className, description, isState, deprecated, deprecationAdvice }];
  });
}

/**
 * Class by key. The declarations know the keys only, and some classes belong to another component: those of `Input`
 * are mostly `MuiInputBase-…`. So the small module that makes them is run, and not the component.
 */
function classNames(
  repository: string,
  component: string,
  exportName: string,
): Partial<Record<string, string>> {
  const load = createRequire(join(repository, 'package.json'));
  try {
    const file = join(dirname(load.resolve(component)), `${exportName}.js`);
    return existsSync(file) ? (load(file) as { default: Record<string, string> }).default : {};
  } catch {
    return {};
  }
}
