import { compareProblems, type Problem } from '../../../shared/page/problem';

/** What tools say that know nothing of pages and demos. */
const TOOLS = ['format', 'format-syntax', 'spelling', 'types'];
/** What is said of a file that cannot be read. */
const UNREADABLE = ['demo-syntax', 'mdx-syntax', 'query', 'yaml'];

/**
 * Leaves out what a second tool reports of one mistake: what the compiler says of a line or a file that another check
 * names, and what Prettier says of a file that others cannot read either. Sorted by file and line.
 */
export function withoutEchoes(problems: readonly Problem[]): Problem[] {
  const lines = new Set(problems.filter(({ rule }) => !TOOLS.includes(rule)).map(lineOf));
  const unreadable = filesOf(problems, UNREADABLE);
  const mistyped = filesOf(problems, ['types']);
  const isEcho = (problem: Problem): boolean => {
    const [{ file }] = problem.where;
    if (problem.rule === 'types') return unreadable.has(file) || lines.has(lineOf(problem));
    return problem.rule === 'format-syntax' && (unreadable.has(file) || mistyped.has(file));
  };
  return problems.filter((problem) => !isEcho(problem)).sort(compareProblems);
}

function filesOf(problems: readonly Problem[], rules: readonly string[]): Set<string> {
  return new Set(problems.filter(({ rule }) => rules.includes(rule)).map(({ where: [{ file }] }) => file));
}

function lineOf({ where: [{ file, line }] }: Problem): string {
  return `${file}:${line}`;
}
