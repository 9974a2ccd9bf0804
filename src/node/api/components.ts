import { join } from 'node:path';
import ts from 'typescript';
import type { ComponentLink } from '../../shared/api/api-reference';
import type { Problem } from '../../shared/page/problem';
import { readDocumentation, type Documentation } from './jsdoc';
import { unreadable, type Declarations, type PackageDeclarations } from './program';
import { resolveAlias, unionParts } from './type-facts';

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

/** The comment of a component, parted into prose and the lists that the library's own site generates into it. */
interface ComponentComment {
  /** Markdown without the lists, and without sections that speak of the library's own site. */
  description: string;
  /** Whether the library documents the component on a page of its own. */
  hasApiPage: boolean;
  /** The component whose props it takes too; `path` is the library's own address. */
  inherits: ComponentLink | null;
}

/** Finds the components of a package: folders whose default export is one and that the package means for readers. */
export function findComponents(
  declarations: Declarations,
  source: PackageDeclarations,
): { components: ComponentDeclaration[]; problems: Problem[] } {
  const { names, dead } = readExports(declarations, source);
  const found = source.componentFolders
    .filter((name) => !Object.hasOwn(source.withoutPage, name))
    .map((name) => readFolder(declarations, source, name, names.has(name)))
    .filter((one) => one !== null);
  return {
    components: found.filter((one) => 'declaration' in one),
    problems: [...dead, ...found.filter((one) => 'rule' in one)],
  };
}

/** Names that a package exports, and exports from modules that are not there. */
function readExports(
  { repository, program, checker }: Declarations,
  { folder }: PackageDeclarations,
): { names: ReadonlySet<string>; dead: Problem[] } {
  const file = program.getSourceFile(join(folder, 'index.d.ts'));
  const module = file && checker.getSymbolAtLocation(file);
  if (!file || !module) return { names: new Set(), dead: [] };
  const dead = file.statements.flatMap((statement) => {
    const specifier = ts.isExportDeclaration(statement) ? statement.moduleSpecifier : undefined;
    if (!specifier || checker.getSymbolAtLocation(specifier)) return [];
    const cause = `The module ${specifier.getText()} is missing`;
    return [unreadable(repository, file, specifier.getStart(), cause)];
  });
  return { names: new Set(checker.getExportsOfModule(module).map(({ name }) => name)), dead };
}

/** The component of a folder; null for a folder without one for readers. */
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
  return isForReaders(component) ? component : null;
}

function syntaxMistake(repository: string, program: ts.Program, file: ts.SourceFile): Problem | null {
  const [first] = program.getSyntacticDiagnostics(file);
  if (!first) return null;
  const cause = ts.flattenDiagnosticMessageText(first.messageText, ' ');
  return unreadable(repository, file, first.start, cause);
}

/** The comment of `declare const X` stands at the statement. */
function jsDocHost(declaration: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

/**
 * Not for readers: what is no component, what says so, what the package neither exports nor documents, what is
 * unstable, and a second name of another component, such as `LoadingButton` for `Button`.
 */
function isForReaders(component: ComponentDeclaration): boolean {
  const { name, declaration, documentation, comment, isNamedExport } = component;
  const isComponent = callable(component.type) !== null;
  const isPublic =
    (isNamedExport || comment.hasApiPage) && !documentation.hidden && !name.startsWith('Unstable_');
  const isSecondName = comment.hasApiPage && !declaration.getSourceFile().fileName.includes(`/${name}/`);
  return isComponent && isPublic && !isSecondName;
}

/** The part of a component's type that can be called; null for what is no function component. */
export function callable(type: ts.Type): ts.Type | null {
  const takesProps = (part: ts.Type): boolean =>
    part.getCallSignatures().some(({ parameters }) => parameters.length <= 2);
  return unionParts(type).find(takesProps) ?? null;
}

const LIST_HEADING = /^(?:Demos|API):$/m;
/** Where a section begins. */
const SECTION = /^(?=#)/m;
/** A button of the library's own site. */
const THEIR_BUTTON = '"Edit this page"';
const PAGE_LINE = /^- \[\w+ API\]\(/m;
const INHERITS_LINE = /^- inherits \[(\w+) API\]\((\S+)\)/m;

/** Parts a component's comment at the first "Demos:" or "API:" line. */
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
