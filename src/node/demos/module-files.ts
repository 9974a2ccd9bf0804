import { existsSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';

/** Code that may import. */
export const SCRIPT = /\.[jt]sx?$/;
const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts'];
/** Files that a demo may consist of. */
export const READABLE = /\.([jt]sx?|css|json)$/;
/** Names that sandboxes give to files of their own. */
const RESERVED = ['Demo', 'index', 'main', 'tailwind', 'vite-env.d'];

/** `@mui/material/Button` → `@mui/material`. */
export function packageOf(request: string): string {
  return request.split('/', request.startsWith('@') ? 2 : 1).join('/');
}

/** Absolute path of the file that a relative import means; null when there is none. */
export function resolveModule(folder: string, request: string): string | null {
  const candidates = EXTENSIONS.map((extension) => normalize(join(folder, request + extension)));
  return candidates.find((path) => existsSync(path) && statSync(path).isFile()) ?? null;
}

/** Name of a file among those of the demo: its own, or its own with a number. */
export function freeName(path: string, taken: readonly string[]): string {
  const extension = extname(path);
  const [base = ''] = path.slice(0, -extension.length).split(sep).slice(-1);
  const stems = [
    ...RESERVED.filter((stem) => SCRIPT.test(path) || stem === 'tailwind'),
    ...taken.map(stemOf),
  ];
  for (let number = 1; ; number += 1) {
    const stem = number === 1 ? base : `${base}${number}`;
    if (!stems.includes(stem)) return stem + extension;
  }
}

function stemOf(name: string): string {
  return name.slice(0, -extname(name).length);
}

/** Authors write `./data` or `./data.ts`; the neighbour is named in the same way. */
export function neighbour(name: string, request: string): string {
  return `./${READABLE.test(request) && !SCRIPT.test(request) ? name : stemOf(name)}`;
}
