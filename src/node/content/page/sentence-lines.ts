import type { Root } from 'mdast';
import type { ProblemCollector } from './problems';
import { findLineMistakes, type LineMistake } from './sentences';
import { parseSyntax, type ContentFormat } from './syntax';

/** Length of what the report quotes of a sentence. */
const QUOTED = 32;
const COMMAND = '"npm run format:sentences"';
/** Indentation and the marks of lists and quotations. */
const LINE_START = /^(?:[\s>]|[-*+] |\d+[.)] )*/;

/**
 * Reports lines that hold more or less than one sentence. It looks at the tree as the parser made it.
 * @param text the whole file
 */
export function checkSentenceLines(tree: Root, text: string, report: ProblemCollector): void {
  for (const mistake of findLineMistakes(tree, text)) {
    const before = lastWords(text.slice(0, mistake.start));
    const after = text.slice(mistake.end).split(/\s/, 1)[0] ?? '';
    const position = positionAt(text, mistake.kind === 'joined' ? mistake.end : mistake.start);
    report.add(
      {
        rule: 'sentence-lines',
        ...(mistake.kind === 'joined'
          ? {
              what: `After "${before}" another sentence begins on the same line.`,
              fix: `Begin a new line before "${after}", or run ${COMMAND}.`,
            }
          : {
              what: `The line ends with "${before}", in the middle of a sentence.`,
              fix: `Go on with "${after}" on this line, or run ${COMMAND}.`,
            }),
        why: 'With one sentence on each line, a review shows the sentences that have changed.',
      },
      { position: { start: position, end: position } },
    );
  }
}

/** The same page with one sentence on each line of its paragraphs. */
export function writeSentenceLines(text: string, format: ContentFormat): string {
  const mistakes = findLineMistakes(parseSyntax(text, format), text);
  return mistakes.reduceRight(
    (result, mistake) => result.slice(0, mistake.start) + spaceOf(mistake) + result.slice(mistake.end),
    text,
  );
}

function spaceOf({ kind, indent }: LineMistake): string {
  return kind === 'joined' ? `\n${indent}` : ' ';
}

function lastWords(text: string): string {
  const line = text.slice(text.lastIndexOf('\n') + 1).replace(LINE_START, '');
  return line.length <= QUOTED ? line : `… ${line.slice(-QUOTED).replace(/^\S*\s/, '')}`;
}

function positionAt(text: string, offset: number): { line: number; column: number; offset: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, offset };
}
