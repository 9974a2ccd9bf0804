import type { Problem } from '../../../shared/page/problem';
import { packageScript } from '../commands.mjs';
import { findWithTool } from './tools';

const MISSPELLED =
  /^(?<file>.+?):(?<line>\d+):(?<column>\d+) - (?<kind>Unknown|Forbidden|Misspelled) word \((?<word>.+?)\)(?: fix: \((?<fix>.+?)\))?/;
const CSPELL_CACHE = ['--cache', '--cache-location', 'node_modules/.cache/cspell'];

/** Files that authors write. */
const PATHS = ['content', 'README.md'];
const UNREADABLE = /^\[error\] (?<file>[^:]+): (?<what>\w*Error: .*?)(?: \((?<line>\d+):(?<column>\d+)\))?$/;
const PRETTIER_CACHE = ['--cache', '--cache-location', 'node_modules/.cache/prettier-content'];

/** Words of pages, data and README that are not American English. */
export async function checkSpelling(repository: string): Promise<Problem[]> {
  const script = packageScript('cspell', 'cspell', repository);
  const command = [script, 'lint', '--no-progress', '--no-summary', '--no-color', ...CSPELL_CACHE];
  return findWithTool('The spelling checker', command, repository, ({ stdout }) =>
    stdout.split('\n').flatMap(misspelledWord),
  );
}

function misspelledWord(text: string): Problem[] {
  const { file = '', line, column, kind, word = '', fix } = MISSPELLED.exec(text)?.groups ?? {};
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

/** Files that Prettier would write in another way, or cannot read. */
export async function checkFormatting(repository: string): Promise<Problem[]> {
  const script = packageScript('prettier', 'prettier', repository);
  const command = [script, '--list-different', ...PRETTIER_CACHE, ...PATHS];
  return findWithTool('Prettier', command, repository, ({ stdout, stderr }) => [
    ...stdout.split('\n').filter(Boolean).map(unformattedFile),
    ...stderr.split('\n').flatMap(unreadableFile),
  ]);
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
