import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

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
