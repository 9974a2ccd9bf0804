import type { Problem } from '../../../shared/page/problem';
import { formatPlace } from './place';
import { formatSum, type Reporter } from './reporter';

type Style = (text: string) => string;

const INDENT = '  ';

/**
 * A report for people: where (to click on), what, why, and what to write instead; the sum comes last.
 * @param options.color set it when the output is a terminal; files and pipes get plain text
 */
export function createTerminalReporter({ color }: { color: boolean }): Reporter {
  const style = (code: number): Style =>
    color ? (text) => `\u001b[${code}m${text}\u001b[0m` : (text) => text;
  const styles = {
    place: style(36),
    what: style(1),
    quiet: style(2),
    fix: style(32),
    bad: style(31),
    good: style(32),
  };
  return {
    format(problems, summary) {
      const sum = formatSum(problems, summary);
      if (problems.length === 0) return styles.good(sum);
      return [...problems.map((problem) => formatProblem(problem, styles)), styles.bad(sum)].join('\n\n');
    },
  };
}

function formatProblem(
  { what, where, why, fix }: Problem,
  styles: Record<'place' | 'what' | 'quiet' | 'fix', Style>,
): string {
  const [first, ...others] = where;
  return [
    styles.place(formatPlace(first)),
    ...others.map((place) => styles.quiet('and ') + styles.place(formatPlace(place))),
    INDENT + styles.what(indentRest(what)),
    ...(why === undefined ? [] : [INDENT + styles.quiet(indentRest(why))]),
    INDENT + styles.fix(`→ ${indentRest(fix, `${INDENT}  `)}`),
  ].join('\n');
}

/** Texts may have several lines, such as an example of front matter. */
function indentRest(text: string, indent: string = INDENT): string {
  return text.replaceAll('\n', `\n${indent}`);
}
