/** Lists, quotes and callouts within each other; the time of parsing grows with the cube. */
const MOST_CONTAINERS = 30;
/** Brackets, emphasis or elements within each other. */
const MOST_OPEN = 100;
/** Characters on one line, of prose or of code. */
const LONGEST_LINE = 10_000;

/** A page that would take minutes to parse, or more memory than there is. */
export class ExcessError extends Error {
  readonly fix: string;
  readonly place: { line: number; column: number };

  constructor(message: string, fix: string, place: ExcessError['place']) {
    super(message);
    this.fix = fix;
    this.place = place;
  }
}

/** Nesting at one place of a page. */
interface Nesting {
  /** Columns at which the texts of the open list items start. */
  items: number[];
  callouts: number;
  /** What ends the code; null outside. */
  fence: string | null;
  brackets: number;
  emphasis: number;
  elements: number;
}

/**
 * Refuses a text that is nested beyond any use, because the parser has no limits of its own. It looks only at signs
 * that may nest, in one walk over the lines; so its limits are far above what anybody writes.
 * @throws ExcessError
 */
export function refuseExcess(text: string): void {
  const lines = text.split('\n');
  const start = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
  const nesting: Nesting = { items: [], callouts: 0, fence: null, brackets: 0, emphasis: 0, elements: 0 };
  for (let index = start; index < lines.length; index += 1) {
    readLine(lines[index] ?? '', index + 1, nesting);
  }
}

function readLine(line: string, number: number, nesting: Nesting): void {
  const place = { line: number, column: 1 };
  if (line.length > LONGEST_LINE) {
    const what = `a line has ${line.length} characters, more than ${LONGEST_LINE}`;
    throw new ExcessError(what, 'Break the line, or put data into a file beside the page.', place);
  }
  if (nesting.fence !== null) {
    const code = line.replace(/^[\s>]*/, '').trimEnd();
    if (code.startsWith(nesting.fence) && /^(.)\1*$/.test(code)) nesting.fence = null;
    return;
  }
  const { quotes, items, indent, text } = readMarkers(line);
  const isBlank = text === '' && items.length === 0;
  if (isBlank) nesting.brackets = nesting.emphasis = 0;
  else nesting.items = [...nesting.items.filter((column) => column <= indent), ...items];
  if (/^:{3,}/.test(text)) nesting.callouts = Math.max(0, nesting.callouts + (/\w/.test(text) ? 1 : -1));
  if (nesting.items.length + nesting.callouts + quotes > MOST_CONTAINERS) {
    const what = `lists, quotes or callouts are nested more than ${MOST_CONTAINERS} levels deep`;
    throw new ExcessError(what, 'Write the inner levels as sections of their own.', place);
  }
  nesting.fence = /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(text)?.[0] ?? null;
  if (nesting.fence === null)
    readSigns(text, { line: number, column: line.length - text.length + 1 }, nesting);
}

/** Brackets, runs of emphasis, tags, and the end of a tag that began on another line. */
const SIGNS = /[[\]]|[*_~]+|<(?=[/a-z>])\/?(?:[a-z][^<>]*)?>?|\/>/gi;
const CODE_OR_ESCAPED = /\\.|(`+)[^`]*\1/g;

function readSigns(text: string, { line, column }: ExcessError['place'], nesting: Nesting): void {
  const prose = text.replace(CODE_OR_ESCAPED, (found) => ' '.repeat(found.length));
  for (const { 0: sign, index } of prose.matchAll(SIGNS)) {
    const kind = /[<>]/.test(sign) ? 'elements' : /[[\]]/.test(sign) ? 'brackets' : 'emphasis';
    const step = {
      brackets: () => (sign === '[' ? 1 : -1),
      elements: () => elementStep(sign),
      emphasis: () => emphasisStep(prose, index, sign.length, nesting.emphasis),
    }[kind]();
    nesting[kind] = Math.max(0, nesting[kind] + step);
    if (nesting[kind] <= MOST_OPEN) continue;
    const what = `${kind} ${kind === 'emphasis' ? 'is' : 'are'} nested more than ${MOST_OPEN} levels deep`;
    const fix = 'Close them, and put signs that you want to show into backticks.';
    throw new ExcessError(what, fix, { line, column: column + index });
  }
}

/** Elements without content, and web addresses. */
const LEAF = /^<(?:(?:area|br|col|hr|img|input|source|track|wbr)\b|[a-z][\w+.-]*[:@])/i;

function elementStep(tag: string): number {
  if (tag.startsWith('</') || tag === '/>') return -1;
  return tag.endsWith('/>') || LEAF.test(tag) ? 0 : 1;
}

/** A run of `*`, `_` or `~` behind a word closes what is open; one before a word opens. */
function emphasisStep(text: string, start: number, length: number, open: number): number {
  const isBlank = (index: number): boolean => (text[index] ?? ' ').trim() === '';
  if (open > 0 && !isBlank(start - 1)) return -length;
  return isBlank(start + length) ? 0 : length;
}

/** What stands before the text of a line. */
interface LineMarkers {
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
function readMarkers(line: string): LineMarkers {
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
