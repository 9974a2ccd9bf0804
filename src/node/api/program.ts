import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import type { Problem } from '../../shared/page/problem';
import type { DocumentedPackage } from './read-api-reference';

/** The declarations of one installed package. */
export interface PackageDeclarations extends DocumentedPackage {
  /** Folder that holds its `index.d.ts` and a folder for each component. */
  folder: string;
  /** Folders of `folder` that may hold a component. */
  componentFolders: string[];
  /** Folder of the package in the library's repository, such as `packages/mui-material`. */
  repositoryFolder: string;
}

/** Everything that reading needs; one program serves all packages, because they share most of their types. */
export interface Declarations {
  repository: string;
  program: ts.Program;
  checker: ts.TypeChecker;
  packages: PackageDeclarations[];
}

// Without lib.dom.d.ts: the declarations of React stand in for the DOM interfaces that props name.
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2022.d.ts'],
  types: [],
  strict: true,
  noEmit: true,
};

/** Opens the declarations of the packages; one that is not installed becomes a problem. */
export function openDeclarations(
  repository: string,
  documented: readonly DocumentedPackage[],
): Declarations & { problems: Problem[] } {
  const located = documented.map((entry) => locate(repository, entry) ?? missing(entry));
  const packages = located.filter((one) => 'folder' in one);
  const problems = located.filter((one) => 'rule' in one);
  const files = packages.flatMap(({ folder, componentFolders }) => [
    join(folder, 'index.d.ts'),
    ...componentFolders.map((name) => join(folder, name, 'index.d.ts')),
    ...themeFiles(folder),
  ]);
  const program = ts.createProgram(files, OPTIONS);
  return { repository, program, checker: program.getTypeChecker(), packages, problems };
}

/** Keys such as `MuiButton` under which themes of a package take default props. */
export function readThemeNames({ program }: Declarations, folder: string): string[] {
  const files = themeFiles(folder).map((path) => program.getSourceFile(path));
  const statements = files.flatMap((file) => file?.statements ?? []);
  return statements
    .filter(ts.isInterfaceDeclaration)
    .flatMap(({ members }) => members.filter(ts.isPropertySignature).filter(takesDefaultProps))
    .map(({ name }) => name.getText());
}

/** The problem that a declaration cannot be understood, or is missing. */
export function unreadable(
  repository: string,
  file: ts.SourceFile,
  position: number,
  cause: string,
): Problem {
  const { line } = file.getLineAndCharacterOfPosition(position);
  return {
    rule: 'api-declaration',
    what: `The declaration of a component cannot be read: ${cause.replace(/\.$/, '')}.`,
    where: [{ file: reportedPath(repository, file.fileName), line: line + 1 }],
    why: 'The component would have no API page.',
    fix: 'Install the package again ("npm ci"), or report the declaration to its authors.',
  };
}

function locate(repository: string, documented: DocumentedPackage): PackageDeclarations | null {
  const { resolvedModule } = ts.resolveModuleName(
    documented.name,
    join(repository, 'index.ts'),
    OPTIONS,
    ts.sys,
  );
  if (!resolvedModule || !/\.d\.[cm]?ts$/.test(resolvedModule.resolvedFileName)) return null;
  const folder = dirname(resolvedModule.resolvedFileName);
  const componentFolders = readdirSync(folder).filter(
    (name) => /^[A-Z]/.test(name) && existsSync(join(folder, name, 'index.d.ts')),
  );
  return { ...documented, folder, componentFolders, repositoryFolder: repositoryFolder(folder) };
}

/** `repository.directory` of the nearest package.json that names a package; others only set the module type. */
function repositoryFolder(folder: string): string {
  const file = join(folder, 'package.json');
  if (existsSync(file)) {
    const { repository } = JSON.parse(readFileSync(file, 'utf8')) as { repository?: { directory?: string } };
    if (repository?.directory !== undefined) return repository.directory;
  }
  return dirname(folder) === folder ? '' : repositoryFolder(dirname(folder));
}

function missing({ name }: DocumentedPackage): Problem {
  return {
    rule: 'api-package',
    what: `The package "${name}" is not installed, or has no type declarations.`,
    where: [{ file: 'package.json', line: 1 }],
    why: 'The API pages of its components are made from its declarations.',
    fix: 'Run "npm ci".',
  };
}

/** Declarations that list the components a theme can address. */
function themeFiles(folder: string): string[] {
  const candidates = ['styles', 'themeAugmentation'].map((name) => join(folder, name, 'components.d.ts'));
  return candidates.filter((file) => existsSync(file));
}

function takesDefaultProps({ type }: ts.PropertySignature): boolean {
  const members = type && ts.isTypeLiteralNode(type) ? type.members : [];
  return members.some(({ name }) => name && ts.isIdentifier(name) && name.text === 'defaultProps');
}

/** Path of a file for reports: relative to the repository where it is inside. */
function reportedPath(repository: string, file: string): string {
  const fromModules = file.lastIndexOf(`${sep}node_modules${sep}@mui${sep}`);
  return relative(repository, file).startsWith('..') && fromModules !== -1
    ? file.slice(fromModules + 1)
    : relative(repository, file);
}
