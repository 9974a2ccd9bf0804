import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Day of the last commit of every file, such as 2026-11-20, by path relative to the repository.
 * One run of git log serves all pages. Empty outside git.
 */
export async function lastCommitDays(repository: string): Promise<ReadonlyMap<string, string>> {
  try {
    const format = ['--format=%x00%cs', '--name-only', '--no-renames'];
    const args = ['-c', 'core.quotePath=false', 'log', ...format, '--', 'content'];
    const { stdout } = await run('git', args, { cwd: repository, maxBuffer: 256 * 1024 * 1024 });
    return parseLog(stdout);
  } catch {
    return new Map();
  }
}

/** Reads `\0<day>` followed by file names, newest commit first. The first mention of a file wins. */
export function parseLog(log: string): Map<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split('\0')) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}
