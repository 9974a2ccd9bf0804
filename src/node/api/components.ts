import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import type { ComponentLink } from '../../shared/api-reference';
import type { Problem } from '../../shared/problem';
import { readDocumentation, type Documentation } from './jsdoc';
import { exportsOf, moduleOf, unreadable, type Declarations, type PackageDeclarations } from './program';
import { resolveAlias, unionParts } from './type-facts';

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

/** The comment of a component, split into prose and the lists that the library's site generates. */
interface ComponentComment {
  /** Markdown without the lists, and without sections about the library's site. */
  description: string;
  /** True if the library has an API page for the component. */
  hasApiPage: boolean;
  /** The component whose props it inherits. `path` is a path of the library's site. */
  inherits: ComponentLink | null;
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

/** React renders a context, but it is no component that needs documentation. */
export function isContext(type: ts.Type): boolean {
  return type.getProperty('Consumer') !== undefined;
}

/** The part of a type that is a function component, or null. */
export function callable(type: ts.Type): ts.Type | null {
  const takesProps = (part: ts.Type): boolean =>
    !isContext(part) && part.getCallSignatures().some(({ parameters }) => parameters.length <= 2);
  return unionParts(type).find(takesProps) ?? null;
}

/** Instance type of a class component. Null for other types. */
export function classInstance(type: ts.Type): ts.Type | null {
  const instances = unionParts(type).flatMap((part) =>
    part.getConstructSignatures().map((signature) => signature.getReturnType()),
  );
  return instances.find((one) => one.getProperty('props') && one.getProperty('render')) ?? null;
}

const LIST_HEADING = /^(?:Demos|Features|API):$/m;
/** Start of a section. */
const SECTION = /^(?=#)/m;
/** A button of the library's site. */
const THEIR_BUTTON = '"Edit this page"';
const PAGE_LINE = /^- \[\w+ API\]\(/m;
const INHERITS_LINE = /^- inherits \[(\w+) API\]\((\S+)\)/m;

/** Splits a component's comment at the first line that is `Demos:`, `Features:`, or `API:`. */
function readComponentComment(text: string): ComponentComment {
  const start = text.search(LIST_HEADING);
  const prose = start === -1 ? text : text.slice(0, start);
  const lists = start === -1 ? '' : text.slice(start);
  const [, name, path] = INHERITS_LINE.exec(lists) ?? [];
  const sections = prose.split(SECTION).filter((section) => !section.includes(THEIR_BUTTON));
  return {
    description: sections.join('').trim(),
    hasApiPage: PAGE_LINE.test(lists),
    inherits: name !== undefined && path !== undefined ? { name, path } : null,
  };
}
