import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative } from 'node:path';
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
}

/** Type errors in demos, their imports, and code fences that are whole modules. */
export async function checkTypes(repository: string): Promise<Problem[]> {
  const fences = await findFences(join(repository, 'content'));
  const { files, mistakes } = await checkProjects(fences, ['content'], repository);
  const broken = mistakes.filter(({ code }) => SYNTAX.test(code)).map(({ problem }) => fileOf(problem));
  const problems = moveToPages(mistakes, files, repository);
  if (broken.length === 0) return problems;
  const brokenFences = broken.map((file) => files.get(posix.relative(FENCES_CACHE, file)));
  const others = fences.filter((fence) => !brokenFences.includes(fence));
  const rest = await checkProjects(others, [await projectWithout(broken, repository)], repository);
  const all = [...problems, ...moveToPages(rest.mistakes, rest.files, repository)];
  return uniqueProblems(all);
}

async function checkProjects(fences: readonly CodeFence[], projects: readonly string[], repository: string) {
  const folder = join(repository, FENCES_CACHE);
  const written = await writeFenceFiles(fences, folder, join(repository, 'content'));
  const ofFences = written.projects.map((project) => posix.join(FENCES_CACHE, project));
  const mistakes = await compile(['-b', ...projects, ...ofFences], repository);
  return { files: written.files, mistakes };
}

/** Moves errors in files of fences to the fence. Drops errors that only occur without the user's packages and files. */
function moveToPages(
  mistakes: readonly Mistake[],
  fences: ReadonlyMap<string, CodeFence>,
  repository: string,
): Problem[] {
  const fenceOf = (problem: Problem): CodeFence | undefined =>
    fences.get(posix.relative(FENCES_CACHE, fileOf(problem)));
  const isMissing = ({ code, problem }: Mistake): boolean =>
    code === MODULE_NOT_FOUND && fenceOf(problem) !== undefined && !isInstalled(problem.what, repository);
  const incomplete = new Set(mistakes.filter(isMissing).map(({ problem }) => fileOf(problem)));
  return mistakes
    .filter((mistake) => !isMissing(mistake))
    .filter(({ code, problem }) => !(incomplete.has(fileOf(problem)) && UNKNOWN_TYPES.includes(code)))
    .map(({ problem }) => {
      const fence = fenceOf(problem);
      const [{ line, column = 1 }] = problem.where;
      if (!fence) return problem;
      const place = { line: fence.line + line - 1, column: fence.column + column - 1 };
      return { ...problem, where: [{ file: `content/${fence.page}`, ...place }] };
    });
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
 * @returns the fences by file, and the TypeScript projects, relative to the folder
 */
async function writeFenceFiles(fences: readonly CodeFence[], folder: string, contentFolder: string) {
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
