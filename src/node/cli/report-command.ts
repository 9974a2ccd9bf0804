import { githubReporter, type Reporter, createTerminalReporter, jsonReporter } from '../checks/report';
import type { Options } from './options';

/** Exit codes: the content has problems; the command itself was wrong or failed. */
export const PROBLEMS = 1;
const FAILURE = 2;

/** Runs a command that ends with an exit code; authors get one line of an error, not a stack trace. */
export function runCommand(main: () => Promise<number>): void {
  main().then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = FAILURE;
    },
  );
}

export function createReporter(format: Options['format']): Reporter {
  if (format === 'json') return jsonReporter;
  return format === 'github' ? githubReporter : createTerminalReporter({ color: isColorWanted() });
}

/** https://no-color.org, and no escape sequences in files and pipes. */
function isColorWanted(): boolean {
  return process.stdout.isTTY && !process.env['NO_COLOR'];
}
