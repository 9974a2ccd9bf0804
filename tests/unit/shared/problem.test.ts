import { describe, expect, it } from 'vitest';
import { compareProblems, type Problem } from '../../../src/shared/problem';

function problem(file: string, line: number, column?: number, what = 'W.'): Problem {
  return { rule: 'r', what, where: [{ file, line, ...(column && { column }) }], fix: 'F.' };
}

describe('compareProblems', () => {
  it('orders by file, then line as a number, then column, then text', () => {
    const ordered = [
      problem('a.mdx', 2, 9),
      problem('a.mdx', 10),
      problem('a.mdx', 10, 3, 'A.'),
      problem('a.mdx', 10, 3, 'B.'),
      problem('a.mdx', 10, 20),
      problem('b.mdx', 1),
    ];
    expect([...ordered].reverse().sort(compareProblems)).toEqual(ordered);
  });

  it('sorts problems by their first position', () => {
    const both: Problem = {
      ...problem('a.mdx', 1),
      where: [
        { file: 'z.mdx', line: 1 },
        { file: 'a.mdx', line: 1 },
      ],
    };
    expect([both, problem('m.mdx', 1)].sort(compareProblems)[1]).toBe(both);
  });
});
