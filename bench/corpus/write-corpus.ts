import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { NavigationEntry } from '../../src/shared/data-schemas';
import { filesBelow, isPageFile } from '../../src/node/lib/files';
import { demoCode } from './demo-code';
import { pageText } from './page-text';
import { planNavigation, planPages, type PlannedPage } from './plan';
import { createRandom, type Random } from './random';

const SEED = 20_251;
/** Not `tsconfig.json`, because it names folders that are not copied. */
const COPIED = ['src', 'static', 'content', '.terserrc', 'package.json', 'tsconfig.base.json', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx']; // prettier-ignore
const LINKS_PER_PAGE = 5;

export interface Corpus {
  folder: string;
  /** Content pages, including those of this site. */
  pageCount: number;
  /** Paths of the generated pages. */
  generated: string[];
}

/**
 * Copies this site and adds generated pages until there are `pageCount` content pages. The same count always writes the
 * same files.
 */
export async function writeCorpus(repository: string, folder: string, pageCount: number): Promise<Corpus> {
  copySite(repository, folder);
  const ownPages = filesBelow(join(folder, 'content')).filter(isPageFile).length;
  const pages = planPages(Math.max(0, pageCount - ownPages));
  pages.forEach((page, index) => writePage(page, index, pages, folder));
  for (const product of new Set(pages.map((page) => page.product))) addNavigation(product, pages, folder);
  return { folder, pageCount: ownPages + pages.length, generated: pages.map(({ path }) => path) };
}

/** Copies the files that a build needs. `node_modules` is a symlink. */
export function copySite(repository: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of COPIED) cpSync(join(repository, name), join(folder, name), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
}

function writePage(page: PlannedPage, index: number, pages: readonly PlannedPage[], folder: string): void {
  const random = createRandom(SEED + index);
  const file = join(folder, 'content', page.path, 'index.mdx');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, corpusText(page, pages, random));
  for (const name of page.demos) {
    writeFileSync(join(dirname(file), `${name}.tsx`), demoCode(page.product, name, random));
  }
}

/** MDX of a generated page, with links to others. */
export function corpusText(
  { path, title, demos }: PlannedPage,
  pages: readonly PlannedPage[],
  random: Random,
): string {
  const linkTargets = Array.from({ length: LINKS_PER_PAGE }, () => pages[random.between(0, pages.length - 1)])
    .map((target) => target?.path ?? path)
    .filter((target) => target !== path);
  return pageText({ title, demos, linkTargets }, random);
}

function addNavigation(product: string, pages: readonly PlannedPage[], folder: string): void {
  const file = join(folder, 'content/_data/navigation', `${product}.yaml`);
  const own = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as NavigationEntry[]) : [];
  writeFileSync(file, stringify([...own, ...planNavigation(pages, product)]));
}
