import { parseArgs } from 'node:util';

export const SITE_PARTS = [
  'partners',
  'offline',
  'sizes',
  'lighthouse',
  'navigation',
  'editor',
  'search',
  'api',
  'sx',
] as const;
export const CORPUS_PARTS = ['build', 'growth', 'develop', 'peers'] as const;
const PARTS = [...SITE_PARTS, ...CORPUS_PARTS] as const;
const DEFAULT_PAGES = 1000;

export type Part = (typeof PARTS)[number];

export interface Options {
  parts: readonly Part[];
  /** Pages of the generated corpus. */
  pages: number;
  json: boolean;
}

const USAGE = `Usage: npm run bench -- [${PARTS.join('] [')}] [--pages ${DEFAULT_PAGES}] [--json]
By default, all parts of this site run. With --pages, the parts of a generated corpus run as well.`;

/**
 * Parses the command line.
 * @throws Error that includes the usage
 */
export function parseOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const named = positionals.map((name) => {
    const part = PARTS.find((known) => known === name);
    if (!part) throw new Error(`Unknown part "${name}".\n${USAGE}`);
    return part;
  });
  const pages = Number(values.pages ?? DEFAULT_PAGES);
  if (!Number.isInteger(pages) || pages < 1) throw new Error(`--pages must be a positive integer.\n${USAGE}`);
  const parts = named.length > 0 ? named : values.pages === undefined ? SITE_PARTS : PARTS;
  return { parts, pages, json: values.json ?? false };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { pages: { type: 'string' }, json: { type: 'boolean' } },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error });
  }
}
