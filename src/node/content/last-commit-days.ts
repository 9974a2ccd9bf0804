import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { rememberLast } from '../lib/cache';

const run = promisify(execFile);
/** Always the same object, because updates compare results by identity. */
const NO_DAYS: ReadonlyMap<string, string> = new Map();

/**
 * Day of the last commit of every file, such as 2026-11-20, by path relative to the repository.
 * One run of git log serves all pages. Empty outside git.
 */
export async function lastCommitDays(repository: string): Promise<ReadonlyMap<string, string>> {
  const head = await run('git', ['rev-parse', 'HEAD'], { cwd: repository }).then(
    ({ stdout }) => stdout,
    () => '',
  );
  return daysAt({ repository, head });
}

const daysAt = rememberLast(
  ({ repository }: { repository: string; head: string }) => readLog(repository),
  // A failure can be temporary, such as a lock of another process.
  (days) => days !== NO_DAYS,
);

async function readLog(repository: string): Promise<ReadonlyMap<string, string>> {
  try {
    const format = ['--format=%x00%cs', '--name-only', '--no-renames'];
    const args = ['-c', 'core.quotePath=false', 'log', ...format, '--', 'content'];
    const { stdout } = await run('git', args, { cwd: repository, maxBuffer: 256 * 1024 * 1024 });
    return parseLog(stdout);
  } catch {
    return NO_DAYS;
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
