import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative } from 'node:path';
import type { Code } from 'mdast';
import { isPageFile, isPartFile, listFiles } from '../../content/files';
import { parseFenceInfo } from '../../content/page/code-block';
import { parseSyntax } from '../../content/page/syntax';
import { walkMarkdown } from '../../content/page/tree';

/** Code fence with a whole TypeScript module, which has imports and exports. */
export interface CodeFence {
  /** Page below the content folder, such as `material-ui/react-button/index.mdx`. */
  page: string;
  extension: 'ts' | 'tsx';
  /** File name that the author gave it, such as `src/theme.ts`. */
  title: string | null;
  code: string;
  /** Position of the first letter of the code in the page, 1-based. */
  line: number;
  column: number;
}

/** Finds the modules in the fences of all pages and partials. */
export async function findFences(contentFolder: string): Promise<CodeFence[]> {
  const pages = (await listFiles(contentFolder)).filter((file) => isPageFile(file) || isPartFile(file));
  const fences = await Promise.all(
    pages.map(async (page) => fencesOf(page, await readFile(join(contentFolder, page), 'utf8'))),
  );
  return fences.flat();
}

function fencesOf(page: string, text: string): CodeFence[] {
  const fences: CodeFence[] = [];
  try {
    const tree = parseSyntax(text.replaceAll('\r\n', '\n'));
    walkMarkdown(tree, (node) => {
      if (node.type === 'code') fences.push(...toFence(page, node));
    });
  } catch {
    // The content check reports pages that cannot be parsed.
  }
  return fences;
}

function toFence(page: string, { lang, meta, value, position }: Code): CodeFence[] {
  const { language, title } = parseFenceInfo(lang, meta);
  const isModule = /^import\b/m.test(value) && /^export\b/m.test(value);
  if ((language !== 'ts' && language !== 'tsx') || !isModule) return [];
  const { line = 1, column = 1 } = position?.start ?? {};
  // The code starts below the three backticks and has the same indentation.
  return [{ page, extension: language, title, code: value, line: line + 1, column }];
}

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
