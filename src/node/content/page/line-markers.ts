/** What stands before the text of a line. */
export interface LineMarkers {
  /** How many `>` there are. */
  quotes: number;
  /** Columns at which the text of each list item that begins on the line starts. */
  items: number[];
  /** Column of the first list marker; without one, of the text. */
  indent: number;
  /** The text behind the markers. */
  text: string;
}

const LIST_MARKER = /(?:[-+*]|\d{1,9}[.)])(?=\s|$)/y;
/** `- - -` is a line across the page, and no list. */
const RULE = /^[\s>]*(?:(?:-\s*)+|(?:\*\s*)+)$/;
const TAB = 4;

/** Reads `> - 1. ` at the start of a line. */
export function readMarkers(line: string): LineMarkers {
  const items: number[] = [];
  const isRule = RULE.test(line);
  let [quotes, indent, column, at] = [0, -1, 0, 0];
  for (;;) {
    for (; /[\s>]/.test(line[at] ?? ''); at += 1) {
      if (line[at] === '>') quotes += 1;
      column += line[at] === '\t' ? TAB - (column % TAB) : 1;
    }
    if (indent < 0) indent = column;
    LIST_MARKER.lastIndex = at;
    const [marker] = (!isRule && LIST_MARKER.exec(line)) || [];
    if (marker === undefined) return { quotes, items, indent, text: line.slice(at) };
    at += marker.length;
    column += marker.length;
    items.push(column + 1);
  }
}
