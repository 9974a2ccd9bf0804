import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../../shared/page/problem';
import { codeVersion } from '../../support/digest';
import { runTool } from './run-tool';
import { readCompilerRun } from './types';

const CACHE = join('node_modules', '.cache', 'check-fences');
/** What the result depends on, besides pages and the code that blocks may import. */
const INVOLVED = ['src/node/checks/types', 'content/tsconfig.json', 'tsconfig.base.json'];

/**
 * Mistakes that the compiler finds in code blocks; when there are none, it looks again after a change.
 * @param files everything in the content folder
 */
export async function checkFences(files: readonly string[], repository: string): Promise<Problem[]> {
  const inputs = files.filter((file) => /\.(mdx?|tsx?)$/.test(file));
  const version = codeVersion([...INVOLVED, ...inputs], repository);
  const sound = join(repository, CACHE, 'sound');
  if ((await readFile(sound, 'utf8').catch(() => null)) === version) return [];
  const run = await runTool(['--import', 'tsx', join('src', 'node', 'cli', 'check-fences.ts')], repository);
  const problems = readCompilerRun('The check of code blocks', run).map(({ problem }) => problem);
  if (problems.length > 0) return problems;
  await mkdir(join(repository, CACHE), { recursive: true });
  await writeFile(sound, version);
  return [];
}
