import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { ResolverFactory } from 'rolldown/experimental';
import { parseSync, transformSync, type ParseResult } from 'rolldown/utils';
import { packageOf } from '../../shared/paths';
import { closest } from '../../shared/suggest';
import { DOCS_UI_FOLDER, positionAt } from '../lib/files';
import { memberUses } from '../markdown/live-code';

/** A module as oxc parses it. Offsets count characters. */
export type SyntaxTree = ParseResult;
export type Statement = SyntaxTree['program']['body'][number];

/** Position and cause of a syntax error. */
export interface SyntaxMistake {
  message: string;
  place: { line: number; column: number };
}

/** Parses a module. `mistake` is set if it cannot be compiled. */
export function parseModule(
  source: string,
  file: string,
): { tree: SyntaxTree; mistake: SyntaxMistake | null } {
  const tree = parseSync(file, source, { preserveParens: false });
  const error = tree.errors.find(({ severity }) => severity === 'Error');
  const mistake = error && { message: error.message, place: positionAt(source, error.labels[0]?.start ?? 0) };
  return { tree, mistake: mistake ?? null };
}

/** String literal with the path of a module, quotes included. */
export interface ModuleRequest {
  value: string;
  start: number;
  end: number;
  /** True if it only imports types. */
  typeOnly: boolean;
}

/** Every module that a module imports or re-exports. */
export function moduleRequests({ module }: SyntaxTree, source: string): ModuleRequest[] {
  const requests = new Map<number, ModuleRequest>();
  for (const { moduleRequest, entries, start, end } of module.staticImports) {
    const isEmptyType = /^import\s+type\s*\{\s*\}/.test(source.slice(start, end));
    const typeOnly = isEmptyType || (entries.length > 0 && entries.every(({ isType }) => isType));
    requests.set(moduleRequest.start, { ...moduleRequest, typeOnly });
  }
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (!moduleRequest) continue;
    const typeOnly = isType && requests.get(moduleRequest.start)?.typeOnly !== false;
    requests.set(moduleRequest.start, { ...moduleRequest, typeOnly });
  }
  for (const { start, end } of module.dynamicImports.map(({ moduleRequest }) => moduleRequest)) {
    const value = /^(['"])(.*)\1$/.exec(source.slice(start, end))?.[2];
    if (value !== undefined) requests.set(start, { value, start, end, typeOnly: false });
  }
  return [...requests.values()].sort((a, b) => a.start - b.start);
}

/** A name that a module imports from another one at runtime. */
export interface RuntimeImport {
  /** As written, such as `./rooms`. */
  request: string;
  /** `default`, the name in braces, or the member of a namespace. */
  name: string;
  /** Name in the module. */
  localName: string;
  /** Offset of the name. */
  start: number;
}

/** Names that a module imports or re-exports at runtime, and members that it reads from a namespace. */
export function runtimeImports({ module, program }: SyntaxTree): RuntimeImport[] {
  const names: RuntimeImport[] = [];
  const namespaces = new Map<string, string>();
  for (const { moduleRequest, entries } of module.staticImports) {
    const request = moduleRequest.value;
    for (const { isType, importName, localName } of entries) {
      const { value, start } = localName;
      if (isType) continue;
      if (importName.kind === 'NamespaceObject') namespaces.set(value, request);
      else names.push({ request, name: importName.name ?? 'default', localName: value, start });
    }
  }
  for (const entry of module.staticExports.flatMap(({ entries }) => entries)) {
    const { name, start } = entry.importName;
    // A name that is imported first and exported later is part of the import.
    if (entry.isType || !entry.moduleRequest || name === null || start === null || start < entry.start)
      continue;
    names.push({ request: entry.moduleRequest.value, name, localName: name, start });
  }
  for (const { object, name, at } of namespaces.size > 0 ? memberUses(program) : []) {
    const request = namespaces.get(object);
    if (request !== undefined) names.push({ request, name, localName: object, start: at.start ?? 0 });
  }
  return names;
}

/** True for an import that is only used as a type, which needs `type`. */
export function isOnlyType(
  { request, name }: Pick<RuntimeImport, 'request' | 'name'>,
  source: string,
  file: string,
): boolean {
  const typescript = { onlyRemoveTypeImports: false };
  const { code } = transformSync(file, source, { jsx: 'preserve', tsconfig: false, typescript });
  const { tree } = parseModule(code, file);
  return !runtimeImports(tree).some((left) => left.request === request && left.name === name);
}

/** Files with imports. */
export const SCRIPT = /\.[jt]sx?$/;
/** Files that a demo can contain. */
export const READABLE = /\.([jt]sx?|css|json)$/;

/** Names that a module exports, and the modules of its `export *`. */
interface ModuleExports {
  names: ReadonlySet<string>;
  stars: readonly string[];
}

/** Resolves modules like the bundler, and reads their exports. Caches modules for one build. */
export class ModuleLookup {
  private readonly resolver = new ResolverFactory({
    conditionNames: ['browser', 'import', 'module', 'default'],
    mainFields: ['browser', 'module', 'main'],
    alias: { 'docs/ui': [DOCS_UI_FOLDER] },
    extensions: ['.tsx', '.ts', '.jsx', '.js', '.json'],
  });
  private readonly known = new Map<string, ModuleExports | null>();

  /** Absolute path of an imported module, or null. */
  resolve(folder: string, request: string): string | null {
    return this.resolver.sync(folder, request).path ?? null;
  }

  /** The most similar module that exists. */
  nearest(folder: string, request: string): string | null {
    const name = packageOf(request);
    const manifest = this.resolver.sync(folder, `${name}/package.json`).path;
    const subpath = request.slice(name.length + 1);
    if (!manifest || !subpath) return null;
    const folderOfModule = dirname(join(dirname(manifest), subpath));
    const near = closest(posix.basename(request), moduleNamesIn(folderOfModule));
    const suggestion = near && `${posix.dirname(request)}/${near}`;
    return suggestion && this.resolve(folder, suggestion) ? suggestion : null;
  }

  /** All exports of a module, or null if only running it would tell. */
  exportNames(file: string): ReadonlySet<string> | null {
    const all = new Set<string>();
    const files = new Set([file]);
    // The set grows during the loop.
    for (const each of files) {
      if (!this.known.has(each)) this.known.set(each, readExports(each));
      const exported = this.known.get(each);
      if (!exported) return null;
      // `export *` leaves the default out.
      for (const name of exported.names) if (each === file || name !== 'default') all.add(name);
      for (const star of exported.stars) {
        const target = this.resolve(dirname(each), star);
        if (target === null) return null;
        files.add(target);
      }
    }
    return all;
  }
}

/** Null for modules without `export`, such as JSON and CommonJS. */
function readExports(file: string): ModuleExports | null {
  if (file.endsWith('.css')) return { names: new Set(), stars: [] };
  if (!SCRIPT.test(file) && !file.endsWith('.mjs')) return null;
  const { tree, mistake } = parseModule(readFileSync(file, 'utf8'), file);
  const { module } = tree;
  if (mistake || !module.hasModuleSyntax) return null;
  const names = new Set<string>();
  const stars: string[] = [];
  for (const { exportName, moduleRequest, isType } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    const { kind, name } = exportName;
    if (kind === 'None' && moduleRequest) stars.push(moduleRequest.value);
    if (kind === 'Default' && !isType) names.add('default');
    if (kind === 'Name' && !isType && name !== null) names.add(name);
  }
  return { names, stars };
}

/** Files of a folder, as imports write them. */
export function moduleNamesIn(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => name.replace(/(\.d)?\.([cm]js|[jt]sx?)$/, ''));
  } catch {
    return [];
  }
}
