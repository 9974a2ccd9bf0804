import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../../shared/page/problem';
import { codeVersion } from '../../support/digest';
import { packageScript } from '../commands.mjs';
import { findWithTool, type ToolRun } from './tools';

const MISTAKE = /^(?<file>\S.*?)\((?<line>\d+),(?<column>\d+)\): error (?<code>TS\d+): (?<what>.*)$/;
/** Numbers of what keeps the compiler from reading a file: then it looks at the types of none. */
const SYNTAX = /^TS1\d{3}$/;
const TYPES_CACHE = join('node_modules', '.cache', 'check-types');
const FENCES_CACHE = join('node_modules', '.cache', 'check-fences');
/** What the result depends on, besides pages and the code that blocks may import. */
const INVOLVED = ['src/node/checks/types', 'content/tsconfig.json', 'tsconfig.base.json'];

/** A mistake with the number of its kind, such as `TS2322`. */
interface Mistake {
  code: string;
  problem: Problem;
}

/** Mistakes that the compiler finds in demos and in what they import. */
export async function checkTypes(repository: string): Promise<Problem[]> {
  const mistakes = await compile(['-b', 'content'], repository);
  const unreadable = mistakes.filter(({ code }) => SYNTAX.test(code)).map(fileOf);
  const others = unreadable.length === 0 ? [] : await compileWithout(unreadable, repository);
  return [...mistakes, ...others].map(({ problem }) => problem);
}

/**
 * Mistakes that the compiler finds in code blocks; when there are none, it looks again after a change.
 * @param files everything in the content folder
 */
export async function checkFences(files: readonly string[], repository: string): Promise<Problem[]> {
  const inputs = files.filter((file) => /\.(mdx?|tsx?)$/.test(file));
  const version = codeVersion([...INVOLVED, ...inputs], repository);
  const sound = join(repository, FENCES_CACHE, 'sound');
  if ((await readFile(sound, 'utf8').catch(() => null)) === version) return [];
  const command = ['--import', 'tsx', join('src', 'node', 'cli', 'check-fences.ts')];
  const mistakes = await findWithTool('The check of code blocks', command, repository, readMistakes);
  if (mistakes.length > 0) return mistakes.map(({ problem }) => problem);
  await mkdir(join(repository, FENCES_CACHE), { recursive: true });
  await writeFile(sound, version);
  return [];
}

async function compile(args: readonly string[], repository: string): Promise<Mistake[]> {
  const script = packageScript('typescript-native', 'tsc', repository);
  const compiler = [script, ...args, '--pretty', 'false'];
  return findWithTool('The compiler', compiler, repository, readMistakes);
}

/** Checks the files that can be read, which the compiler leaves alone while others cannot. */
async function compileWithout(files: readonly string[], repository: string): Promise<Mistake[]> {
  const up = '../../..';
  const config = {
    extends: `${up}/content/tsconfig.json`,
    compilerOptions: { noEmit: true, composite: false, emitDeclarationOnly: false, rootDir: up },
    include: [`${up}/content/**/*.ts`, `${up}/content/**/*.tsx`],
    exclude: files.map((file) => `${up}/${file}`),
  };
  await mkdir(join(repository, TYPES_CACHE), { recursive: true });
  await writeFile(join(repository, TYPES_CACHE, 'tsconfig.json'), JSON.stringify(config));
  return compile(['-p', TYPES_CACHE], repository);
}

/** Reads messages as the compiler writes them; the last of the lines that are indented explains most. */
function readMistakes({ stdout, stderr }: ToolRun): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const line of `${stdout}\n${stderr}`.split('\n')) {
    const last = mistakes.at(-1);
    if (/^\s+\S/.test(line) && last) last.problem = { ...last.problem, why: line.trim() };
    else mistakes.push(...readMessage(line));
  }
  return mistakes;
}

function readMessage(text: string): Mistake[] {
  const { file, line, column, code = '', what = '' } = MISTAKE.exec(text)?.groups ?? {};
  if (file === undefined) return [];
  const problem: Problem = {
    rule: 'types',
    what: `${what.replace(/\.$/, '')} (${code}).`,
    where: [{ file: file.replaceAll('\\', '/'), line: Number(line), column: Number(column) }],
    fix: 'Correct the code; an editor shows the same mistake while you type.',
  };
  return [{ code, problem }];
}

function fileOf({ problem }: Mistake): string {
  return problem.where[0].file;
}
