import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { groupBy } from '../site-index';
import { completeExcerpt, toMistake, excerptMistakes, type Mistake } from './excerpt';
import { createFenceProgram } from './fence-program';
import type { CodeFence } from './find-fences';
import { createPageScope } from './page-scope';

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
  const files = new Map(
    [...groupBy(fences, ({ page }) => page)].flatMap(([page, beside]) => {
      const scope = createPageScope(page, beside, contentFolder, packagesOf(page));
      return beside.map((fence) => {
        const whole = { code: fence.code, linesBefore: 0 };
        const { code, linesBefore } = fence.isModule ? whole : completeExcerpt(fence, scope);
        const resolve = (request: string): string | null => {
          const neighbour = findNeighbour(request, fence, beside);
          return neighbour ? fileOf(neighbour, contentFolder) : null;
        };
        return [fileOf(fence, contentFolder), { fence, scope, code, linesBefore, resolve }] as const;
      });
    }),
  );
  const program = createFenceProgram(files, contentFolder);
  return [...files].flatMap(([file, { fence, scope, linesBefore }]) => {
    const source = program.getSourceFile(file);
    if (!source) return [];
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
  beside: readonly CodeFence[],
): CodeFence | undefined {
  if (!request.startsWith('.')) return undefined;
  const wanted = posix.join(dirname(from.title ?? ''), request);
  return beside.find(
    ({ title, isModule }) =>
      isModule && title !== null && posix.normalize(title).replace(/\.tsx?$/, '') === wanted,
  );
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
