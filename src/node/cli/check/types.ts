import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../../shared/page/problem';
import { packageScript } from '../commands.mjs';
import { failedTool, runTool, type ToolRun } from './run-tool';

const MISTAKE = /^(?<file>\S.*?)\((?<line>\d+),(?<column>\d+)\): error (?<code>TS\d+): (?<what>.*)$/;
/** Numbers of what keeps the compiler from reading a file: then it looks at the types of none. */
const SYNTAX = /^TS1\d{3}$/;
const CACHE = join('node_modules', '.cache', 'check-types');

/** Mistakes that the compiler finds in demos and in what they import. */
export async function checkTypes(repository: string): Promise<Problem[]> {
  const mistakes = await compile(['-b', 'content'], repository);
  const unreadable = mistakes.filter(({ code }) => SYNTAX.test(code)).map(fileOf);
  const others = unreadable.length === 0 ? [] : await compileWithout(unreadable, repository);
  return [...mistakes, ...others].map(({ problem }) => problem);
}

/** A mistake with the number of its kind, such as `TS2322`. */
export interface Mistake {
  code: string;
  problem: Problem;
}

async function compile(args: readonly string[], repository: string): Promise<Mistake[]> {
  const script = packageScript('typescript-native', 'tsc', repository);
  return readCompilerRun('The compiler', await runTool([script, ...args, '--pretty', 'false'], repository));
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
  await mkdir(join(repository, CACHE), { recursive: true });
  await writeFile(join(repository, CACHE, 'tsconfig.json'), JSON.stringify(config));
  return compile(['-p', CACHE], repository);
}

/** Reads what the compiler, or a command that writes like it, has found. */
export function readCompilerRun(name: string, run: ToolRun): Mistake[] {
  const mistakes = readMessages(`${run.stdout}\n${run.stderr}`);
  if (run.code !== 0 && mistakes.length === 0) throw failedTool(name, run);
  return mistakes;
}

/** Reads messages as the compiler writes them; the last of the lines that are indented explains most. */
function readMessages(text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const line of text.split('\n')) {
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
