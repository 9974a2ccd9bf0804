import { join } from 'node:path';
import ts from 'typescript';

/** Fences are examples: a parameter that is named but not used says what there is. */
const OPTIONS: ts.CompilerOptions = {
  noEmit: true,
  composite: false,
  noUnusedLocals: false,
  noUnusedParameters: false,
};

/** A file of the program that is on no disk. */
interface VirtualFile {
  code: string;
  /** The file that a request means, such as `./theme`; null when it is to be looked for on disk. */
  resolve: (request: string) => string | null;
}

/** A program of files that lie beside the pages, by absolute path. */
export function createFenceProgram(
  files: ReadonlyMap<string, VirtualFile>,
  contentFolder: string,
): ts.Program {
  const options = { ...readOptions(contentFolder), ...OPTIONS };
  return ts.createProgram([...files.keys()], options, createHost(files, options, contentFolder));
}

function readOptions(contentFolder: string): ts.CompilerOptions {
  const file = join(contentFolder, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: object };
  return ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, contentFolder).options;
}

function createHost(
  files: ReadonlyMap<string, VirtualFile>,
  options: ts.CompilerOptions,
  contentFolder: string,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const isOther = (file: string): boolean => !files.has(file);
  return {
    ...host,
    fileExists: (file) => files.has(file) || host.fileExists(file),
    readFile: (file) => files.get(file)?.code ?? host.readFile(file),
    getSourceFile: (file, version) =>
      isOther(file)
        ? host.getSourceFile(file, version)
        : ts.createSourceFile(file, files.get(file)?.code ?? '', version),
    resolveModuleNameLiterals: (names, file) =>
      names.map(({ text }) => {
        const neighbour = files.get(file)?.resolve(text) ?? null;
        if (neighbour === null) return ts.resolveModuleName(text, file, options, host);
        return { resolvedModule: { resolvedFileName: neighbour, extension: extensionOf(neighbour) } };
      }),
    getCurrentDirectory: () => contentFolder,
  };
}

function extensionOf(file: string): ts.Extension {
  return file.endsWith('.tsx') ? ts.Extension.Tsx : ts.Extension.Ts;
}
