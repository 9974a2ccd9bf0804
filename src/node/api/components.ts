import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { LIBRARIES } from '../../libraries';
import type { CssClass } from '../../shared/api-reference';
import type { Problem } from '../../shared/problem';
import { readComponentComment, readDocumentation, type ComponentComment, type Documentation } from './jsdoc';
import {
  declarationPlace,
  exportsOf,
  moduleOf,
  unreadable,
  type Declarations,
  type PackageDeclarations,
} from './program';
import { callable, classInstance, resolveAlias } from './type-facts';

/** A component that gets an API page. */
export interface ComponentDeclaration {
  name: string;
  package: PackageDeclarations;
  /** The module that exports it, usually the module of its folder, such as `@mui/material/Button`. */
  module: ts.Symbol;
  /** Component folder of `module`, such as `Button`. Null if only the main module exports the component. */
  folder: string | null;
  /** True if it is the default export of `module`. */
  isDefaultExport: boolean;
  declaration: ts.Declaration;
  type: ts.Type;
  documentation: Documentation;
  comment: ComponentComment;
  /** True if the package exports it by name as well. */
  isNamedExport: boolean;
}

/**
 * Finds the components of a package. They are the public default exports of its folders, and named exports for which
 * the library has an API page.
 */
export function findComponents(
  declarations: Declarations,
  source: PackageDeclarations,
): { components: ComponentDeclaration[]; problems: Problem[] } {
  const exported = exportsOf(declarations, source);
  const names = new Set(exported.map(({ name }) => name));
  const found = [
    ...source.componentFolders.map((name) => readFolder(declarations, source, name, names.has(name))),
    ...exported.map((symbol) => readNamedExport(declarations, source, symbol)),
  ].filter((one) => one !== null);
  const dead = deadModules(declarations, source);
  const deadFiles = dead.map(({ where: [{ file }] }) => file);
  return {
    components: found.filter((one) => 'declaration' in one),
    problems: [
      ...dead,
      // Other problems in the file are a consequence of the missing module.
      ...found.filter((one) => 'rule' in one).filter(({ where: [{ file }] }) => !deadFiles.includes(file)),
    ],
  };
}

/**
 * Finds imports and exports of modules that do not exist, except modules of optional packages. TypeScript does not know
 * the types of their names.
 */
function deadModules({ repository, program, checker }: Declarations, source: PackageDeclarations): Problem[] {
  const isOwn = ({ fileName }: ts.SourceFile): boolean =>
    fileName.startsWith(`${source.folder}/`) &&
    !fileName.slice(source.folder.length).includes('/node_modules/');
  const isOptional = (specifier: ts.Expression): boolean =>
    ts.isStringLiteral(specifier) &&
    source.optionalPeers.some((name) => `${specifier.text}/`.startsWith(`${name}/`));
  const statements = program
    .getSourceFiles()
    .filter(isOwn)
    .flatMap((file) => file.statements);
  return statements.flatMap((statement) => {
    const isRead =
      ts.isExportDeclaration(statement) || (ts.isImportDeclaration(statement) && statement.importClause);
    const specifier = isRead ? statement.moduleSpecifier : undefined;
    if (!specifier || checker.getSymbolAtLocation(specifier) || isOptional(specifier)) return [];
    return unreadable(repository, specifier, `The module ${specifier.getText()} is missing`);
  });
}

/** The public component of a folder, or null. */
function readFolder(
  declarations: Declarations,
  source: PackageDeclarations,
  name: string,
  isNamedExport: boolean,
): ComponentDeclaration | Problem | null {
  const { repository, program, checker } = declarations;
  const file = program.getSourceFile(indexOf(source, name));
  const module = moduleOf(declarations, indexOf(source, name));
  if (!file || Object.hasOwn(source.withoutPage, name)) return null;
  const exported = module && checker.tryGetMemberInModuleExports('default', module);
  if (!exported) return syntaxMistake(repository, program, file);
  const symbol = resolveAlias(exported, checker);
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  if (!declaration) return unreadable(repository, file, 'Its default export has no declaration', 0);
  const mistake = syntaxMistake(repository, program, declaration.getSourceFile());
  if (mistake) return mistake;
  const component = {
    name,
    package: source,
    module,
    folder: name,
    isDefaultExport: true,
    isNamedExport,
    type: checker.getTypeOfSymbol(symbol),
    ...describe(declaration),
  };
  const { hasApiPage } = component.comment;
  // Another name of a component, such as `LoadingButton` for `Button`.
  const isSecondName = hasApiPage && !declaration.getSourceFile().fileName.includes(`/${name}/`);
  return isPublicComponent(component) && !isSecondName ? component : null;
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
  const described = describe(declaration);
  if (!described.comment.hasApiPage) return null;
  const folder = topFolder(declaration, source);
  const module = source.componentFolders.includes(folder) ? moduleWith(folder, name) : undefined;
  const component = {
    name,
    package: source,
    module: module ?? main,
    folder: module ? folder : null,
    isDefaultExport: false,
    isNamedExport: true,
    type: checker.getTypeOfSymbol(symbol),
    ...described,
  };
  return isPublicComponent(component) ? component : null;
}

function indexOf({ folder }: PackageDeclarations, name: string): string {
  return join(folder, name, 'index.d.ts');
}

function describe(
  declaration: ts.Declaration,
): Pick<ComponentDeclaration, 'declaration' | 'documentation' | 'comment'> {
  const documentation = readDocumentation(jsDocHost(declaration));
  return { declaration, documentation, comment: readComponentComment(documentation.texts.description) };
}

/** The folder directly below the package's that contains a declaration. */
export function topFolder(declaration: ts.Declaration, source: PackageDeclarations): string {
  return relative(source.folder, declaration.getSourceFile().fileName).split(sep)[0] ?? '';
}

function syntaxMistake(repository: string, program: ts.Program, file: ts.SourceFile): Problem | null {
  const [first] = program.getSyntacticDiagnostics(file);
  if (!first) return null;
  const cause = ts.flattenDiagnosticMessageText(first.messageText, ' ');
  return unreadable(repository, file, cause, first.start);
}

/** The comment of `declare const X` belongs to the statement. */
export function jsDocHost(declaration: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

/**
 * False for types that are no component, and for components that the package hides, calls unstable, or neither exports
 * nor documents.
 */
function isPublicComponent(component: ComponentDeclaration): boolean {
  const { name, documentation, comment, isNamedExport } = component;
  const isComponent = callable(component.type) !== null || classInstance(component.type) !== null;
  const isPublic =
    (isNamedExport || comment.hasApiPage) && !documentation.hidden && !name.startsWith('Unstable_');
  return isComponent && isPublic;
}

/** Classes by key, by the name of the export. */
type Exports = Partial<Record<string, Partial<Record<string, string>>>>;

/** The classes of a component, which are the members of `buttonClasses` in its module or in the main one. */
export function readCssClasses(
  { name, module, folder, declaration, package: source }: ComponentDeclaration,
  declarations: Declarations,
): { classes: CssClass[]; problem: Problem | null } {
  const { repository, checker } = declarations;
  const special = Object.values(LIBRARIES).flatMap(({ classes }) => classes?.[name] ?? [])[0];
  const exportName = special?.exportName ?? `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
  const inFolder = checker.tryGetMemberInModuleExports(exportName, module);
  const exported = inFolder ?? exportsOf(declarations, source).find((one) => one.name === exportName);
  if (!exported) return { classes: [], problem: null };
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
    const exporting = load(inFolder && folder !== null ? `${source.name}/${folder}` : source.name) as Exports;
    const names = exporting[exportName] ?? {};
    const classes = documented.map(({ key, texts }): CssClass => {
      const className = names[key];
      if (className === undefined) throw new Error(`${exportName} has no key "${key}"`);
      return { key, className, ...texts, isState: className.startsWith('Mui-') };
    });
    return { classes, problem: null };
  } catch (error) {
    const [cause = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    const problem: Problem = {
      rule: 'api-declaration',
      what: `The class names of the component "${name}" cannot be read: ${cause.replace(/\.$/, '')}.`,
      where: [declarationPlace(repository, symbol.declarations?.[0] ?? declaration)],
      why: 'The declarations only contain the keys, so the API page would have no classes.',
      fix: 'Install the package again ("npm ci"), or report the problem to its authors.',
    };
    return { classes: [], problem };
  }
}
