import { join } from 'node:path';
import ts from 'typescript';
import type { Declarations, PackageDeclarations } from './program';

/** A place in the declarations of a package that cannot be understood. */
export interface UnreadableComponent {
  file: string;
  line: number;
  cause: string;
}

/** Names that a package exports, and exports from modules that are not there. */
export function readExports(
  { program, checker }: Declarations,
  { folder }: PackageDeclarations,
): { names: ReadonlySet<string>; dead: UnreadableComponent[] } {
  const file = program.getSourceFile(join(folder, 'index.d.ts'));
  const module = file && checker.getSymbolAtLocation(file);
  if (!file || !module) return { names: new Set(), dead: [] };
  const dead = file.statements.flatMap((statement): UnreadableComponent[] => {
    const specifier = ts.isExportDeclaration(statement) ? statement.moduleSpecifier : undefined;
    if (!specifier || checker.getSymbolAtLocation(specifier)) return [];
    const { line } = file.getLineAndCharacterOfPosition(specifier.getStart());
    return [{ file: file.fileName, line: line + 1, cause: `The module ${specifier.getText()} is missing` }];
  });
  return { names: new Set(checker.getExportsOfModule(module).map(({ name }) => name)), dead };
}
