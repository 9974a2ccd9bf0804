import type { Nodes as HastNodes } from 'hast';
import type { Nodes as MdastNodes } from 'mdast';
import type { PagePlace } from '../../../shared/page/page';
import type { Problem, SourceLocation } from '../../../shared/page/problem';

/** Lines of included files are counted from a multiple of this: no file has as many. */
const FILE_LINES = 10_000_000;

type Placed = Pick<MdastNodes | HastNodes, 'position'>;

/** Collects the problems of one page, so that each check only says what it knows. */
export interface ProblemCollector {
  readonly problems: Problem[];
  /** What to add to the lines of a file that becomes part of the page, so that `at` knows them again. */
  addFile(file: string): number;
  /** Location of a syntax node; line 1 when the node has no position of its own. */
  at(node: Placed): Required<SourceLocation>;
  /** The same, as pages keep it. */
  place(node: Placed): PagePlace;
  add(node: Placed, problem: Omit<Problem, 'where'>): void;
}

export function createProblemCollector(file: string): ProblemCollector {
  const problems: Problem[] = [];
  const files = [file];
  const at: ProblemCollector['at'] = (node) => {
    const line = node.position?.start.line ?? 1;
    return {
      file: files[Math.floor(line / FILE_LINES)] ?? file,
      line: line % FILE_LINES,
      column: node.position?.start.column ?? 1,
    };
  };
  return {
    problems,
    addFile: (included) => (files.push(included) - 1) * FILE_LINES,
    at,
    place: (node) => {
      const { file: holder, line, column } = at(node);
      return { ...(holder !== file && { partial: holder }), line, column };
    },
    add: (node, problem) => problems.push({ ...problem, where: [at(node)] }),
  };
}
