import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { LIBRARIES } from '../../libraries';
import type { CssClass } from '../../shared/api-reference';
import { readComponentComment, readDocumentation, type ComponentComment, type Documentation } from './jsdoc';
import {
  declarationPlace,
  exportsOf,
  moduleOf,
  reportUnreadable,
  type Declarations,
  type PackageDeclarations,
} from './program';
import { callable, classInstance, resolveAlias } from './type-facts';

/** An export that can be a component. */
interface ExportedComponent {
  name: string;
  package: PackageDeclarations;
  /** The module that exports it, usually the module of its folder. */
  module: ts.Symbol;
  /** Name of `module`, such as `@mui/material/Button`. */
  moduleName: string;
  /** Import statements for it, smallest first. */
  imports: string[];
  /** Folder of its source. */
  folder: string;
}

/** A component that gets an API page. */
export interface ComponentDeclaration extends ExportedComponent {
  declaration: ts.Declaration;
  type: ts.Type;
  documentation: Documentation;
  comment: ComponentComment;
}

/**
 * Finds the components of a package. They are the public default exports of its folders, and named exports for which
 * the library has an API page.
 */
export function findComponents(
  declarations: Declarations,
  source: PackageDeclarations,
): ComponentDeclaration[] {
  reportFaultyFiles(declarations, source);
  const exported = exportsOf(declarations, source);
  const names = new Set(exported.map(({ name }) => name));
  return [
    ...source.componentFolders.map((name) => readFolder(declarations, source, name, names.has(name))),
    ...exported.map((symbol) => readNamedExport(declarations, source, symbol)),
  ].filter((component) => component !== null);
}

/**
 * Reports syntax errors, and imports and exports of modules that do not exist, except modules of optional packages.
 * TypeScript does not know the types of their names.
 */
function reportFaultyFiles(declarations: Declarations, { folder, optionalPeers }: PackageDeclarations): void {
  const { program, checker } = declarations;
  const isOwn = ({ fileName }: ts.SourceFile): boolean =>
    fileName.startsWith(`${folder}/`) && !fileName.slice(folder.length).includes('/node_modules/');
  const isOptional = (specifier: ts.Expression): boolean =>
    ts.isStringLiteral(specifier) &&
    optionalPeers.some((name) => `${specifier.text}/`.startsWith(`${name}/`));
  for (const file of program.getSourceFiles().filter(isOwn)) {
    const [error] = program.getSyntacticDiagnostics(file);
    if (error) {
      const cause = ts.flattenDiagnosticMessageText(error.messageText, ' ');
      reportUnreadable(declarations, file, cause, error.start);
    }
    for (const statement of file.statements) {
      const isRead =
        ts.isExportDeclaration(statement) || (ts.isImportDeclaration(statement) && statement.importClause);
      const specifier = isRead ? statement.moduleSpecifier : undefined;
      if (specifier && !checker.getSymbolAtLocation(specifier) && !isOptional(specifier))
        reportUnreadable(declarations, specifier, `The module ${specifier.getText()} is missing`);
    }
  }
}

/** The public component of a folder, or null. */
function readFolder(
  declarations: Declarations,
  source: PackageDeclarations,
  name: string,
  isNamedExport: boolean,
): ComponentDeclaration | null {
  const { program, checker } = declarations;
  const file = program.getSourceFile(indexOf(source, name));
  const module = moduleOf(declarations, indexOf(source, name));
  const exported = module && checker.tryGetMemberInModuleExports('default', module);
  if (!file || !exported || Object.hasOwn(source.withoutPage, name)) return null;
  const symbol = resolveAlias(exported, checker);
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  if (!declaration) {
    reportUnreadable(declarations, file, 'Its default export has no declaration', 0);
    return null;
  }
  const declaringFile = declaration.getSourceFile();
  // Its syntax error is reported.
  if (program.getSyntacticDiagnostics(declaringFile).length > 0) return null;
  const moduleName = `${source.name}/${name}`;
  const imports = [
    `import ${name} from '${moduleName}';`,
    ...(isNamedExport ? [`import { ${name} } from '${source.name}';`] : []),
  ];
  const exportedComponent = { name, package: source, module, moduleName, imports, folder: name };
  const component = describePublic(exportedComponent, symbol, declaration, !isNamedExport, checker);
  // Another name of a component, such as `LoadingButton` for `Button`.
  const isSecondName = component?.comment.hasApiPage && !declaringFile.fileName.includes(`/${name}/`);
  return isSecondName ? null : component;
}

/** A component that the main module exports by name, and whose comment lists an API page of the library, or null. */
function readNamedExport(
  declarations: Declarations,
  source: PackageDeclarations,
  exported: ts.Symbol,
): ComponentDeclaration | null {
  const { checker } = declarations;
  const { name } = exported;
  const moduleWith = (folder: string, member: string): ts.Symbol | undefined => {
    const module = moduleOf(declarations, indexOf(source, folder));
    return module && checker.tryGetMemberInModuleExports(member, module) && module;
  };
  const main = moduleOf(declarations, source.index);
  if (!main || !/^[A-Z]/.test(name) || Object.hasOwn(source.withoutPage, name)) return null;
  const symbol = resolveAlias(exported, checker);
  const declaration = symbol.valueDeclaration;
  if (!declaration || moduleWith(name, 'default')) return null;
  const folder = relative(source.folder, declaration.getSourceFile().fileName).split(sep)[0] ?? '';
  const module = source.componentFolders.includes(folder) ? moduleWith(folder, name) : undefined;
  const moduleName = module ? `${source.name}/${folder}` : source.name;
  const imports = [...new Set([moduleName, source.name])].map((from) => `import { ${name} } from '${from}';`);
  const exportedComponent = { name, package: source, module: module ?? main, moduleName, imports, folder };
  return describePublic(exportedComponent, symbol, declaration, true, checker);
}

function indexOf({ folder }: PackageDeclarations, name: string): string {
  return join(folder, name, 'index.d.ts');
}

/** The comment of `declare const X` belongs to the statement. */
export function jsDocHost(declaration: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

/**
 * Adds the type and the documentation of a component. Null for other values, and for components that the package hides
 * or calls unstable.
 * @param needsApiPage true if the library must have an API page for the component
 */
function describePublic(
  exported: ExportedComponent,
  symbol: ts.Symbol,
  declaration: ts.Declaration,
  needsApiPage: boolean,
  checker: ts.TypeChecker,
): ComponentDeclaration | null {
  const documentation = readDocumentation(jsDocHost(declaration));
  const comment = readComponentComment(documentation.texts.description);
  if (needsApiPage && !comment.hasApiPage) return null;
  const type = checker.getTypeOfSymbol(symbol);
  const isComponent = callable(type) !== null || classInstance(type) !== null;
  const isHidden = documentation.hidden || exported.name.startsWith('Unstable_');
  return isComponent && !isHidden ? { ...exported, declaration, type, documentation, comment } : null;
}

/** Classes by key, by the name of the export. */
type Exports = Partial<Record<string, Partial<Record<string, string>>>>;

/**
 * The classes of a component, which are the members of `buttonClasses` in its module or in the main one. Reports class
 * names that cannot be read.
 */
export function readCssClasses(
  { name, module, moduleName, declaration, package: source }: ComponentDeclaration,
  declarations: Declarations,
): CssClass[] {
  const { repository, checker, problems } = declarations;
  const special = Object.values(LIBRARIES).flatMap(({ classes }) => classes?.[name] ?? [])[0];
  const exportName = special?.exportName ?? `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
  const inFolder = checker.tryGetMemberInModuleExports(exportName, module);
  const exported = inFolder ?? exportsOf(declarations, source).find((one) => one.name === exportName);
  if (!exported) return [];
  const symbol = resolveAlias(exported, checker);
  const properties = checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol));
  const documented = properties.flatMap((property) => {
    const key = property.name;
    const { hidden, texts } = readDocumentation(property.declarations?.[0]);
    return hidden || special?.missing.includes(key) ? [] : [{ key, texts }];
  });
  try {
    // Some classes belong to another component, such as `MuiInputBase-…` in `Input`, so run the module.
    const load = createRequire(join(repository, 'package.json'));
    const names = (load(inFolder ? moduleName : source.name) as Exports)[exportName] ?? {};
    return documented.map(({ key, texts }) => {
      const className = names[key];
      if (className === undefined) throw new Error(`${exportName} has no key "${key}"`);
      return { key, className, ...texts, isState: className.startsWith('Mui-') };
    });
  } catch (error) {
    const [cause = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    problems.push({
      rule: 'api-declaration',
      what: `The class names of the component "${name}" cannot be read: ${cause.replace(/\.$/, '')}.`,
      where: [declarationPlace(symbol.declarations?.[0] ?? declaration)],
      why: 'The declarations only contain the keys, so the API page would have no classes.',
      fix: 'Install the package again ("npm ci"), or report the problem to its authors.',
    });
    return [];
  }
}
