import { basename, dirname, join, posix } from 'node:path';
import ts from 'typescript';
import type { CodeFence } from './find-fences';

/** Fences are examples: a parameter that is named but not used says what there is. */
const OPTIONS: ts.CompilerOptions = {
  noEmit: true,
  composite: false,
  noUnusedLocals: false,
  noUnusedParameters: false,
};
/** `react-button/index.mdx` with code in line 12 → `react-button/index.mdx.12.tsx`. */
export function fileOf({ page, line, extension }: CodeFence, contentFolder: string): string {
  return join(contentFolder, `${page}.${line}.${extension}`);
}

/** A program of fences, as files that lie beside their pages. */
export function createFenceProgram(files: ReadonlyMap<string, CodeFence>, contentFolder: string): ts.Program {
  const options = { ...readOptions(contentFolder), ...OPTIONS };
  return ts.createProgram([...files.keys()], options, createHost(files, options, contentFolder));
}

function readOptions(contentFolder: string): ts.CompilerOptions {
  const file = join(contentFolder, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: object };
  return ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, contentFolder).options;
}

function createHost(
  files: ReadonlyMap<string, CodeFence>,
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
        const neighbour = findNeighbour(text, files.get(file), files);
        if (neighbour === null) return ts.resolveModuleName(text, file, options, host);
        return { resolvedModule: { resolvedFileName: neighbour, extension: extensionOf(neighbour) } };
      }),
    getCurrentDirectory: () => contentFolder,
  };
}

function extensionOf(file: string): ts.Extension {
  return file.endsWith('.tsx') ? ts.Extension.Tsx : ts.Extension.Ts;
}

/** `import './theme'` means the fence of the same page whose title is `theme.ts`. */
function findNeighbour(
  request: string,
  from: CodeFence | undefined,
  files: ReadonlyMap<string, CodeFence>,
): string | null {
  if (!from || !request.startsWith('.')) return null;
  const wanted = posix.join(dirname(from.title ?? ''), request);
  for (const [file, { page, title }] of files) {
    if (page === from.page && title !== null && withoutExtension(posix.normalize(title)) === wanted)
      return file;
  }
  return null;
}

function withoutExtension(path: string): string {
  return join(dirname(path), basename(path).replace(/\.tsx?$/, ''));
}
