import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { compareProblems, type Problem, type SourceLocation } from '../../../shared/problem';
import { packageScript } from '../commands.mjs';

/** Exit code and output of a tool. The code is null after a signal. */
export interface ToolRun {
  code: number | string | null;
  stdout: string;
  stderr: string;
}

/** Runs a script with Node in the repository and waits for it. */
function runTool(args: readonly string[], repository: string): Promise<ToolRun> {
  const env = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' };
  const options = { cwd: repository, env, maxBuffer: Number.POSITIVE_INFINITY };
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve({ code: error ? (error.code ?? null) : 0, stdout, stderr }),
    );
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
function failedTool(name: string, { code, stdout, stderr }: ToolRun): Error {
  return new Error(
    `${name} failed (exit code ${code}):\n${stderr.trim() || stdout.trim() || 'It printed nothing.'}`,
  );
}

/** Rules of tools that do not know pages and demos. */
const TOOLS = ['format', 'format-syntax', 'spelling', 'types'];
/** Rules of files that cannot be parsed. */
const SYNTAX_RULES = ['demo-syntax', 'mdx-syntax', 'query', 'yaml'];

/**
 * Removes problems that two tools report for the same mistake. Compiler errors yield to other checks of the line or
 * file, and Prettier errors to other checks of the file. Sorts by file and line.
 */
export function withoutEchoes(problems: readonly Problem[]): Problem[] {
  const lines = new Set(problems.filter(({ rule }) => !TOOLS.includes(rule)).map(lineOf));
  const unreadable = filesOf(problems, SYNTAX_RULES);
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

const MISSPELLED =
  /^(?<file>.+?):(?<line>\d+):(?<column>\d+) - (?<kind>Unknown|Forbidden|Misspelled) word \((?<word>.+?)\)(?: fix: \((?<fix>.+?)\))?/gm;
const CSPELL_CACHE = ['--cache', '--cache-location', 'node_modules/.cache/cspell'];

/** Files that authors write. */
const PATHS = ['content', 'README.md'];
const UNREADABLE =
  /^\[error\] (?<file>[^:\n]+): (?<what>\w*Error: .*?)(?: \((?<line>\d+):(?<column>\d+)\))?$/gm;
const PRETTIER_CACHE = ['--cache', '--cache-location', 'node_modules/.cache/prettier-content'];

/** Words of pages, data and README that are not American English. */
export async function checkSpelling(repository: string): Promise<Problem[]> {
  const script = packageScript('cspell', 'cspell', repository);
  const command = [script, 'lint', '--no-progress', '--no-summary', '--no-color', ...CSPELL_CACHE];
  return findWithTool('The spelling checker', command, repository, ({ stdout }) =>
    Array.from(stdout.matchAll(MISSPELLED), misspelledWord),
  );
}

function misspelledWord({ groups = {} }: RegExpExecArray): Problem {
  const { file = '', line, column, kind, word, fix } = groups;
  return {
    rule: 'spelling',
    what:
      kind === 'Forbidden'
        ? `"${word}" is not American English.`
        : `The word "${word}" is not in the dictionary.`,
    where: [{ file: file.replaceAll('\\', '/'), line: Number(line), column: Number(column) }],
    fix: fix
      ? `Write "${fix}".`
      : 'Correct it, put it in backticks if it is code, or add it to "cspell-words.txt".',
  };
}

/** Files that Prettier would write in another way, or cannot read. */
export async function checkFormatting(repository: string): Promise<Problem[]> {
  const script = packageScript('prettier', 'prettier', repository);
  const command = [script, '--list-different', ...PRETTIER_CACHE, ...PATHS];
  return findWithTool('Prettier', command, repository, ({ stdout, stderr }) => [
    ...stdout.split('\n').filter(Boolean).map(unformattedFile),
    ...Array.from(stderr.matchAll(UNREADABLE), unreadableFile),
  ]);
}

function unformattedFile(file: string): Problem {
  return {
    rule: 'format',
    what: 'The file is not formatted.',
    where: [{ file: file.replaceAll('\\', '/'), line: 1 }],
    fix: 'Run "npm run format".',
  };
}

function unreadableFile({ groups = {} }: RegExpExecArray): Problem {
  const { file = '', what = '', line = 1, column = 1 } = groups;
  return {
    rule: 'format-syntax',
    what: `The file cannot be read: ${what.replace(/^\w*Error: /, '').replace(/\.$/, '')}.`,
    where: [{ file: file.replaceAll('\\', '/'), line: Number(line), column: Number(column) }],
    fix: 'Correct the code at the position in the message.',
  };
}

const CONTENT = 'content';
/** Shorter matches that differ only in strings and numbers are normal use of the libraries. */
const LEAST_TOKENS = 70;
const LEAST_LINES = 5;

interface Fragment {
  name: string;
  start: number;
  end: number;
}

interface Report {
  duplicates: readonly { firstFile: Fragment; secondFile: Fragment; lines: number }[];
}

/** Code that demos of several pages have in common. */
export async function checkDuplicates(repository: string): Promise<Problem[]> {
  const { duplicates } = await findDuplicates(repository);
  return (
    duplicates
      .filter(({ firstFile, secondFile }) => pageOf(firstFile.name) !== pageOf(secondFile.name))
      // A theme is a list of values, of which each page has its own.
      .filter(({ firstFile }) => !firstFile.name.endsWith('/theme.ts'))
      .map(({ firstFile, secondFile, lines }) => ({
        rule: 'duplicated-demo',
        what: `${lines} lines are the same in demos of two pages, except for strings and numbers.`,
        where: [locate(firstFile), locate(secondFile)],
        why: 'Users learn nothing from the second demo, and a fix might miss one of them.',
        fix: 'Give each demo a different task, link to the other page, or move the shared code to a file that both import.',
      }))
  );
}

async function findDuplicates(repository: string): Promise<Report> {
  const output = await mkdtemp(join(tmpdir(), 'duplicates-'));
  try {
    const run = await runTool(
      [
        packageScript('jscpd', 'jscpd', repository),
        CONTENT,
        '--format=tsx,typescript',
        `--min-tokens=${LEAST_TOKENS}`,
        `--min-lines=${LEAST_LINES}`,
        '--ignore-literals',
        '--ignore-pattern=import[^;]*;',
        '--reporters=json',
        `--output=${output}`,
        '--silent',
        '--no-tips',
        '--no-gitignore',
      ],
      repository,
    );
    if (run.code !== 0) throw failedTool('The search for duplicates', run);
    return JSON.parse(await readFile(join(output, 'jscpd-report.json'), 'utf8')) as Report;
  } finally {
    await rm(output, { recursive: true });
  }
}

/** The stylings of a demo are in separate folders, but on one page. */
function pageOf(file: string): string {
  return posix.dirname(file).replace(/\/[A-Z].*/, '');
}

function locate({ name, start }: Fragment): SourceLocation {
  return { file: `${CONTENT}/${name.replaceAll('\\', '/')}`, line: start };
}
