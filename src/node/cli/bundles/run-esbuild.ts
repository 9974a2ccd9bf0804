import { build, type BuildOptions } from 'esbuild';

const OPTIONS = {
  bundle: true,
  write: false,
  metafile: true,
  format: 'esm',
  platform: 'browser',
  logLevel: 'error',
} as const satisfies BuildOptions;

/** Bundles an entry file as esbuild does for production, without the packages that every app has anyway. */
export async function bundleWithEsbuild(
  code: string,
  root: string,
  external: readonly string[],
): Promise<string> {
  const { outputFiles } = await build({
    ...OPTIONS,
    stdin: { contents: code, resolveDir: root },
    external: external.flatMap((name) => [name, `${name}/*`]),
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Bundles an entry file as a development server does, and counts the modules that it read for that. */
export async function startEsbuild(code: string, root: string): Promise<number> {
  const { metafile } = await build({
    ...OPTIONS,
    stdin: { contents: code, resolveDir: root },
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  return Object.keys(metafile.inputs).length;
}
