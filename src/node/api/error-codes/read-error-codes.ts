import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ErrorCode } from '../../../shared/site/error-code';
import { extractErrorCodes } from './extract-error-codes';

/** The library's packages share one list of codes. */
const SCOPE = '@mui/';
/** The same modules once more, in other formats; and packages of their own, which are found by name. */
const SKIPPED_FOLDERS: ReadonlySet<string> = new Set(['node', 'modern', 'legacy', 'umd', 'node_modules']);

/**
 * The error codes of installed packages and of what these depend on, by number. Where two versions of a package
 * word an error differently, the one nearer to the documented package counts.
 */
export async function readErrorCodes(packages: readonly string[], repository: string): Promise<ErrorCode[]> {
  const byCode = new Map<number, ErrorCode>();
  for (const folder of findPackageFolders(packages, repository)) {
    const sources = await readModules(folder);
    for (const error of sources.flatMap(extractErrorCodes)) {
      if (!byCode.has(error.code)) byCode.set(error.code, error);
    }
  }
  return [...byCode.values()].sort((a, b) => a.code - b.code);
}

/** Folders of the packages and of their dependencies, nearest first. */
function findPackageFolders(packages: readonly string[], repository: string): Set<string> {
  const folders = new Set<string>();
  const waiting = packages.map((name) => ({ name, from: repository }));
  for (const { name, from } of waiting) {
    const file = createRequire(join(from, 'package.json')).resolve(`${name}/package.json`);
    const folder = dirname(file);
    if (folders.has(folder)) continue;
    folders.add(folder);
    const { dependencies = {} } = createRequire(file)(file) as { dependencies?: Record<string, string> };
    const names = Object.keys(dependencies).filter((dependency) => dependency.startsWith(SCOPE));
    waiting.push(...names.map((dependency) => ({ name: dependency, from: folder })));
  }
  return folders;
}

async function readModules(packageFolder: string): Promise<string[]> {
  const esm = join(packageFolder, 'esm');
  const files = await listModules(existsSync(esm) ? esm : packageFolder);
  return Promise.all(files.map((file) => readFile(file, 'utf8')));
}

async function listModules(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : listModules(path);
      return /\.m?js$/.test(entry.name) ? [path] : [];
    }),
  );
  return nested.flat();
}
