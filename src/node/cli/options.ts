import { parseArgs } from 'node:util';

export const FORMATS = ['terminal', 'json', 'github'] as const;

/** What the author asked for on the command line. */
export interface Options {
  format: (typeof FORMATS)[number];
  /** Folder given with `--content`; null for the default. */
  content: string | null;
}

export const USAGE = `Usage: check-content [--format ${FORMATS.join('|')}] [--content folder]`;

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

const VALUES = { format: { type: 'string' }, content: { type: 'string' } } as const;
