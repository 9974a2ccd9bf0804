import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Code } from 'mdast';
import { type Problem, uniqueProblems } from '../../../shared/problem';
import { packageOf } from '../../../shared/paths';
import { packageScript } from '../commands.mjs';
import { findWithTool } from './tools';
import { filesBelow, isPageFile, isPartialFile } from '../../lib/files';
import { writePublic } from '../../lib/public-files';
import { parseFenceInfo } from '../../markdown/code-block';
import { parseSyntax } from '../../markdown/syntax';
import { walkMarkdown } from '../../markdown/tree';

const MISTAKE =
  /^(?<file>\S.*?)\((?<line>\d+),(?<column>\d+)\): error (?<code>TS\d+): (?<what>.*)(?<reasons>(\r?\n[ \t]+\S.*)*)/gm;
/** Syntax errors. In a project with one, the compiler checks no types. */
const SYNTAX = /^TS1\d{3}$/;
const MODULE_NOT_FOUND = 'TS2307';
/** Errors that a missing package causes, because its types are unknown. */
const UNKNOWN_TYPES = ['TS7006', 'TS7031', 'TS2664'];
const FENCES_FOLDER = '.cache/check-fences';

interface Mistake {
  /** Relative to the repository. */
  file: string;
  line: number;
  column: number;
  /** Code of the error, such as `TS2322`. */
  code: string;
  what: string;
  why: string | undefined;
}

/** Code fence with a whole TypeScript module, which has imports and exports. */
interface CodeFence {
  /** Page below the content folder, such as `material-ui/react-button/index.mdx`. */
  page: string;
  code: string;
  /** Position of the first letter of the code in the page, 1-based. */
  line: number;
  column: number;
}

/** Code fences by the file as which they are compiled, relative to the repository. */
type Fences = ReadonlyMap<string, CodeFence>;

/** Type errors in demos, their imports, and code fences that are whole modules. */
export async function checkTypes(repository: string): Promise<Problem[]> {
  const fences = findFences(join(repository, 'content'));
  const mistakes = await compile(fences, [], repository);
  const broken = mistakes.filter(({ code }) => SYNTAX.test(code)).map(({ file }) => file);
  if (broken.length > 0) {
    const others = new Map([...fences].filter(([file]) => !broken.includes(file)));
    mistakes.push(...(await compile(others, broken, repository)));
  }
  const known = withoutUnknownModules(mistakes, fences, repository);
  return uniqueProblems(known.map((mistake) => toProblem(mistake, fences.get(mistake.file))));
}

/**
 * Finds the modules in the fences of all pages and partials. Their files mirror the content folder, so `./theme` is
 * another fence of the page with the title `theme.ts`, or a file next to the page.
 */
function findFences(contentFolder: string): Fences {
  const fences = new Map<string, CodeFence>();
  for (const page of filesBelow(contentFolder).filter((file) => isPageFile(file) || isPartialFile(file))) {
    for (const { lang, meta, value, position } of codeBlocks(join(contentFolder, page))) {
      const { language, title } = parseFenceInfo(lang, meta);
      const isModule = /^import\b/m.test(value) && /^export\b/m.test(value);
      if ((language !== 'ts' && language !== 'tsx') || !isModule) continue;
      const { line = 1, column = 1 } = position?.start ?? {};
      const isFile = title !== null && /^[\w./[\]-]+\.tsx?$/.test(title) && !title.includes('..');
      const name = isFile ? title : `fence.${line}.${language}`;
      const file = posix.join(FENCES_FOLDER, posix.dirname(page), name);
      // A page can show the same file twice, for example before and after a change.
      const unique = fences.has(file) ? `${file}.${line}.${language}` : file;
      // The code starts below the three backticks and has the same indentation.
      fences.set(unique, { page, code: value, line: line + 1, column });
    }
  }
  return fences;
}

function codeBlocks(file: string): Code[] {
  const blocks: Code[] = [];
  try {
    walkMarkdown(parseSyntax(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')), (node) => {
      if (node.type === 'code') blocks.push(node);
    });
  } catch {
    // The content check reports pages that cannot be parsed.
  }
  return blocks;
}

/** Compiles the content and some fences. */
async function compile(fences: Fences, broken: readonly string[], repository: string) {
  const projects = writeProjects(fences, broken, repository);
  const compiler = packageScript('typescript-native', 'tsc', repository);
  const command = [compiler, '-b', ...projects, '--pretty', 'false'];
  return findWithTool('The compiler', command, repository, (stdout) =>
    Array.from(stdout.matchAll(MISTAKE), readMistake),
  );
}

/** The last indented line of a message is its most specific reason. */
function readMistake({ groups = {} }: RegExpExecArray): Mistake {
  const { file = '', line, column, code = '', what = '', reasons = '' } = groups;
  const why = reasons.split('\n').at(-1)?.trim() || undefined;
  return { file: file.replaceAll('\\', '/'), line: Number(line), column: Number(column), code, what, why };
}

/** Writes code fences as files for the compiler. Returns the TypeScript projects. */
function writeProjects(fences: Fences, broken: readonly string[], repository: string): string[] {
  rmSync(join(repository, FENCES_FOLDER), { recursive: true, force: true });
  const files = [...fences.keys()];
  for (const [file, { code }] of fences) writePublic(file, code + augmentedModules(code), repository);
  // One project per product, because a page can add keys to the types of a library.
  const products = [...new Set([...fences.values()].map(({ page }) => page.split('/')[0] ?? ''))];
  const projects = products.map((product) =>
    writeProject(product, repository, {
      compilerOptions: {
        ...NO_OUTPUT,
        incremental: true,
        tsBuildInfoFile: `${UP}/node_modules/.cache/types/fences-${product}.tsbuildinfo`,
        rootDirs: ['.', `${UP}/content`],
        // Examples can declare variables only to show that they exist.
        noUnusedLocals: false,
      },
      files: files
        .filter((file) => file.startsWith(`${FENCES_FOLDER}/${product}/`))
        .map((file) => `${UP}/${file}`),
      references: [{ path: `${UP}/content` }],
    }),
  );
  if (broken.length === 0) return ['content', ...projects];
  const content = writeProject('_content', repository, {
    compilerOptions: NO_OUTPUT,
    include: [`${UP}/content/**/*.ts`, `${UP}/content/**/*.tsx`],
    exclude: broken.map((file) => `${UP}/${file}`),
    references: [{ path: `${UP}/src/client` }],
  });
  return [content, ...projects];
}

const UP = '../..';
const NO_OUTPUT = { composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: UP };

function writeProject(name: string, repository: string, config: object): string {
  const file = `${FENCES_FOLDER}/${name}.json`;
  writePublic(file, JSON.stringify({ extends: `${UP}/content/tsconfig.json`, ...config }), repository);
  return file;
}

/** Imports for `declare module`, because TypeScript does not load a module that is only augmented. */
function augmentedModules(code: string): string {
  const names = [...code.matchAll(/^declare module '([^']+)'/gm)].map(([, name]) => name);
  return names.map((name) => `\nimport type {} from '${name}';`).join('');
}

/** Drops errors of fences that only occur without the user's packages and files. */
function withoutUnknownModules(mistakes: readonly Mistake[], fences: Fences, repository: string) {
  const isMissing = ({ file, code, what }: Mistake): boolean =>
    code === MODULE_NOT_FOUND && fences.has(file) && !isInstalled(what, repository);
  const incomplete = new Set(mistakes.filter(isMissing).map(({ file }) => file));
  return mistakes.filter(
    (mistake) =>
      !isMissing(mistake) && !(incomplete.has(mistake.file) && UNKNOWN_TYPES.includes(mistake.code)),
  );
}

/** True if the message is about a module of an installed package. */
function isInstalled(message: string, repository: string): boolean {
  const name = /'([^']*)'/.exec(message)?.[1] ?? '.';
  return !name.startsWith('.') && existsSync(join(repository, 'node_modules', packageOf(name)));
}

/** Moves an error in the file of a fence to the fence. */
function toProblem({ file, line, column, code, what, why }: Mistake, fence?: CodeFence): Problem {
  const place = fence
    ? { file: `content/${fence.page}`, line: fence.line + line - 1, column: fence.column + column - 1 }
    : { file, line, column };
  return {
    rule: 'types',
    what: `${what.replace(/\.$/, '')} (${code}).`,
    where: [place],
    why,
    fix: 'Correct the code. An editor shows the same error.',
  };
}
