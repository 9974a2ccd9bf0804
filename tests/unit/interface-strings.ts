import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Calls such as `t('close')` and `translate(a ? 'b' : 'c')`, up to the comma or the bracket. */
const CALL = /\b(?:t|translate|extra|siteText)\(((?:`[^`]*`|'[^']*'|[^,()`'])*)[,)]/g;
const TEXT = /`[^`]*`|'[^']*'/g;

/** A string with its key as written in the code, such as `close` or `settings.${value}`. */
export interface StringUse {
  file: string;
  key: string;
}

/** Every use of an interface string in the code of the browser. */
export function findStringUses(folders: readonly string[]): StringUse[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => usesIn(join(folder, file))),
  );
}

function usesIn(file: string): StringUse[] {
  const calls = [...readFileSync(file, 'utf8').matchAll(CALL)].map(([, argument = '']) => argument);
  return calls.flatMap((argument) =>
    (argument.match(TEXT) ?? []).map((text) => ({ file, key: text.slice(1, -1) })),
  );
}

/** `{a: {b: 'text'}}` → `['a.b']`. */
export function keysOf(table: object, prefix = ''): string[] {
  return Object.entries(table).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${name}.`) : [`${prefix}${name}`],
  );
}
