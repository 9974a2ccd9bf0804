import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { checkFences, type FenceMistake } from '../checks/types/check-fences';
import { findFences } from '../checks/types/find-fences';
import { scopeOfPages } from '../checks/types/page-scope';

const CONTENT = 'content';

/** Checks the types of the site's code and of all demos, as a process of its own; tells whether they are sound. */
function checkProjects(): boolean {
  const compiler = createRequire(join(process.cwd(), 'package.json')).resolve('typescript/bin/tsc');
  return spawnSync(process.execPath, [compiler, '-b'], { stdio: 'inherit' }).status === 0;
}

/** Written like the compiler's own messages, so that editors and GitHub lead to the line. */
function format({ page, line, column, code, message }: FenceMistake): string {
  return `${CONTENT}/${page}(${line},${column}): error ${code}: ${message}`;
}

async function main(): Promise<void> {
  const folder = resolve(CONTENT);
  // A mistake in a demo does not keep those in fences from being told; `--fences` looks at these alone.
  const isSound = process.argv.includes('--fences') || checkProjects();
  const [fences, packagesOf] = await Promise.all([findFences(folder), scopeOfPages(folder, process.cwd())]);
  const mistakes = checkFences(fences, folder, packagesOf);
  for (const mistake of mistakes) console.error(format(mistake));
  if (mistakes.length === 0) console.log(`Checked the code of ${fences.length} fences: no mistakes.`);
  if (!isSound || mistakes.length > 0) process.exitCode = 1;
}

void main();
