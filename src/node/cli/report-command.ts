import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Problem } from '../../shared/problem';
import {
  githubReporter,
  jsonReporter,
  summarize,
  type Reporter,
  createTerminalReporter,
} from '../checks/report';
import type { SiteContent } from '../content/site-content';

const VALUES = { format: { type: 'string' }, content: { type: 'string' } } as const;
const FORMATS = ['terminal', 'json', 'github'] as const;

/** Command-line options. */
interface Options {
  format: (typeof FORMATS)[number];
  /** Folder from `--content`, or null for the default. */
  content: string | null;
}

const USAGE = `Usage: check-content [--format ${FORMATS.join('|')}] [--content folder]`;

/**
 * Reads the command line.
 * @throws Error whose message is one line for the author
 */
export function parseOptions(args: readonly string[]): Options {
  const { tokens } = parseArgs({ args: [...args], strict: false, tokens: true, options: VALUES });
  const values = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    const name = token.kind === 'option' ? token.rawName : token.value;
    if (token.kind !== 'option' || !Object.hasOwn(VALUES, token.name))
      throw new Error(`Unknown option "${name}". ${USAGE}`);
    if (!token.value) throw new Error(`The option "${name}" needs a value. ${USAGE}`);
    values.set(token.name, token.value);
  }
  const format = values.get('format') ?? 'terminal';
  const known = FORMATS.find((one) => one === format);
  if (!known) throw new Error(`Unknown format "${format}". ${USAGE}`);
  return { format: known, content: values.get('content') ?? null };
}

/** True for the script that this process runs, and false for an imported module. */
export function isMainModule(url: string): boolean {
  return url === pathToFileURL(realpathSync(process.argv[1] ?? '.')).href;
}

/**
 * Runs a command. Prints one line for an error, and not a stack trace.
 * @param failure exit code if the command itself fails
 */
export function runCommand(main: () => Promise<void>, failure: number): void {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = failure;
  });
}

/** Runs a check with the arguments of the command line, and prints its report. Fails if there are problems. */
export function runCheck(check: (args: readonly string[], repository: string) => Promise<CheckReport>): void {
  const main = async (): Promise<void> => {
    const { text, count } = await check(process.argv.slice(2), process.cwd());
    console.log(text);
    process.exitCode = count === 0 ? 0 : 1;
  };
  runCommand(main, 2);
}

/** Text to print, and the number of problems. */
export interface CheckReport {
  text: string;
  count: number;
}

export function createReport(
  problems: readonly Problem[],
  { pages, data }: SiteContent,
  format: Options['format'],
): CheckReport {
  return { text: reporterFor(format)(problems, summarize(pages, data.trees)), count: problems.length };
}

function reporterFor(format: Options['format']): Reporter {
  if (format === 'json') return jsonReporter;
  // https://no-color.org, and no escape sequences in files and pipes.
  const color = process.stdout.isTTY && !process.env['NO_COLOR'];
  return format === 'github' ? githubReporter : createTerminalReporter({ color });
}
