// @ts-check
// Decides which tests a change needs.
import { spawnSync } from 'node:child_process';

/** Inputs of the tests of installed packages, as Git patterns. */
export const PACKAGE_TESTS = [
  'package-lock.json',
  '*.packages.test.ts',
  'tests/sandbox',
  '.prettierrc.json',
  'prettier-compact-tables.mjs',
  'src/client/demo/frame/sandbox*.ts',
  'src/node/api',
  'content/production-error/error-codes.json',
  'content/_data/products.yaml',
  'content/*/migration/*',
];

/**
 * True when an input of the tests of installed packages differs from the previous commit, or when Git cannot tell, as in
 * a shallow clone.
 */
export function havePackagesChanged(repository = '.') {
  return changedFiles(repository, PACKAGE_TESTS)?.length !== 0;
}

/**
 * Files that differ from the previous commit, including files that Git doesn't know yet. Null when Git cannot tell, as in
 * a shallow clone.
 * @param {readonly string[]} patterns of the files, all by default
 */
export function changedFiles(repository = '.', patterns = []) {
  /** @param {readonly string[]} args */
  const list = (...args) =>
    spawnSync('git', [...args, '--', ...patterns], { cwd: repository, encoding: 'utf8' });
  const changed = list('diff', '-z', '--name-only', 'HEAD~1');
  const added = list('ls-files', '-z', '--others', '--exclude-standard');
  return changed.status === 0 ? `${changed.stdout}${added.stdout}`.split('\0').filter(Boolean) : null;
}
