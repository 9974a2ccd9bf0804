import type { Problem } from '../../../shared/page/problem';

/** Front matter to begin with. */
export const EXAMPLE =
  '---\ntitle: Button\ndescription: Buttons let people take an action with a single tap.\n---';

/** Lines that may stand in front matter: keys, what is indented below them, items and comments. */
const YAML_LINE = /^(?:[\w-]+:(?:\s|$)|\s+\S|- |#)/;

/** Why a page has no front matter: it is missing, does not end, or does not start where it should. */
export function missingFrontMatter(text: string, file: string): Problem {
  const lines = text.split('\n');
  const opening = lines.findIndex((line) => line.trim() !== '');
  if (lines[opening]?.trimEnd() !== '---') {
    const fix = `Start the file with:\n${EXAMPLE}`;
    return { rule: 'front-matter', what: 'The page has no front matter.', where: [{ file, line: 1 }], fix };
  }
  if (opening > 0) {
    const where: Problem['where'] = [{ file, line: opening + 1 }];
    const fix = 'Remove the empty lines before it: it starts on the first line.';
    return { rule: 'yaml', what: 'The front matter starts too late to be one.', where, fix };
  }
  const rest = lines.slice(1).findIndex((line) => !YAML_LINE.test(line));
  const line = rest < 0 ? lines.length : rest + 2;
  return {
    rule: 'yaml',
    what: 'The front matter never ends.',
    where: [{ file, line }],
    fix: 'Write "---" on a line of its own below the last key.',
  };
}
