import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const SHARED = ['src', 'tsconfig.base.json', 'package.json'];
const COPIED = [
  '.prettierrc.json',
  'prettier-compact-tables.mjs',
  'cspell.json',
  'cspell-words.txt',
  'content/tsconfig.json',
];

/** A repository with its own content, and with the code, the settings, and the packages of this one. */
export interface CheckRepository {
  folder: string;
  /** Writes files, by their path in the repository. */
  write: (files: Readonly<Record<string, string>>) => void;
  remove: () => void;
}

export function createCheckRepository(files: Readonly<Record<string, string>>): CheckRepository {
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  const write: CheckRepository['write'] = (texts) => {
    for (const [path, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  };
  write({ 'README.md': '# Test\n', ...files });
  for (const name of SHARED) symlinkSync(resolve(name), join(folder, name));
  for (const name of COPIED) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    copyFileSync(name, join(folder, name));
  }
  // A separate folder, because tools keep their caches in it.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (name !== '.cache') symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  return { folder, write, remove: () => rmSync(folder, { recursive: true }) };
}
