import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import type { Code } from 'mdast';
import { type Problem, uniqueProblems } from '../../../shared/problem';
import { packageOf } from '../../../shared/paths';
import { packageScript } from '../commands.mjs';
import { findWithTool, type ToolRun } from './tools';
import { filesBelow, isPageFile, isPartialFile } from '../../lib/files';
import { parseFenceInfo } from '../../markdown/code-block';
import { parseSyntax } from '../../markdown/syntax';
import { walkMarkdown } from '../../markdown/tree';

const MISTAKE = /^(?<file>\S.*?)\((?<line>\d+),(?<column>\d+)\): error (?<code>TS\d+): (?<what>.*)$/;
/** Syntax errors. In a project with one, the compiler checks no types. */
const SYNTAX = /^TS1\d{3}$/;
const MODULE_NOT_FOUND = 'TS2307';
/** Errors that a missing package causes, because its types are unknown. */
const UNKNOWN_TYPES = ['TS7006', 'TS7031', 'TS2664'];
const TYPES_CACHE = join('node_modules', '.cache', 'check-types');
const FENCES_CACHE = '.cache/check-fences';

/** Error with its code, such as `TS2322`. */
interface Mistake {
  code: string;
  problem: Problem;
  /** Code fence with the error, if it is not in a file. */
  fence?: CodeFence | undefined;
}

/** Type errors in demos, their imports, and code fences that are whole modules. */
export async function checkTypes(repository: string): Promise<Problem[]> {
  const fences = await findFences(join(repository, 'content'));
  const { problems, broken } = await compileWith(fences, 'content', repository);
  if (broken.length === 0) return problems;
  const others = fences.filter((fence) => !broken.some((mistake) => mistake.fence === fence));
  const project = await projectWithout(
    broken.map(({ problem }) => fileOf(problem)),
    repository,
  );
  const rest = await compileWith(others, project, repository);
  return uniqueProblems([...problems, ...rest.problems]);
}

/** Compiles the content and some fences. Returns the syntax errors separately, because they hide type errors. */
async function compileWith(fences: readonly CodeFence[], contentProject: string, repository: string) {
  const { byFile, projects } = await writeFenceFiles(fences, repository);
  const found = await compile(['-b', contentProject, ...projects], repository);
  const mistakes = found.map((mistake) => ({ ...mistake, fence: byFile.get(fileOf(mistake.problem)) }));
  return {
    problems: withoutUnknownModules(mistakes, repository).map(moveToPage),
    broken: mistakes.filter(({ code }) => SYNTAX.test(code)),
  };
}

/** Drops errors of fences that only occur without the user's packages and files. */
function withoutUnknownModules(mistakes: readonly Mistake[], repository: string): Mistake[] {
  const isMissing = ({ code, problem, fence }: Mistake): boolean =>
    code === MODULE_NOT_FOUND && fence !== undefined && !isInstalled(problem.what, repository);
  const incomplete = new Set(mistakes.filter(isMissing).map(({ fence }) => fence));
  return mistakes.filter(
    (mistake) =>
      !isMissing(mistake) && !(incomplete.has(mistake.fence) && UNKNOWN_TYPES.includes(mistake.code)),
  );
}

/** Moves the error from the file of a fence to the fence. */
function moveToPage({ problem, fence }: Mistake): Problem {
  if (!fence) return problem;
  const [{ line, column = 1 }] = problem.where;
  const position = { line: fence.line + line - 1, column: fence.column + column - 1 };
  return { ...problem, where: [{ file: `content/${fence.page}`, ...position }] };
}

/** True if the message is about a module of an installed package. */
function isInstalled(message: string, repository: string): boolean {
  const name = /'([^']*)'/.exec(message)?.[1] ?? '.';
  return !name.startsWith('.') && existsSync(join(repository, 'node_modules', packageOf(name)));
}

async function compile(args: readonly string[], repository: string): Promise<Mistake[]> {
  const script = packageScript('typescript-native', 'tsc', repository);
  const compiler = [script, ...args, '--pretty', 'false'];
  return findWithTool('The compiler', compiler, repository, readMistakes);
}

/** Project with the content, except for files with syntax errors. */
async function projectWithout(files: readonly string[], repository: string): Promise<string> {
  const up = '../../..';
  const config = {
    extends: `${up}/content/tsconfig.json`,
    compilerOptions: { noEmit: true, composite: false, emitDeclarationOnly: false, rootDir: up },
    include: [`${up}/content/**/*.ts`, `${up}/content/**/*.tsx`],
    exclude: files.map((file) => `${up}/${file}`),
    references: [{ path: `${up}/src/client` }],
  };
  await write(join(repository, TYPES_CACHE, 'tsconfig.json'), JSON.stringify(config));
  return TYPES_CACHE;
}

/** Parses the compiler's output. The last indented line of a message is its most specific reason. */
function readMistakes({ stdout, stderr }: ToolRun): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const text of `${stdout}\n${stderr}`.split('\n')) {
    const last = mistakes.at(-1);
    if (/^\s+\S/.test(text) && last) last.problem = { ...last.problem, why: text.trim() };
    const { file, line, column, code = '', what = '' } = MISTAKE.exec(text)?.groups ?? {};
    if (file === undefined) continue;
    const problem: Problem = {
      rule: 'types',
      what: `${what.replace(/\.$/, '')} (${code}).`,
      where: [{ file: file.replaceAll('\\', '/'), line: Number(line), column: Number(column) }],
      fix: 'Correct the code. An editor shows the same error.',
    };
    mistakes.push({ code, problem });
  }
  return mistakes;
}

function fileOf(problem: Problem): string {
  return problem.where[0].file;
}

/** Code fence with a whole TypeScript module, which has imports and exports. */
interface CodeFence {
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
async function findFences(contentFolder: string): Promise<CodeFence[]> {
  const pages = filesBelow(contentFolder).filter((file) => isPageFile(file) || isPartialFile(file));
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

/**
 * Writes code fences as files for the compiler. They mirror the content folder, so `./theme` is another fence of the
 * page with the title `theme.ts`, or a file next to the page.
 * @returns the fences by file, and the TypeScript projects, relative to the repository
 */
async function writeFenceFiles(fences: readonly CodeFence[], repository: string) {
  const folder = join(repository, FENCES_CACHE);
  await rm(folder, { recursive: true, force: true });
  const byFile = new Map<string, CodeFence>();
  for (const fence of fences) {
    const file = posix.join(FENCES_CACHE, posix.dirname(fence.page), titleOf(fence));
    // A page can show the same file twice, for example before and after a change.
    byFile.set(byFile.has(file) ? `${file}.${fence.line}.${fence.extension}` : file, fence);
  }
  for (const [file, { code }] of byFile) await write(join(repository, file), code + augmentedModules(code));
  // One project per product, because a page can add keys to the types of a library.
  const products = new Set(fences.map(({ page }) => page.split('/')[0] ?? ''));
  const projects = [...products].map((product) => posix.join(FENCES_CACHE, `${product}.json`));
  for (const product of products) {
    const files = [...byFile.keys()].filter((file) => file.startsWith(`${FENCES_CACHE}/${product}/`));
    const config = configFor(
      product,
      files.map((file) => posix.relative(FENCES_CACHE, file)),
    );
    await write(join(folder, `${product}.json`), JSON.stringify(config));
  }
  return { byFile, projects };
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

function configFor(product: string, files: readonly string[]): object {
  const repository = '../..';
  const content = `${repository}/content`;
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
