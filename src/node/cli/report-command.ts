import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Problem } from '../../shared/problem';
import { createTerminalReporter, githubReporter, jsonReporter, summarize } from '../checks/report';
import type { SiteContent } from '../content/data-files';

const FORMATS = ['terminal', 'json', 'github'] as const;

/** Command-line options. */
interface Options {
  format: (typeof FORMATS)[number];
  /** Folder from `--content`, or null for the default. */
  content: string | null;
}

/** Reads the options of a check. */
export function parseOptions(args: readonly string[]): Options {
  const { format = 'terminal', content = null } = parseFlags(['format', 'content'], args);
  const known = FORMATS.find((one) => one === format);
  if (!known) throw new Error(`Unknown format "${format}". Use ${FORMATS.join(', ')}.`);
  return { format: known, content };
}

/**
 * Reads flags with values, such as `--path=/a/`.
 * @throws Error whose message is one line for the author
 */
export function parseFlags(flags: readonly string[], args: readonly string[]): Record<string, string> {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }]));
  try {
    return { ...parseArgs({ args: [...args], options }).values } as Record<string, string>;
  } catch (error) {
    const [message] = (error as Error).message.split(/\.\s/);
    throw new Error(`${message}. Use ${flags.map((flag) => `--${flag}`).join(', ')}.`, { cause: error });
  }
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

/** Runs a check, and prints its report. Fails if there are problems. */
export function runCheck(
  check: (args: readonly string[], repository: string) => Promise<CheckReport>,
  args: readonly string[],
): void {
  const main = async (): Promise<void> => {
    const { text, count } = await check(args, process.cwd());
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
  // https://no-color.org, and no escape sequences in files and pipes.
  const color = process.stdout.isTTY && !process.env['NO_COLOR'];
  const reporters = {
    json: jsonReporter,
    github: githubReporter,
    terminal: createTerminalReporter({ color }),
  };
  return { text: reporters[format](problems, summarize(pages, data.trees)), count: problems.length };
}
