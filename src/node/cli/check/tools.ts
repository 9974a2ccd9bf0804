import { spawn } from 'node:child_process';
import { compareProblems, type Problem } from '../../../shared/problem';

/** Exit code and output of a tool. */
export interface ToolRun {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a script with Node in the repository and waits for it. */
export function runTool(args: readonly string[], repository: string): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: repository,
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
    });
    const run = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (run.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (run.stderr += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...run, code }));
  });
}

/** Parses the output of a tool. */
export async function findWithTool<Found>(
  name: string,
  args: readonly string[],
  repository: string,
  read: (run: ToolRun) => Found[],
): Promise<Found[]> {
  const run = await runTool(args, repository);
  const found = read(run);
  if (run.code !== 0 && found.length === 0) throw failedTool(name, run);
  return found;
}

/** A tool that fails without a problem has not checked anything. */
export function failedTool(name: string, { code, stdout, stderr }: ToolRun): Error {
  return new Error(
    `${name} failed (exit code ${code}):\n${stderr.trim() || stdout.trim() || 'It printed nothing.'}`,
  );
}

/** Rules of tools that do not know pages and demos. */
const TOOLS = ['format', 'format-syntax', 'spelling', 'types'];
/** Rules of files that cannot be parsed. */
const UNREADABLE = ['demo-syntax', 'mdx-syntax', 'query', 'yaml'];

/**
 * Removes problems that two tools report for the same mistake. Compiler errors yield to other checks of the line or
 * file, and Prettier errors to other checks of the file. Sorts by file and line.
 */
export function withoutEchoes(problems: readonly Problem[]): Problem[] {
  const lines = new Set(problems.filter(({ rule }) => !TOOLS.includes(rule)).map(lineOf));
  const unreadable = filesOf(problems, UNREADABLE);
  const mistyped = filesOf(problems, ['types']);
  const isEcho = (problem: Problem): boolean => {
    const [{ file }] = problem.where;
    if (problem.rule === 'types') return unreadable.has(file) || lines.has(lineOf(problem));
    return problem.rule === 'format-syntax' && (unreadable.has(file) || mistyped.has(file));
  };
  return problems.filter((problem) => !isEcho(problem)).sort(compareProblems);
}

function filesOf(problems: readonly Problem[], rules: readonly string[]): Set<string> {
  return new Set(problems.filter(({ rule }) => rules.includes(rule)).map(({ where: [{ file }] }) => file));
}

function lineOf({ where: [{ file, line }] }: Problem): string {
  return `${file}:${line}`;
}
