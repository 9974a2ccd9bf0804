import { parseSync, transformSync, type ParseResult } from 'rolldown/utils';

/** A module as oxc reads it; offsets count the letters of the text. */
export type SyntaxTree = ParseResult;
export type Statement = SyntaxTree['program']['body'][number];

/** Where a file cannot be read, and why. */
export interface SyntaxMistake {
  message: string;
  place: { line: number; column: number };
}

/** Reads a module; `mistake` says why it cannot be compiled. */
export function parseModule(
  source: string,
  file: string,
): { tree: SyntaxTree; mistake: SyntaxMistake | null } {
  const tree = parseSync(file, source, { preserveParens: false });
  const error = tree.errors.find(({ severity }) => severity === 'Error');
  const mistake = error && { message: error.message, place: placeOf(source, error.labels[0]?.start ?? 0) };
  return { tree, mistake: mistake ?? null };
}

/** A string literal that names another module, with its quotes. */
export interface ModuleRequest {
  value: string;
  start: number;
  end: number;
  /** Nothing is imported but types. */
  typeOnly: boolean;
}

/** Every module that a module imports or re-exports. */
export function moduleRequests({ module }: SyntaxTree, source: string): ModuleRequest[] {
  const requests = new Map<number, ModuleRequest>();
  for (const { moduleRequest, entries } of module.staticImports) {
    const typeOnly = entries.length > 0 && entries.every(({ isType }) => isType);
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

/** Line and column of an offset, counted from 1. */
export function placeOf(source: string, offset: number): SyntaxMistake['place'] {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** A name that a module takes from another one and needs when it runs. */
export interface RuntimeImport {
  /** As it is written, such as `./rooms`. */
  request: string;
  /** `default`, or what stands in braces. */
  name: string;
  /** By which the module knows it. */
  localName: string;
  /** Where the name stands. */
  start: number;
}

/** What a module imports or passes on by name and the bundler looks for. */
export function runtimeImports(tree: SyntaxTree, source: string, file: string): RuntimeImport[] {
  const isLeft = namesLeft(transformSync(file, source, { jsx: 'preserve' }).code, file);
  return namesIn(tree).filter(isLeft);
}

/** Whether a module needs a name for its types alone, which `type` must say where the project asks for it. */
export function isOnlyType(name: RuntimeImport, source: string, file: string): boolean {
  const typescript = { onlyRemoveTypeImports: false };
  const { code } = transformSync(file, source, { jsx: 'preserve', tsconfig: false, typescript });
  return !namesLeft(code, file)(name);
}

function namesLeft(code: string, file: string): (name: RuntimeImport) => boolean {
  const left = new Set(namesIn(parseModule(code, file).tree).map(keyOf));
  return (name) => left.has(keyOf(name));
}

function keyOf({ request, name }: RuntimeImport): string {
  return `${request}\0${name}`;
}

function namesIn({ module }: SyntaxTree): RuntimeImport[] {
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.flatMap(({ importName: { kind, name }, localName: { value: localName, start } }) =>
      kind === 'NamespaceObject'
        ? []
        : {
            request: moduleRequest.value,
            name: kind === 'Default' ? 'default' : (name ?? ''),
            localName,
            start,
          },
    ),
  );
  const passed = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ start: entryStart, moduleRequest, importName: { kind, name, start } }) =>
      // The name of what is imported first and exported then stands in the import.
      moduleRequest && kind === 'Name' && name !== null && start !== null && start >= entryStart
        ? { request: moduleRequest.value, name, localName: name, start }
        : [],
    ),
  );
  return [...imports, ...passed];
}
