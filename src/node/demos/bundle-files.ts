import type { OutputAsset, OutputChunk } from 'rolldown';

/** A finished file below `/demos/`. */
export interface BundleFile {
  name: string;
  source: string;
}

/** Names of the files: what they hold, and a hash of it. */
export const FILE_NAMES = { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' } as const;

/** Files as a bundler gives them. */
export type BundlerOutput = readonly (OutputChunk | OutputAsset)[];

/** Files that only wait to be written. */
export function toFiles(output: BundlerOutput): BundleFile[] {
  return output.map((file) => ({ name: file.fileName, source: textOf(file) }));
}

/**
 * Names of the files that a script imports, over any number of steps, those of other outputs included. What it may load
 * later is not among them.
 */
export function importsOf(script: OutputChunk, output: BundlerOutput): string[] {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const found = new Set([script.fileName]);
  for (const fileName of found) {
    for (const name of chunks.get(fileName)?.imports ?? []) found.add(name.replace(/^\.\//, ''));
  }
  return [...found].slice(1);
}

function textOf(file: OutputChunk | OutputAsset): string {
  if (file.type === 'chunk') return file.code;
  return typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString('utf8');
}
