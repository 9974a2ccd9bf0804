import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Problem, SourceLocation } from '../../shared/problem';

/** A package whose components have API pages. */
export interface DocumentedPackage {
  name: string;
  productId: string;
  /** Exported components that get no page, and why. `*` means all that have no API page in the library's own docs. */
  withoutPage: Readonly<Record<string, string>>;
}

/** The declarations of one installed package. */
export type PackageDeclarations = NonNullable<ReturnType<typeof locate>>;

/** The compiler's view of all packages. They share one program, because they share most of their types. */
export type Declarations = ReturnType<typeof openDeclarations>;

// Without lib.dom.d.ts, because React declares the DOM interfaces for props.
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

/** Opens the declarations of the packages. Reports packages without declarations. */
export function openDeclarations(repository: string, documented: readonly DocumentedPackage[]) {
  /** Everything that has been reported so far. */
  const problems: Problem[] = [];
  const packages = documented.flatMap((entry) => {
    const located = locate(repository, entry);
    if (!located) problems.push(missing(entry, repository));
    return located ?? [];
  });
  const files = packages.flatMap(({ index, folder, componentFolders }) => [
    index,
    ...componentFolders.map((name) => join(folder, name, 'index.d.ts')),
    ...themeFiles(folder),
  ]);
  const program = ts.createProgram(files, OPTIONS);
  return { repository, program, checker: program.getTypeChecker(), packages, problems };
}

/** The module in a file, or undefined if the file has no imports and exports. */
export function moduleOf({ program, checker }: Declarations, file: string): ts.Symbol | undefined {
  const source = program.getSourceFile(file);
  return source && checker.getSymbolAtLocation(source);
}

/** Everything that a package exports by name, types included. */
export function exportsOf(declarations: Declarations, { index }: PackageDeclarations): ts.Symbol[] {
  const module = moduleOf(declarations, index);
  return module ? declarations.checker.getExportsOfModule(module) : [];
}

/** An export of React's declarations, such as `ReactNode`. Undefined if no package uses React. */
export function reactExport({ program, checker }: Declarations, name: string): ts.Symbol | undefined {
  const file = program.getSourceFiles().find(({ fileName }) => fileName.endsWith('/@types/react/index.d.ts'));
  const react = file && checker.getSymbolAtLocation(file);
  return react && checker.tryGetMemberInModuleExports(name, react);
}

/** Theme keys of a package's components, such as `MuiButton`. */
export function readThemeNames({ program }: Declarations, folder: string): string[] {
  const files = themeFiles(folder).map((path) => program.getSourceFile(path));
  const statements = files.flatMap((file) => file?.statements ?? []);
  return statements
    .filter(ts.isInterfaceDeclaration)
    .flatMap(({ members }) => members.filter(ts.isPropertySignature).filter(takesDefaultProps))
    .map(({ name }) => name.getText());
}

/**
 * Reports a declaration that cannot be read or is missing. A file is reported once, because its other problems are
 * usually a consequence, and all of them have the same fix.
 */
export function reportUnreadable(
  { problems }: Declarations,
  node: ts.Node,
  cause: string,
  position: number = node.getStart(),
): void {
  const place = declarationPlace(node, position);
  if (problems.some(({ where: [{ file }] }) => file === place.file)) return;
  problems.push({
    rule: 'api-declaration',
    what: `The declaration of a component cannot be read: ${cause.replace(/\.$/, '')}.`,
    where: [place],
    why: 'The component would have no API page.',
    fix: 'Install the package again ("npm ci"), or report the declaration to its authors.',
  });
}

/** Location for a report. The path starts at `node_modules`, which can be a link to another folder. */
export function declarationPlace(node: ts.Node, position: number = node.getStart()): SourceLocation {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(position);
  return { file: file.fileName.slice(file.fileName.indexOf('/node_modules/') + 1), line: line + 1 };
}

function locate(repository: string, documented: DocumentedPackage) {
  const { resolvedModule } = ts.resolveModuleName(
    documented.name,
    join(repository, 'index.ts'),
    OPTIONS,
    ts.sys,
  );
  if (!resolvedModule || !/\.d\.[cm]?ts$/.test(resolvedModule.resolvedFileName)) return null;
  const index = resolvedModule.resolvedFileName;
  const folder = dirname(index);
  const componentFolders = readdirSync(folder).filter(
    (name) => /^[A-Z]/.test(name) && existsSync(join(folder, name, 'index.d.ts')),
  );
  const file = join(repository, 'node_modules', documented.name, 'package.json');
  const { repository: origin, peerDependenciesMeta: peers = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    repository?: { directory?: string };
    peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  };
  return {
    ...documented,
    /** Path of the declarations of its main module. */
    index,
    /** Folder of `index`, which has a folder for each component. */
    folder,
    /** Folders of `folder` that can contain a component. */
    componentFolders,
    /** Folder of the package in the library's repository, such as `packages/mui-material`. */
    repositoryFolder: origin?.directory ?? '',
    /** Optional peer dependencies. */
    optionalPeers: Object.keys(peers).filter((name) => peers[name]?.optional),
  };
}

function missing({ name }: DocumentedPackage, repository: string): Problem {
  const manifest = `node_modules/${name}/package.json`;
  const isInstalled = existsSync(join(repository, manifest));
  return {
    rule: isInstalled ? 'api-declaration' : 'api-package',
    what: `The package "${name}" ${isInstalled ? 'has no type declarations' : 'is not installed'}.`,
    where: [{ file: isInstalled ? manifest : 'package.json', line: 1 }],
    why: 'API pages are generated from type declarations.',
    fix: isInstalled
      ? 'Install a version with types, or remove the package from the "api" of its product in content/_data/products.yaml.'
      : 'Run "npm ci".',
  };
}

/** Files that can list the components of a theme. A package has some of them, or none. */
function themeFiles(folder: string): string[] {
  const names = ['styles/components', 'themeAugmentation/components', 'themeAugmentation/props'];
  return names.map((name) => join(folder, `${name}.d.ts`));
}

function takesDefaultProps({ type }: ts.PropertySignature): boolean {
  const members = type && ts.isTypeLiteralNode(type) ? type.members : [];
  return members.some(({ name }) => name && ts.isIdentifier(name) && name.text === 'defaultProps');
}
