import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative } from 'node:path';
import type { CodeFence } from './find-fences';

export interface FenceFiles {
  /** Fences by file, relative to the folder with all of them. */
  files: ReadonlyMap<string, CodeFence>;
  /** TypeScript projects in the folder. */
  projects: readonly string[];
}

/**
 * Writes code fences as files for the compiler. They mirror the content folder, so `./theme` is another fence of the
 * page with the title `theme.ts`, or a file next to the page.
 */
export async function writeFenceFiles(
  fences: readonly CodeFence[],
  folder: string,
  contentFolder: string,
): Promise<FenceFiles> {
  const files = new Map<string, CodeFence>();
  for (const fence of fences) {
    const file = posix.join(posix.dirname(fence.page), titleOf(fence));
    // A page can show the same file twice, for example before and after a change.
    files.set(files.has(file) ? `${file}.${fence.line}.${fence.extension}` : file, fence);
  }
  await rm(folder, { recursive: true, force: true });
  for (const [file, { code }] of files) await write(join(folder, file), code + augmentedModules(code));
  // One project per product, because a page can add keys to the types of a library.
  const products = [...new Set([...files.keys()].map((file) => file.split('/')[0] ?? ''))];
  for (const product of products) {
    const own = [...files.keys()].filter((file) => file.startsWith(`${product}/`));
    const config = configFor(product, own, relative(folder, contentFolder));
    await write(join(folder, `${product}.json`), JSON.stringify(config));
  }
  return { files, projects: products.map((product) => `${product}.json`) };
}

/** Imports for `declare module`, because TypeScript does not load a module that is only augmented. */
function augmentedModules(code: string): string {
  const names = [...code.matchAll(/^declare module '([^']+)'/gm)].map(([, name]) => name);
  return names.map((name) => `\nimport type {} from '${name}';`).join('');
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

function titleOf({ title, line, extension }: CodeFence): string {
  const isFile = title !== null && /^[\w./[\]-]+\.tsx?$/.test(title) && !title.includes('..');
  return isFile ? title : `fence.${line}.${extension}`;
}

function configFor(product: string, files: readonly string[], content: string): object {
  const repository = posix.dirname(content);
  return {
    extends: `${content}/tsconfig.json`,
    compilerOptions: {
      composite: false,
      declaration: false,
      emitDeclarationOnly: false,
      noEmit: true,
      incremental: true,
      tsBuildInfoFile: `${repository}/node_modules/.cache/types/fences-${product}.tsbuildinfo`,
      rootDir: repository,
      rootDirs: ['.', content],
      // Examples can declare parameters only to show that they exist.
      noUnusedLocals: false,
      noUnusedParameters: false,
    },
    files,
    references: [{ path: content }],
  };
}
