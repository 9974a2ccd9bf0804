import { existsSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { completeExcerpt, toMistake, excerptMistakes, type Mistake } from './excerpt';
import { createFenceProgram, type VirtualFile } from './fence-program';
import type { CodeFence } from './find-fences';
import { PageScope } from './page-scope';

/** A mistake that the compiler found, at its place in the page. */
export interface FenceMistake {
  page: string;
  line: number;
  column: number;
  /** Such as `TS2322`. */
  code: string;
  message: string;
}

const MODULE_NOT_FOUND = 2307;
/** Parameters without a type, and additions to a module: what a package that is not installed would know. */
const UNKNOWN_TYPES: ReadonlySet<number> = new Set([7006, 7031, 2664]);

/**
 * Checks the code of all fences in one program, as files that lie beside their pages. Whole modules are checked for all
 * that the compiler finds; in parts of one, names may be missing that the reader would have.
 * @param packagesOf the packages whose components the parts on a page may use without an import
 */
export function checkFences(
  fences: readonly CodeFence[],
  contentFolder: string,
  packagesOf: (page: string) => readonly string[],
): FenceMistake[] {
  const scopes = new Map(
    fences.map(({ page }) => [page, new PageScope(page, fences, contentFolder, packagesOf)]),
  );
  const files = new Map(fences.map((fence) => [fileOf(fence, contentFolder), fence]));
  const complete = new Map(
    [...files].map(([file, fence]) => {
      const whole = { code: fence.code, linesBefore: 0 };
      const scope = scopes.get(fence.page);
      const { code, linesBefore } = fence.isModule || !scope ? whole : completeExcerpt(fence, scope);
      const resolve = (request: string): string | null => findNeighbour(request, fence, files);
      return [file, { fence, code, linesBefore, resolve }];
    }),
  );
  const program = createFenceProgram(complete satisfies ReadonlyMap<string, VirtualFile>, contentFolder);
  return [...complete].flatMap(([file, { fence, linesBefore }]) => {
    const source = program.getSourceFile(file);
    const scope = scopes.get(fence.page);
    if (!source || !scope) return [];
    const syntax = program.getSyntacticDiagnostics(source);
    const found = program.getSemanticDiagnostics(source);
    const here = found.filter((diagnostic) => !isElsewhere(diagnostic, contentFolder));
    const semantics =
      here.length === found.length ? here : here.filter(({ code }) => !UNKNOWN_TYPES.has(code));
    const mistakes = fence.isModule
      ? [...syntax, ...semantics].map(toMistake)
      : excerptMistakes(source, syntax, semantics, scope);
    return mistakes.map((mistake) => place(mistake, source, fence, linesBefore));
  });
}

/** `react-button/index.mdx` with code in line 12 → `react-button/index.mdx.12.tsx`. */
function fileOf({ page, line, extension }: CodeFence, contentFolder: string): string {
  return join(contentFolder, `${page}.${line}.${extension}`);
}

/** `import './theme'` means the module of the same page whose title is `theme.ts`. */
function findNeighbour(
  request: string,
  from: CodeFence,
  files: ReadonlyMap<string, CodeFence>,
): string | null {
  if (!request.startsWith('.')) return null;
  const wanted = posix.join(dirname(from.title ?? ''), request);
  for (const [file, { page, title, isModule }] of files) {
    if (
      isModule &&
      page === from.page &&
      title !== null &&
      withoutExtension(posix.normalize(title)) === wanted
    )
      return file;
  }
  return null;
}

function withoutExtension(path: string): string {
  return join(dirname(path), basename(path).replace(/\.tsx?$/, ''));
}

/** An example may import what is not shown, and packages that only readers have. */
function isElsewhere({ code, messageText }: ts.Diagnostic, contentFolder: string): boolean {
  if (code !== MODULE_NOT_FOUND) return false;
  const name = /'([^']*)'/.exec(ts.flattenDiagnosticMessageText(messageText, ' '))?.[1] ?? '';
  if (name.startsWith('.')) return true;
  const packageName = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
  return !existsSync(join(contentFolder, '..', 'node_modules', packageName));
}

function place(
  { start, code, message }: Mistake,
  source: ts.SourceFile,
  fence: CodeFence,
  linesBefore: number,
): FenceMistake {
  const { line, character } = source.getLineAndCharacterOfPosition(start);
  const lines = fence.code.split('\n').length;
  // What is missing at the end is found behind it.
  const own = Math.min(Math.max(line - linesBefore, 0), lines - 1);
  return { page: fence.page, line: fence.line + own, column: fence.column + character, code, message };
}
