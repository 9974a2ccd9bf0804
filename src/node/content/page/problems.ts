import type { Nodes as HastNodes } from 'hast';
import type { Nodes as MdastNodes } from 'mdast';
import type { Problem, SourceLocation } from '../../../shared/page/problem';

/** Collects the problems of one file, so that each check only says what it knows. */
export interface ProblemCollector {
  readonly problems: Problem[];
  /** Location of a syntax node; line 1 when the node has no position of its own. */
  at(node: Pick<MdastNodes | HastNodes, 'position'>): SourceLocation;
  add(problem: Omit<Problem, 'where'>, node: Pick<MdastNodes | HastNodes, 'position'>): void;
}

export function createProblemCollector(file: string): ProblemCollector {
  const problems: Problem[] = [];
  const at: ProblemCollector['at'] = (node) => ({
    file,
    line: node.position?.start.line ?? 1,
    column: node.position?.start.column ?? 1,
  });
  return {
    problems,
    at,
    add: (problem, node) => problems.push({ ...problem, where: [at(node)] }),
  };
}
