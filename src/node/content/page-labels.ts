import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageLabel } from '../../shared/navigation/label-entries';
import { isPageFile, listFiles, pagePath } from './page-files';
import { frontMatterOf, readFrontMatter } from './page/read-front-matter';
import { readText } from './read-text';

/** What the pages below a folder say about themselves in lists, by path; of two pages with one path, the first. */
export async function readPageLabels(contentFolder: string): Promise<Map<string, PageLabel>> {
  const files = existsSync(contentFolder) ? (await listFiles(contentFolder)).filter(isPageFile) : [];
  const labels = await Promise.all(
    files.map(async (file) => [pagePath(file), await readLabel(join(contentFolder, file), file)] as const),
  );
  return new Map(labels.flatMap(([path, label]) => (label ? [[path, label] as const] : [])).reverse());
}

/** Null for a page without a title that could be read: what is wrong with it is reported when it is parsed. */
async function readLabel(absolutePath: string, file: string): Promise<PageLabel | null> {
  const { text = '' } = await readText(absolutePath, file);
  const { values, lines } = readFrontMatter(frontMatterOf(text), text, file);
  return 'title' in lines ? values : null;
}
