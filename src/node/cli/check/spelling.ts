import type { Problem } from '../../../shared/page/problem';
import { packageScript } from '../commands.mjs';
import { failedTool, runTool } from './run-tool';

const MISTAKE =
  /^(?<file>.+?):(?<line>\d+):(?<column>\d+) - (?<kind>Unknown|Forbidden|Misspelled) word \((?<word>.+?)\)(?: fix: \((?<fix>.+?)\))?/;
const CACHE = ['--cache', '--cache-location', 'node_modules/.cache/cspell'];

/** Words of pages, data and README that are not American English. */
export async function checkSpelling(repository: string): Promise<Problem[]> {
  const script = packageScript('cspell', 'cspell', repository);
  const run = await runTool(
    [script, 'lint', '--no-progress', '--no-summary', '--no-color', ...CACHE],
    repository,
  );
  const problems = run.stdout.split('\n').flatMap(readMistake);
  if (run.code !== 0 && problems.length === 0) throw failedTool('The spelling checker', run);
  return problems;
}

function readMistake(text: string): Problem[] {
  const { file = '', line, column, kind, word = '', fix } = MISTAKE.exec(text)?.groups ?? {};
  if (file === '') return [];
  const isKnown = kind === 'Forbidden';
  return [
    {
      rule: 'spelling',
      what: isKnown ? `"${word}" is no American English.` : `No dictionary has the word "${word}".`,
      where: [{ file: file.replaceAll('\\', '/'), line: Number(line), column: Number(column) }],
      fix: fix
        ? `Write "${fix}".`
        : 'Correct it, put it into backticks if it is code, or add it to "cspell-words.txt".',
    },
  ];
}
