import type { Code } from 'mdast';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPageFile, isPartFile, listFiles } from '../../content/content-files';
import { parseFenceInfo } from '../../content/page/code-block';
import { parseSyntax } from '../../content/page/syntax';
import { walkMarkdown } from '../../content/page/tree';

/** A code fence in TypeScript or JavaScript. */
export interface CodeFence {
  /** Page below the content folder, such as `material-ui/react-button/index.mdx`. */
  page: string;
  /** Ending of the file that it would be. */
  extension: 'ts' | 'tsx';
  /** A whole module of TypeScript, which imports something and exports something; otherwise a part of one. */
  isModule: boolean;
  /** File name that the author gave it, such as `src/theme.ts`. */
  title: string | null;
  code: string;
  /** Place of the first letter of the code in the page. */
  line: number;
  column: number;
}

/** Finds the fences of all pages, and of parts of pages, whose code can be checked. */
export async function findFences(contentFolder: string): Promise<CodeFence[]> {
  const pages = (await listFiles(contentFolder)).filter((file) => isPageFile(file) || isPartFile(file));
  const fences = await Promise.all(
    pages.map(async (page) => fencesOf(page, await readFile(join(contentFolder, page), 'utf8'))),
  );
  return fences.flat();
}

/** The checkable fences of one page. */
export function fencesOf(page: string, text: string): CodeFence[] {
  const fences: CodeFence[] = [];
  try {
    const tree = parseSyntax(text.replaceAll('\r\n', '\n'), page.endsWith('.mdx') ? 'mdx' : 'md');
    walkMarkdown(tree, (node) => {
      if (node.type === 'code') fences.push(...toFence(page, node));
    });
  } catch {
    // The content check reports pages that cannot be read.
  }
  return fences;
}

function toFence(page: string, { lang, meta, value, position }: Code): CodeFence[] {
  const { language, title } = parseFenceInfo(lang, meta);
  if (!/^[jt]sx?$/.test(language ?? '')) return [];
  const isTypeScript = language === 'ts' || language === 'tsx';
  const isModule = isTypeScript && /^import\b/m.test(value) && /^export\b/m.test(value);
  const { line = 1, column = 1 } = position?.start ?? {};
  const extension = language === 'ts' ? 'ts' : 'tsx';
  // The code begins below the three backticks, and is indented as they are.
  return [{ page, extension, isModule, title, code: value, line: line + 1, column }];
}
