import { CODE_LINE } from '../../../shared/page';
import type { Segment } from '../../../shared/protocol';
import { splitWord, toTerm, WORD } from '../../../shared/words';

/** Maximum length of a context line. CSS truncates it on narrow screens. */
const LINE_LENGTH = 180;
/** Narrow screens can truncate a match after this position, so the line starts shortly before it. */
const EARLY = 60;
/** Number of characters before the match of such a line. */
const LEAD = 30;
/** A sentence with nearly as many of the terms says more than a line of code. */
const CODE_HANDICAP = 1.5;

/** Terms of the index to highlight, each with the number of letters. */
type MarkedTerms = ReadonlyMap<string, number>;

/** Marks the words of a text that match. */
export function markText(text: string, terms: MarkedTerms): Segment[] {
  const segments: Segment[] = [];
  let written = 0;
  for (const { start, end } of findMarks(text, terms)) {
    if (start > written) segments.push({ text: text.slice(written, start), marked: false });
    segments.push({ text: text.slice(start, end), marked: true });
    written = end;
  }
  if (written < text.length) segments.push({ text: text.slice(written), marked: false });
  return segments;
}

/** The line of a text with the most terms, truncated around the first one. */
export function contextLine(text: string, terms: MarkedTerms): Segment[] {
  const lines = text.split('\n');
  const scores = lines.map((line) => {
    const found = new Set(findMarks(line, terms).map(({ term }) => term)).size;
    return line.startsWith(CODE_LINE) ? found - CODE_HANDICAP : found;
  });
  const best = lines[scores.indexOf(Math.max(...scores))] ?? '';
  return markText(cutAround(best.trimStart(), terms), terms);
}

function cutAround(line: string, terms: MarkedTerms): string {
  const first = findMarks(line, terms)[0]?.start ?? 0;
  const space = line.indexOf(' ', first - LEAD);
  const start = space < 0 || space > first ? first - LEAD : space + 1;
  const from = first <= EARLY ? 0 : start;
  const end = line.length - from <= LINE_LENGTH ? line.length : line.lastIndexOf(' ', from + LINE_LENGTH);
  const to = end > from ? end : from + LINE_LENGTH;
  return (from > 0 ? '…' : '') + line.slice(from, to) + (to < line.length ? '…' : '');
}

function findMarks(text: string, terms: MarkedTerms) {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index: start }) => {
    const whole = markAt(word, start, terms);
    if (whole) return [whole];
    let from = 0;
    return splitWord(word).flatMap((part) => {
      const offset = word.indexOf(part, from);
      from = offset + part.length;
      return markAt(part, start + offset, terms) ?? [];
    });
  });
}

function markAt(word: string, start: number, terms: MarkedTerms) {
  const term = toTerm(word);
  const length = terms.get(term);
  return length === undefined ? null : { start, end: start + Math.min(length, word.length), term };
}
