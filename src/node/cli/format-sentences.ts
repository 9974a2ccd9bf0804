import { readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isPageFile, isPartFile, listFiles } from '../content/content-files';
import { parsePage } from '../content/page/parse-page';
import { writeSentenceLines } from '../content/page/sentence-lines';
import { runCommand } from './report-command';

const CONTENT = 'content';

/** Writes one sentence on each line of pages: of those that are named, of those in a folder, or of all. */
async function main(names: readonly string[]): Promise<void> {
  const pages = await Promise.all((names.length > 0 ? names : [CONTENT]).map(pagesAt));
  const changed = await Promise.all([...new Set(pages.flat())].map(formatPage));
  const count = changed.filter(Boolean).length;
  console.log(
    count === 0
      ? 'Each sentence has its line already.'
      : `Changed ${count} ${count === 1 ? 'page' : 'pages'}.`,
  );
}

async function pagesAt(name: string): Promise<string[]> {
  const found = await stat(name).catch(() => null);
  if (!found) throw new Error(`There is no file or folder "${name}".`);
  if (found.isFile()) return [name];
  const files = await listFiles(name);
  return files
    .map((file) => join(name, file))
    .filter((file) => isText(relative(CONTENT, file).split(sep).join('/')));
}

function isText(file: string): boolean {
  return isPageFile(file) || isPartFile(file);
}

async function formatPage(file: string): Promise<boolean> {
  const text = await readFile(file, 'utf8');
  const written = writeSentenceLines(text, file.endsWith('.mdx') ? 'mdx' : 'md');
  if (written === text) return false;
  if (render(file, written) !== render(file, text))
    throw new Error(`${file} would say something else, so it is left as it is. Split its lines by hand.`);
  await writeFile(file, written);
  return true;
}

/** What readers see, without the white space that browsers join. */
function render(file: string, text: string): string {
  const { blocks, headings, problems } = parsePage({ file, path: '/', text });
  return JSON.stringify([blocks, headings, problems.map(({ what }) => what)]).replace(/(?:\s|\\n)+/g, ' ');
}

runCommand(() => main(process.argv.slice(2)), 1);
