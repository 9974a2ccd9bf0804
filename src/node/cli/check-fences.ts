import { resolve } from 'node:path';
import { checkFences, type FenceMistake } from '../checks/types/check-fences';
import { findFences } from '../checks/types/find-fences';
import { scopeOfPages } from '../checks/types/page-scope';

const CONTENT = 'content';

/** Written like the compiler's own messages, so that editors and GitHub lead to the line. */
function format({ page, line, column, code, message }: FenceMistake): string {
  return `${CONTENT}/${page}(${line},${column}): error ${code}: ${message}`;
}

async function main(): Promise<void> {
  const folder = resolve(CONTENT);
  const [fences, packagesOf] = await Promise.all([findFences(folder), scopeOfPages(folder, process.cwd())]);
  const mistakes = checkFences(fences, folder, packagesOf);
  for (const mistake of mistakes) console.error(format(mistake));
  if (mistakes.length > 0) process.exitCode = 1;
  else console.log(`Checked the code of ${fences.length} fences: no mistakes.`);
}

void main();
