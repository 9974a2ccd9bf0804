import { join } from 'node:path';
import ts from 'typescript';
import { readComponentComment, type ComponentComment } from './component-comment';
import { readDocumentation, type Documentation } from './jsdoc';
import { readExports, type UnreadableComponent } from './package-exports';
import type { Declarations, PackageDeclarations } from './program';

/** A component that gets an API page, with what all parts of the reading need. */
export interface ComponentDeclaration {
  name: string;
  package: PackageDeclarations;
  /** Module of the component's folder, such as `@mui/material/Button`. */
  module: ts.Symbol;
  declaration: ts.Declaration;
  type: ts.Type;
  documentation: Documentation;
  comment: ComponentComment;
  /** Whether the package exports it by name too. */
  isNamedExport: boolean;
}

/** Finds the components of a package: folders whose default export is one and that the package means for readers. */
export function findComponents(
  declarations: Declarations,
  source: PackageDeclarations,
): { components: ComponentDeclaration[]; unreadable: UnreadableComponent[] } {
  const { names: named, dead } = readExports(declarations, source);
  const unreadable: UnreadableComponent[] = [...dead];
  const components = source.componentFolders.flatMap((name): ComponentDeclaration[] => {
    if (Object.hasOwn(source.withoutPage, name)) return [];
    const found = readFolder(declarations, source, name, named.has(name));
    if (found && 'cause' in found) unreadable.push(found);
    return found && 'declaration' in found && isForReaders(found) ? [found] : [];
  });
  return { components, unreadable };
}

function readFolder(
  { program, checker }: Declarations,
  source: PackageDeclarations,
  name: string,
  isNamedExport: boolean,
): ComponentDeclaration | UnreadableComponent | null {
  const file = program.getSourceFile(join(source.folder, name, 'index.d.ts'));
  const module = file && checker.getSymbolAtLocation(file);
  if (!file) return null;
  const exported = module && checker.tryGetMemberInModuleExports('default', module);
  if (!module || !exported) return syntaxMistake(program, file);
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  if (!declaration)
    return { file: file.fileName, line: 1, cause: 'Its default export leads to no declaration' };
  const mistake = syntaxMistake(program, declaration.getSourceFile());
  if (mistake) return mistake;
  const type = checker.getTypeOfSymbol(symbol);
  const documentation = readDocumentation(jsDocHost(declaration));
  const comment = readComponentComment(documentation.description);
  return { name, package: source, module, declaration, type, documentation, comment, isNamedExport };
}

function syntaxMistake(program: ts.Program, file: ts.SourceFile): UnreadableComponent | null {
  const [first] = program.getSyntacticDiagnostics(file);
  if (!first) return null;
  const { line } = file.getLineAndCharacterOfPosition(first.start);
  return {
    file: file.fileName,
    line: line + 1,
    cause: ts.flattenDiagnosticMessageText(first.messageText, ' '),
  };
}

/** The comment of `declare const X` stands at the statement. */
function jsDocHost(declaration: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

/**
 * Not for readers: what is no component, what says so, what the package neither exports nor documents, what is
 * unstable, and a second name of another component, such as `LoadingButton` for `Button`.
 */
function isForReaders({
  name,
  declaration,
  type,
  documentation,
  comment,
  isNamedExport,
}: ComponentDeclaration): boolean {
  const isComponent = callable(type) !== null;
  const isPublic =
    (isNamedExport || comment.hasApiPage) && !documentation.hidden && !name.startsWith('Unstable_');
  const isSecondName = comment.hasApiPage && !declaration.getSourceFile().fileName.includes(`/${name}/`);
  return isComponent && isPublic && !isSecondName;
}

/** The part of a component's type that can be called; null for what is no function component. */
export function callable(type: ts.Type): ts.Type | null {
  const parts = type.isUnion() ? type.types : [type];
  return (
    parts.find((part) => part.getCallSignatures().some(({ parameters }) => parameters.length <= 2)) ?? null
  );
}
