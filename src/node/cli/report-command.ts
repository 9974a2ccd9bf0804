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

/** Prints the problems. If there are any, the command fails. */
export function reportProblems(
  problems: readonly Problem[],
  { pages, data }: SiteContent,
  format: Options['format'],
): void {
  console.log(reporterFor(format)(problems, summarize(pages, data.trees)));
  process.exitCode = problems.length === 0 ? 0 : 1;
}

function reporterFor(format: Options['format']): Reporter {
  if (format === 'json') return jsonReporter;
  // https://no-color.org, and no escape sequences in files and pipes.
  const color = process.stdout.isTTY && !process.env['NO_COLOR'];
  return format === 'github' ? githubReporter : createTerminalReporter({ color });
}
