import type { Node } from 'unist';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import type { PagePlace } from '../../shared/page';
import type { Problem, SourceLocation } from '../../shared/problem';

type Positioned = Pick<Node, 'position'>;
type NewProblem = Omit<Problem, 'where'>;

declare module 'vfile-message' {
  interface VFileMessage {
    why?: string;
    fix?: string;
    related?: SourceLocation[];
  }
}

/**
 * Line numbers of included files are shifted by a multiple of this number, one multiple for each file. Unlike
 * `node.data`, positions are not lost when mdast is converted to hast.
 */
const LINES_PER_FILE = 10_000_000;

export function report(file: VFile, node: Positioned, problem: NewProblem): void {
  reportProblem(file, { ...problem, where: [locate(file, node)] });
}

export function reportProblem(file: VFile, ...problems: readonly Problem[]): void {
  for (const { rule, what, where, why, fix } of problems) {
    const [{ file: path, line, column }, ...related] = where;
    const message = file.message(what, { ruleId: rule, source: 'docs' });
    Object.assign(message, { file: path, line, column, related, why, fix });
  }
}

export function toProblem(message: VFileMessage): Problem {
  const { ruleId = '', reason, file = '', line = 1, column, related = [], why, fix = '' } = message;
  const location = { file, line, ...(column !== undefined && { column }) };
  return { rule: ruleId, what: reason, where: [location, ...related], ...(why && { why }), fix };
}

/** Location of a node in the page or an included file. Nodes without a position are on line 1. */
export function locate(file: VFile, { position }: Positioned): Required<SourceLocation> {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  const partial = file.data.partials?.[Math.floor(line / LINES_PER_FILE) - 1];
  return { file: partial ?? file.path, line: line % LINES_PER_FILE, column };
}

/** Position of a node. For a node from a partial, the file is the partial. */
export function placeOf(file: VFile, node: Positioned): PagePlace {
  const { file: path, line, column } = locate(file, node);
  return { ...(path !== file.path && { partial: path }), line, column };
}

/** Adds an included file and returns the number to add to its lines. */
export function addPartial(file: VFile, path: string): number {
  const partials = (file.data.partials ??= []);
  partials.push(path);
  return partials.length * LINES_PER_FILE;
}
