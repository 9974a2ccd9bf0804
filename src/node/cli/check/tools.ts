import { execFile } from 'node:child_process';
import { posix } from 'node:path';
import { compareProblems, type Problem } from '../../../shared/problem';
import { packageScript } from '../commands.mjs';

/**
 * Runs a script with Node in the repository and parses its output. A tool that fails without a problem has not checked
 * anything.
 */
export function findWithTool<Found>(
  name: string,
  args: readonly string[],
  repository: string,
  read: (stdout: string, stderr: string) => Found[],
): Promise<Found[]> {
  const env = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' };
  const options = { cwd: repository, env, maxBuffer: Number.POSITIVE_INFINITY };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      const found = read(stdout, stderr);
      if (!error || found.length > 0) return resolve(found);
      const output = stderr.trim() || stdout.trim() || 'It printed nothing.';
      reject(new Error(`${name} failed (exit code ${error.code ?? null}):\n${output}`));
    });
  });
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
  const filesWith = (rules: readonly string[]): Set<string> =>
    new Set(problems.filter(({ rule }) => rules.includes(rule)).map(({ where: [{ file }] }) => file));
  const unreadable = filesWith(SYNTAX_RULES);
  const mistyped = filesWith(['types']);
  const isEcho = (problem: Problem): boolean => {
    const [{ file }] = problem.where;
    if (problem.rule === 'types') return unreadable.has(file) || lines.has(lineOf(problem));
    return problem.rule === 'format-syntax' && (unreadable.has(file) || mistyped.has(file));
  };
  return problems.filter((problem) => !isEcho(problem)).sort(compareProblems);
}

function lineOf({ where: [{ file, line }] }: Problem): string {
  return `${file}:${line}`;
}

const MISSPELLED =
  /^(?<file>.+?):(?<line>\d+):(?<column>\d+) - (?<kind>Unknown|Forbidden|Misspelled) word \((?<word>.+?)\)(?: fix: \((?<fix>.+?)\))?/gm;
const CSPELL_CACHE = ['--cache', '--cache-location', 'node_modules/.cache/cspell'];

const UNREADABLE =
  /^\[error\] (?<file>[^:\n]+): (?<what>\w*Error: .*?)(?: \((?<line>\d+):(?<column>\d+)\))?$/gm;
const PRETTIER_CACHE = ['--cache', '--cache-location', 'node_modules/.cache/prettier-content'];

/** Words of pages, data and README that are not American English. */
export async function checkSpelling(repository: string): Promise<Problem[]> {
  const script = packageScript('cspell', 'cspell', repository);
  const command = [script, 'lint', '--no-progress', ...CSPELL_CACHE];
  return findWithTool('The spelling checker', command, repository, (stdout) =>
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
  const command = [script, '--list-different', ...PRETTIER_CACHE, 'content', 'README.md'];
  return findWithTool('Prettier', command, repository, (stdout, stderr) => [
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

const DUPLICATE =
  /^(?<file>.+?):(?<line>\d+):\d+: warning: Found (?<lines>\d+) lines .* on file (?<otherFile>.+) \((?<otherLine>\d+)-\d+\)$/gm;

/** Code that demos of several pages have in common. */
export async function checkDuplicates(repository: string): Promise<Problem[]> {
  const script = packageScript('jscpd', 'jscpd', repository);
  const command = [
    script,
    'content',
    '--format=tsx,typescript',
    // Shorter matches that differ only in strings and numbers are normal use of the libraries.
    '--min-tokens=70',
    '--min-lines=5',
    '--ignore-literals',
    '--ignore-pattern=import[^;]*;',
    // A theme is a list of values, of which each page has its own.
    '--ignore=**/theme.ts',
    '--reporters=xcode',
    '--no-gitignore',
  ];
  return findWithTool('The search for duplicates', command, repository, (stdout) =>
    Array.from(stdout.matchAll(DUPLICATE), duplicatedCode).filter(
      ({ where: [first, second] }) => pageOf(first.file) !== pageOf(second.file),
    ),
  );
}

function duplicatedCode({ groups = {} }: RegExpExecArray) {
  const { file = '', line, lines, otherFile = '', otherLine } = groups;
  const locate = (path: string, start?: string) => ({
    file: `content/${path.replaceAll('\\', '/')}`,
    line: Number(start),
  });
  return {
    rule: 'duplicated-demo',
    // The tool does not count the last line.
    what: `${Number(lines) + 1} lines are the same in demos of two pages, except for strings and numbers.`,
    where: [locate(file, line), locate(otherFile, otherLine)] as const,
    why: 'Users learn nothing from the second demo, and a fix might miss one of them.',
    fix: 'Give each demo a different task, link to the other page, or move the shared code to a file that both import.',
  };
}

/** The stylings of a demo are in separate folders, but on one page. */
function pageOf(file: string): string {
  return posix.dirname(file).replace(/\/[A-Z].*/, '');
}
