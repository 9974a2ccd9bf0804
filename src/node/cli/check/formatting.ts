import type { Problem } from '../../../shared/page/problem';
import { packageScript } from '../commands.mjs';
import { failedTool, runTool } from './run-tool';

/** What authors write. */
const PATHS = ['content', 'README.md'];
const UNREADABLE = /^\[error\] (?<file>[^:]+): (?<what>\w*Error: .*?)(?: \((?<line>\d+):(?<column>\d+)\))?$/;
const CACHE = ['--cache', '--cache-location', 'node_modules/.cache/prettier-content'];

/** Files that Prettier would write in another way, or cannot read. */
export async function checkFormatting(repository: string): Promise<Problem[]> {
  const script = packageScript('prettier', 'prettier', repository);
  const run = await runTool([script, '--list-different', ...CACHE, ...PATHS], repository);
  const unformatted = run.stdout.split('\n').filter(Boolean).map(unformattedFile);
  const unreadable = run.stderr.split('\n').flatMap(unreadableFile);
  const problems = [...unformatted, ...unreadable];
  if (run.code !== 0 && problems.length === 0) throw failedTool('Prettier', run);
  return problems;
}

function unformattedFile(file: string): Problem {
  return {
    rule: 'format',
    what: 'The file is not formatted.',
    where: [{ file: file.replaceAll('\\', '/'), line: 1 }],
    fix: 'Run "npm run format".',
  };
}

function unreadableFile(text: string): Problem[] {
  const { file = '', what = '', line = 1, column = 1 } = UNREADABLE.exec(text)?.groups ?? {};
  if (file === '') return [];
  return [
    {
      rule: 'format-syntax',
      what: `The file cannot be read: ${what.replace(/^\w*Error: /, '').replace(/\.$/, '')}.`,
      where: [{ file: file.replaceAll('\\', '/'), line: Number(line), column: Number(column) }],
      fix: 'Correct the place that the message names.',
    },
  ];
}
