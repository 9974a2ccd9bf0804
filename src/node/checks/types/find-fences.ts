import type { Code } from 'mdast';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPageFile, isPartFile, listFiles } from '../../content/content-files';
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

export function fencesOf(page: string, text: string): CodeFence[] {
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
