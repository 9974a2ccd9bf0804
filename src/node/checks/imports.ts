import { posix } from 'node:path';
import type { PageImport } from '../../shared/page/page';
import type { Problem } from '../../shared/page/problem';
import { closest } from '../../shared/texts/suggest';
import type { UnrenderedPage } from '../content/page/parse-page';
import { didYouMean } from './messages';
import type { SiteIndex } from './site-index';

/** What an import may leave out. */
const ENDINGS = ['', '.tsx', '.ts', '/index.tsx', '/index.ts'];

/** Files that a live page imports but that do not exist; whether a package exists is the bundler's business. */
export function checkImports(index: SiteIndex): Problem[] {
  return index.content.pages.flatMap((page) =>
    page.imports.flatMap((imported) => importProblem(page, imported, index) ?? []),
  );
}

function importProblem(
  page: UnrenderedPage,
  { source, line }: PageImport,
  { content, folders }: SiteIndex,
): Problem | null {
  if (!source.startsWith('.')) return null;
  const file = posix.join(posix.dirname(page.file), source);
  if (ENDINGS.some((ending) => content.files.has(file + ending))) return null;
  const names = (folders.get(posix.dirname(file)) ?? []).map((name) => name.replace(/\.tsx?$/, ''));
  const near = closest(posix.basename(file), names);
  const nearSource = near === null ? null : source.slice(0, -posix.basename(source).length) + near;
  return {
    rule: 'missing-import',
    what: `The file "${source}" does not exist.`,
    where: [{ file: page.file, line }],
    fix: didYouMean(nearSource, `Write it as "${file}.tsx"; pages import from packages and from "content".`),
  };
}
