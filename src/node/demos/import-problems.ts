import { isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Problem, SourceLocation } from '../../shared/problem';
import { positionAt, repositoryPath, installedVersion } from '../lib/files';
import { didYouMean, fileSuggestion, oneOf } from '../lib/suggestions';
import { closest } from '../../shared/suggest';
import { packageOf } from '../../shared/paths';
import {
  isOnlyType,
  type ModuleLookup,
  moduleNamesIn,
  type ModuleRequest,
  moduleRequests,
  READABLE,
  type RuntimeImport,
  runtimeImports,
  type SyntaxMistake,
  type SyntaxTree,
} from './modules';

/** A module that imports. */
export interface Importer {
  /** Absolute path. */
  path: string;
  /** TypeScript. Null for a page, which has no types. */
  source: string | null;
  repository: string;
  lookup: ModuleLookup;
}

/** Problem of an import, without its location. */
export type ImportProblem = Omit<Problem, 'rule' | 'where'>;

/** An import of a module. */
export type LocatedRequest = Pick<ModuleRequest, 'value'> & { typeOnly?: boolean; place: SourceLocation };
/** An import of a name. */
type LocatedName = Omit<RuntimeImport, 'start'> & { place: SourceLocation };

/** Imports of a page or a module. */
export interface LocatedImports {
  importer: Importer;
  requests: readonly LocatedRequest[];
  names: readonly LocatedName[];
}

/** The imports of a parsed module. */
export function locateImports(importer: Importer & { source: string }, tree: SyntaxTree) {
  const { path, source, repository } = importer;
  const file = repositoryPath(path, repository);
  const locate = <Import extends { start: number }>(imported: Import) => ({
    ...imported,
    place: { file, ...positionAt(source, imported.start) },
  });
  return {
    importer,
    requests: moduleRequests(tree, source).map(locate),
    names: runtimeImports(tree).map(locate),
  };
}

/**
 * Reports missing modules and exports.
 * @param rules for modules and for their exports
 * @returns resolved modules by import specifier, without those with a problem
 */
export function checkModuleImports(
  { importer, requests, names }: LocatedImports,
  rules: Readonly<Record<'module' | 'export', string>>,
  problemOf: (request: LocatedRequest, target: string | null) => ImportProblem | null,
): { targets: Map<string, string>; problems: Problem[] } {
  const targets = new Map<string, string>();
  const problems: Problem[] = [];
  for (const request of requests) {
    const target = importer.lookup.resolve(dirname(importer.path), request.value);
    const problem = problemOf(request, target);
    if (problem) problems.push({ rule: rules.module, where: [request.place], ...problem });
    else if (target) targets.set(request.value, target);
  }
  for (const name of names) {
    const target = targets.get(name.request);
    const problem = target && exportProblem(name, target, importer);
    if (problem) problems.push({ rule: rules.export, where: [name.place], ...problem });
  }
  return { targets, problems };
}

/** Problem of a relative import of a missing file, or of a file that a demo cannot contain. Null if it is valid. */
export function fileProblem(
  { value }: LocatedRequest,
  target: string | null,
  importer: Importer,
): ImportProblem | null {
  if (target === null) return missingFile(value, importer);
  if (READABLE.test(target)) return null;
  return {
    what: `The demo imports "${value}", which is not code, CSS, or JSON.`,
    why: 'Users copy the demo as text.',
    fix: 'Move the file to static/ and use its URL, such as "/static/logo.svg".',
  };
}

/** Problem of a relative import of a file that does not exist. */
export function missingFile(value: string, { path }: Pick<Importer, 'path'>): ImportProblem {
  const names = moduleNamesIn(join(dirname(path), dirname(value)));
  return {
    what: `The file "${value}" does not exist.`,
    fix: fileSuggestion(value, names, 'Correct the path, or create the file.'),
  };
}

/** Problem of an import of a missing package or module. Null if it is valid. */
export function packageProblem(
  { value, typeOnly }: LocatedRequest,
  target: string | null,
  importer: Importer,
): ImportProblem | null {
  if (isBuiltin(value)) {
    return {
      what: `"${value}" is a Node module.`,
      why: 'The code runs in a browser.',
      fix: 'Use browser APIs. Move data to a file next to this one, such as "./rooms.json".',
    };
  }
  const name = packageOf(value);
  if (installedVersion(name, importer.repository) === null) {
    return {
      what: `The package "${name}" is not installed.`,
      fix: `Correct the name, or run "npm install --save-dev --save-exact ${name}".`,
    };
  }
  if (typeOnly || target) return null;
  return {
    what: `The package "${name}" has no module "${value}".`,
    fix: didYouMean(
      importer.lookup.nearest(dirname(importer.path), value),
      `Correct the path after "${name}".`,
    ),
  };
}

/** Problem of an import of a missing export. Null if it is valid. */
function exportProblem(imported: LocatedName, target: string, importer: Importer): ImportProblem | null {
  const { request, name, localName } = imported;
  const { path, source, lookup } = importer;
  const exported = lookup.exportNames(target);
  if (!exported || exported.has(name)) return null;
  const names = [...exported];
  if (target.endsWith('.css'))
    return {
      what: `The stylesheet "${request}" exports nothing.`,
      fix: `Write import '${request}'.`,
    };
  if (name === 'default') {
    const byName = names.includes(localName) ? `Write import { ${localName} } from '${request}'.` : null;
    return {
      what: `The module "${request}" has no default export.`,
      fix: byName ?? oneOf(names, 'Import what it exports by name, in braces.'),
    };
  }
  if (source !== null && isOnlyType(imported, source, path)) {
    return {
      what: `The module "${request}" only exports "${name}" as a type.`,
      fix: `Write import { type ${name} } from '${request}'.`,
    };
  }
  const isDefault = names.includes('default') && basename(request) === name;
  const otherwise = oneOf(names, 'Correct the name, or export it there.');
  return {
    what: `The module "${request}" exports no "${name}".`,
    fix: isDefault ? `Write import ${name} from '${request}'.` : didYouMean(closest(name, names), otherwise),
  };
}

/** Problem of a file that cannot be parsed. */
export function syntaxProblem(
  rule: string,
  { message, place }: SyntaxMistake,
  { path, repository }: Pick<Importer, 'path' | 'repository'>,
): Problem {
  return {
    rule,
    what: `The code cannot be read: ${message.replace(/\.$/, '')}.`,
    where: [{ file: repositoryPath(path, repository), ...place }],
    fix: 'Correct the code. An editor shows the same error.',
  };
}
