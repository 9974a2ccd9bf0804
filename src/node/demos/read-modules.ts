import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { CssSyntaxError, parse as parseCss } from 'postcss';
import { type Problem, type SourceLocation, uniqueProblems } from '../../shared/problem';
import { packageOf } from '../../shared/paths';
import { positionAt, REPOSITORY, repositoryPath } from '../lib/files';
import { repositoryRequire } from './bundler';
import type { DemoPageSource } from './find-demos';
import {
  checkModuleImports,
  fileProblem,
  type Importer,
  locateImports,
  packageProblem,
  syntaxProblem,
} from './import-problems';
import { ModuleLookup, type ModuleRequest, parseModule, READABLE, SCRIPT } from './modules';

/** Reads the imports of a demo's file and reports broken ones. */
function readImports(importer: Importer & { source: string }) {
  const { tree, mistake } = parseFile(importer);
  if (!tree || mistake) {
    const problems = mistake ? [syntaxProblem('demo-syntax', mistake, importer)] : [];
    return { requests: [], targets: new Map<string, string>(), problems };
  }
  const imports = locateImports(importer, tree);
  const rules = { module: 'demo-import', export: 'demo-import' };
  const checked = checkModuleImports(imports, rules, (request, target) =>
    request.value.startsWith('.')
      ? fileProblem(request, target, importer)
      : target?.endsWith('.css')
        ? {
            what: `The demo imports "${request.value}", which is a stylesheet of a package.`,
            why: 'Demos only load stylesheets next to them.',
            fix: 'Copy its rules to a file next to the demo, such as "./styles.css".',
          }
        : packageProblem(request, target, importer),
  );
  return { ...checked, requests: imports.requests };
}

/** Parses code, CSS, or JSON. The tree is null for CSS and JSON. */
function parseFile({ path, source }: { path: string; source: string }) {
  if (SCRIPT.test(path)) return parseModule(source, path);
  try {
    if (path.endsWith('.css')) parseCss(source);
    else JSON.parse(source);
    return { tree: null, mistake: null };
  } catch (error) {
    if (error instanceof CssSyntaxError) {
      const { reason, line = 1, column = 1 } = error;
      return { tree: null, mistake: { message: reason, place: { line, column } } };
    }
    const offset = /at position (\d+)/.exec((error as SyntaxError).message)?.[1] ?? source.length;
    // Versions of Node word the rest differently.
    const mistake = { message: 'This is not JSON', place: positionAt(source, Number(offset)) };
    return { tree: null, mistake };
  }
}

/** Checks demos without bundling or rendering them. */
export async function checkDemoModules(
  pages: readonly DemoPageSource[],
  repository: string,
): Promise<Problem[]> {
  const lookup = new ModuleLookup();
  const read = pages.flatMap(({ demos }) =>
    demos.flatMap(({ name, stylings, playground }) =>
      (playground ? [] : stylings).map(({ file }) => readDemoModules(file, name, repository, lookup)),
    ),
  );
  return uniqueProblems((await Promise.all(read)).flatMap(({ problems }) => problems));
}

/** A file that a demo consists of. */
export interface DemoModule {
  /** Absolute path. */
  path: string;
  /** Text as the author wrote it. */
  source: string;
  /** Text with relative imports of siblings, because all files of a demo are in one folder. */
  flatSource: string;
  /** File name in that folder. */
  name: string;
}

/** A demo with everything that it imports. */
interface DemoModules {
  /** The demo first. */
  modules: DemoModule[];
  /** Modules of packages that run, such as `@mui/material/Button`. */
  imports: Set<string>;
  /** Names of the packages, including those with only types. */
  packages: Set<string>;
  problems: Problem[];
}

/** Reads a demo with its direct and indirect imports. Reports everything that would break the bundle. */
export async function readDemoModules(
  entry: string,
  name: string,
  repository: string,
  lookup: ModuleLookup,
): Promise<DemoModules> {
  const result: DemoModules = { modules: [], imports: new Set(), packages: new Set(), problems: [] };
  // The map grows during the loop, because imported files join it.
  const names = new Map([[entry, `${name}.tsx`]]);
  for (const [path, fileName] of names) {
    const source = (await readFile(path, 'utf8')).replaceAll('\r\n', '\n').trimEnd();
    const { requests, targets, problems } = readImports({ path, source, repository, lookup });
    result.problems.push(...problems);
    const replaced = new Map<ModuleRequest, string>();
    for (const request of requests) {
      const { value, typeOnly } = request;
      const target = targets.get(value);
      if (!value.startsWith('.')) {
        result.packages.add(packageOf(value));
        if (!typeOnly) result.imports.add(value);
      } else if (target) {
        const sibling = names.get(target) ?? freeName(target, [...names.values()]);
        names.set(target, sibling);
        replaced.set(request, siblingImport(sibling, value));
      }
    }
    const flatSource = replaceRequests(source, replaced);
    result.modules.push({ path, source, flatSource, name: fileName });
  }
  if (result.problems.length === 0 && !lookup.exportNames(entry)?.has('default'))
    result.problems.push(noDefaultExport(name, entry, repository));
  return result;
}

/** Every demo is rendered by its default export. */
function noDefaultExport(name: string, path: string, repository: string): Problem {
  return {
    rule: 'demo-export',
    what: `The demo "${name}" has no default export.`,
    where: [placeOf(/^export\b/m, path, repository)],
    fix: `Write "export default function ${name}() { … }".`,
  };
}

/** The first match in a file, or its start. */
export function placeOf(pattern: RegExp, path: string, repository: string): SourceLocation {
  const source = readFileSync(path, 'utf8');
  const offset = Math.max(0, source.search(pattern));
  return { file: repositoryPath(path, repository), ...positionAt(source, offset) };
}

function replaceRequests(source: string, replaced: ReadonlyMap<ModuleRequest, string>): string {
  return [...replaced].reduceRight((text, [{ start, end }, value]) => {
    const quote = text[start] ?? "'";
    return `${text.slice(0, start)}${quote}${value}${quote}${text.slice(end)}`;
  }, source);
}

/** Names of files that sandboxes add. */
const RESERVED = ['Demo', 'index', 'main', 'tailwind', 'vite-env.d'];

/** Unused file name in the demo. Adds a number if the name is taken. */
function freeName(path: string, taken: readonly string[]): string {
  const { name, ext } = parse(path);
  const stems = [
    ...RESERVED.filter((stem) => SCRIPT.test(path) || stem === 'tailwind'),
    ...taken.map((other) => parse(other).name),
  ];
  for (let number = 1; ; number += 1) {
    const stem = number === 1 ? name : `${name}${number}`;
    if (!stems.includes(stem)) return stem + ext;
  }
}

/** Import specifier for a sibling file. Scripts have no extension. CSS and JSON keep theirs if the author wrote one. */
function siblingImport(name: string, request: string): string {
  return `./${READABLE.test(request) && !SCRIPT.test(request) ? name : parse(name).name}`;
}

interface Manifest {
  version: string;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** React, and the engine that the libraries style with. */
const ALWAYS = ['react', 'react-dom', '@emotion/react', '@emotion/styled'];

/** Finds the installed versions of packages, their required peers, and their types. */
export function findDependencies(packages: Iterable<string>) {
  // The set grows during the loop. Icons, for example, need their library.
  const names = new Set([...ALWAYS, ...packages]);
  for (const name of names) {
    const { peerDependencies = {}, peerDependenciesMeta = {} } = readManifest(name) ?? {};
    for (const peer of Object.keys(peerDependencies))
      if (!peerDependenciesMeta[peer]?.optional) names.add(peer);
  }
  // `@scope/name` → `@types/scope__name`
  const types = [...names].map((name) => `@types/${name.replace(/^@/, '').replace('/', '__')}`);
  return { dependencies: installedVersions([...names]), typeDependencies: installedVersions(types) };
}

/** Versions of the packages that are installed. */
function installedVersions(names: string[]): Record<string, string> {
  const versions = names.sort().flatMap((name) => {
    const manifest = readManifest(name);
    return manifest ? [[name, manifest.version] as const] : [];
  });
  return Object.fromEntries(versions);
}

function readManifest(name: string): Manifest | null {
  const file = join(REPOSITORY, 'node_modules', name, 'package.json');
  // The package could be installed while the development server runs.
  return existsSync(file) ? (repositoryRequire(file) as Manifest) : null;
}
