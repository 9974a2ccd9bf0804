import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { LIBRARIES } from '../../libraries';
import type { CssClass } from '../../shared/api-reference';
import { readComponentComment, readDocumentation } from './jsdoc';
import {
  declarationPlace,
  exportsOf,
  moduleOf,
  reportUnreadable,
  type Declarations,
  type PackageDeclarations,
} from './program';
import { callable, classInstance, resolveAlias } from './type-facts';

/** A component that gets an API page. */
export type ComponentDeclaration = NonNullable<ReturnType<typeof readCandidate>>;

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
  const exported = folderExport(declarations, source, name, 'default');
  if (!exported) return null;
  const [specifier] = exported.declarations ?? [];
  if (specifier && !resolveAlias(exported, declarations.checker).declarations)
    reportUnreadable(declarations, specifier, 'Its default export has no declaration');
  const imports = [
    `import ${name} from '${source.name}/${name}';`,
    ...(isNamedExport ? [`import { ${name} } from '${source.name}';`] : []),
  ];
  const candidate = { name, package: source, exported, imports, folder: name };
  const component = readCandidate(candidate, declarations, !isNamedExport);
  const file = component?.declaration.getSourceFile().fileName;
  // Another name of a component, such as `LoadingButton` for `Button`.
  const isSecondName = component?.comment.hasApiPage && !file?.includes(`/${name}/`);
  return isSecondName ? null : component;
}

/** A component that the main module exports by name, and whose comment lists an API page of the library, or null. */
function readNamedExport(
  declarations: Declarations,
  source: PackageDeclarations,
  exported: ts.Symbol,
): ComponentDeclaration | null {
  const { name } = exported;
  const file = resolveAlias(exported, declarations.checker).valueDeclaration?.getSourceFile().fileName;
  if (file === undefined || folderExport(declarations, source, name, 'default')) return null;
  const folder = relative(source.folder, file).split(sep)[0] ?? '';
  const isInFolder = folderExport(declarations, source, folder, name) !== undefined;
  const modules = [...(isInFolder ? [`${source.name}/${folder}`] : []), source.name];
  const imports = modules.map((from) => `import { ${name} } from '${from}';`);
  return readCandidate({ name, package: source, exported, imports, folder }, declarations, true);
}

/** An export of the module of a component's folder. */
function folderExport(
  declarations: Declarations,
  source: PackageDeclarations,
  folder: string,
  name: string,
): ts.Symbol | undefined {
  if (!source.componentFolders.includes(folder)) return undefined;
  const module = moduleOf(declarations, join(source.folder, folder, 'index.d.ts'));
  return module && declarations.checker.tryGetMemberInModuleExports(name, module);
}

/** The comment of `declare const X` belongs to the statement. */
export function jsDocHost(declaration: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

/** An export that can be a component. */
interface Candidate {
  name: string;
  package: PackageDeclarations;
  exported: ts.Symbol;
  /** Import statements for it, smallest first. */
  imports: string[];
  /** Folder of its source. */
  folder: string;
}

/**
 * Adds the type and the documentation of a component. Null for other values, and for components that the package hides
 * or calls unstable.
 * @param needsApiPage true if the library must have an API page for the component
 */
function readCandidate(candidate: Candidate, { program, checker }: Declarations, needsApiPage: boolean) {
  const symbol = resolveAlias(candidate.exported, checker);
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  const isExcluded =
    Object.hasOwn(candidate.package.withoutPage, candidate.name) || candidate.name.startsWith('Unstable_');
  // Syntax errors are reported.
  if (!declaration || isExcluded || program.getSyntacticDiagnostics(declaration.getSourceFile()).length > 0)
    return null;
  const documentation = readDocumentation(jsDocHost(declaration));
  const comment = readComponentComment(documentation.texts.description);
  if (documentation.hidden || (needsApiPage && !comment.hasApiPage)) return null;
  const type = checker.getTypeOfSymbol(symbol);
  if (!callable(type) && !classInstance(type)) return null;
  return { ...candidate, declaration, type, documentation, comment };
}

/** Classes by key, by the name of the export. */
type Exports = Partial<Record<string, Partial<Record<string, string>>>>;

/**
 * The classes of a component, which are the members of `buttonClasses` in its folder or in the main module. Reports class
 * names that cannot be read.
 */
export function readCssClasses(
  { name, folder, declaration, package: source }: ComponentDeclaration,
  declarations: Declarations,
): CssClass[] {
  const { repository, checker, problems } = declarations;
  const special = Object.values(LIBRARIES).flatMap(({ classes }) => classes?.[name] ?? [])[0];
  const exportName = special?.exportName ?? `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
  const inFolder = folderExport(declarations, source, folder, exportName);
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
    const names = (load(inFolder ? `${source.name}/${folder}` : source.name) as Exports)[exportName] ?? {};
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
