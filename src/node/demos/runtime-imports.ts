import { transformSync } from 'rolldown/utils';
import { parseModule, type SyntaxTree } from './syntax-tree';

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
