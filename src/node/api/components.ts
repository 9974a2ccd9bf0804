import { join } from 'node:path';
import ts from 'typescript';
import type { ComponentLink } from '../../shared/api-reference';
import type { Problem } from '../../shared/problem';
import { readDocumentation, type Documentation } from './jsdoc';
import { exportsOf, unreadable, type Declarations, type PackageDeclarations } from './program';
import { resolveAlias, unionParts } from './type-facts';

/** A component that gets an API page. */
export interface ComponentDeclaration {
  name: string;
  package: PackageDeclarations;
  /** Module of the component's folder, such as `@mui/material/Button`. */
  module: ts.Symbol;
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

/** Finds the components of a package, which are the public default exports of its folders. */
export function findComponents(
  declarations: Declarations,
  source: PackageDeclarations,
): { components: ComponentDeclaration[]; problems: Problem[] } {
  const names = new Set(exportsOf(declarations, source).map(({ name }) => name));
  const found = source.componentFolders
    .filter((name) => !Object.hasOwn(source.withoutPage, name))
    .map((name) => readFolder(declarations, source, name, names.has(name)))
    .filter((one) => one !== null);
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

/** Finds imports and exports of modules that do not exist. TypeScript does not know the types of their names. */
function deadModules({ repository, program, checker }: Declarations, source: PackageDeclarations): Problem[] {
  const isOwn = ({ fileName }: ts.SourceFile): boolean =>
    fileName.startsWith(`${source.folder}/`) &&
    !fileName.slice(source.folder.length).includes('/node_modules/');
  return program
    .getSourceFiles()
    .filter(isOwn)
    .flatMap((file) =>
      file.statements.flatMap((statement) => {
        const isRead =
          ts.isExportDeclaration(statement) || (ts.isImportDeclaration(statement) && statement.importClause);
        const specifier = isRead ? statement.moduleSpecifier : undefined;
        if (!specifier || checker.getSymbolAtLocation(specifier)) return [];
        const cause = `The module ${specifier.getText()} is missing`;
        return [unreadable(repository, file, specifier.getStart(), cause)];
      }),
    );
}

/** The public component of a folder, or null. */
function readFolder(
  { repository, program, checker }: Declarations,
  source: PackageDeclarations,
  name: string,
  isNamedExport: boolean,
): ComponentDeclaration | Problem | null {
  const file = program.getSourceFile(join(source.folder, name, 'index.d.ts'));
  const module = file && checker.getSymbolAtLocation(file);
  if (!file) return null;
  const exported = module && checker.tryGetMemberInModuleExports('default', module);
  if (!module || !exported) return syntaxMistake(repository, program, file);
  const symbol = resolveAlias(exported, checker);
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  if (!declaration) return unreadable(repository, file, 0, 'Its default export leads to no declaration');
  const mistake = syntaxMistake(repository, program, declaration.getSourceFile());
  if (mistake) return mistake;
  const type = checker.getTypeOfSymbol(symbol);
  const documentation = readDocumentation(jsDocHost(declaration));
  const comment = readComponentComment(documentation.texts.description);
  const found = { module, declaration, type, documentation, comment };
  const component = { name, package: source, isNamedExport, ...found };
  return isPublicComponent(component) ? component : null;
}

function syntaxMistake(repository: string, program: ts.Program, file: ts.SourceFile): Problem | null {
  const [first] = program.getSyntacticDiagnostics(file);
  if (!first) return null;
  const cause = ts.flattenDiagnosticMessageText(first.messageText, ' ');
  return unreadable(repository, file, first.start, cause);
}

/** The comment of `declare const X` belongs to the statement. */
export function jsDocHost(declaration: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

/**
 * False for types that are no component, for components that the package hides, calls unstable, or neither exports nor
 * documents, and for another name of a component, such as `LoadingButton` for `Button`.
 */
function isPublicComponent(component: ComponentDeclaration): boolean {
  const { name, declaration, documentation, comment, isNamedExport } = component;
  const isComponent = callable(component.type) !== null || classInstance(component.type) !== null;
  const isPublic =
    (isNamedExport || comment.hasApiPage) && !documentation.hidden && !name.startsWith('Unstable_');
  const isSecondName = comment.hasApiPage && !declaration.getSourceFile().fileName.includes(`/${name}/`);
  return isComponent && isPublic && !isSecondName;
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

const LIST_HEADING = /^(?:Demos|API):$/m;
/** Start of a section. */
const SECTION = /^(?=#)/m;
/** A button of the library's site. */
const THEIR_BUTTON = '"Edit this page"';
const PAGE_LINE = /^- \[\w+ API\]\(/m;
const INHERITS_LINE = /^- inherits \[(\w+) API\]\((\S+)\)/m;

/** Splits a component's comment at the first line that starts with `Demos` or `API` and a colon. */
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
