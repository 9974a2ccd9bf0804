import { highlight } from '../content/page/highlight';
import type { CodeVariant } from '../../shared/demo/code-variant';

/** Names of tokens that have one colour, in the order of the stylesheet: of a token's names, the last in this list counts. */
const COLORS: readonly (readonly string[])[] = [
  ['comment', 'prolog', 'doctype', 'cdata'],
  ['punctuation'],
  ['tag', 'property', 'constant', 'symbol', 'deleted'],
  ['number', 'boolean'],
  ['string', 'selector', 'attr-name', 'char', 'builtin', 'inserted'],
  ['operator', 'entity', 'url', 'variable'],
  ['function', 'atrule', 'attr-value', 'class-name'],
  ['keyword'],
  ['regex', 'important'],
];
/** Punctuation and operators have the colour of the text between tokens. */
const PLAIN = new Set(['punctuation', 'operator']);

/** Text of one colour, as HTML. */
interface Run {
  /** Name that stands for the colour; null for that of plain text. */
  name: string | null;
  html: string;
}

/**
 * Highlights the source of a demo with no more elements than its colours need: a page holds each source several
 * times, and most of Prism's elements look like what is around them.
 */
export function highlightSource(code: string, language: string): string {
  return joinRuns(runsOf(highlight(code, language)))
    .map(({ name, html }) => (name === null ? html : `<span class="token ${name}">${html}</span>`))
    .join('');
}

function runsOf(highlighted: string): Run[] {
  const open: (string | null)[] = [];
  return highlighted.split(/(<span class="token [^"]*">|<\/span>)/).flatMap((part) => {
    const [, names] = /^<span class="token ([^"]*)">$/.exec(part) ?? [];
    if (names !== undefined) open.push(colorOf(names) ?? open.at(-1) ?? 'punctuation');
    else if (part === '</span>') open.pop();
    else if (part !== '') return [run(open.at(-1) ?? 'punctuation', part)];
    return [];
  });
}

function run(name: string, html: string): Run {
  return { name: PLAIN.has(name) ? null : name, html };
}

/** Joins what has the same colour. Space has none, but stays apart at the end of a line: variants are compared by line. */
function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const { name, html } of runs) {
    const last = joined.at(-1);
    if (last && (last.name === name || /^ +$/.test(html))) last.html += html;
    else joined.push({ name, html });
  }
  return joined;
}

/** The first of the names that have the colour of a token; null for one that has none. */
function colorOf(names: string): string | null {
  const color = Math.max(
    ...names.split(' ').map((name) => COLORS.findIndex((group) => group.includes(name))),
  );
  return COLORS[color]?.[0] ?? null;
}

/** A line of highlighted code, with the tags of tokens that were open before it and are open after it. */
interface Line {
  html: string;
  before: string;
  after: string;
}

/**
 * Writes two variants of highlighted code as one text. What they have in common stands there once; the lines of
 * one variant stand in `<span data-variant="TS">` or `<span data-variant="JS">`.
 */
export function mergeVariants(typescript: string, javascript: string): string {
  if (typescript === javascript) return typescript;
  const [ts, js] = [linesOf(typescript), linesOf(javascript)];
  const common = commonLines(ts, js);
  let merged = '';
  let [t, j, c] = [0, 0, 0];
  while (t < ts.length || j < js.length) {
    const [nextT, nextJ] = common[c] ?? [ts.length, js.length];
    merged += only('TS', ts.slice(t, nextT)) + only('JS', js.slice(j, nextJ));
    const end = runLength(common, c);
    merged += whole(ts.slice(nextT, nextT + end));
    [t, j, c] = [nextT + end, nextJ + end, c + end];
  }
  return merged;
}

function linesOf(html: string): Line[] {
  const open: string[] = [];
  return html.split(/(?<=\n)/).map((line) => {
    const before = open.join('');
    for (const [tag] of line.matchAll(/<span[^>]*>|<\/span>/g)) {
      if (tag === '</span>') open.pop();
      else open.push(tag);
    }
    return { html: line, before, after: '</span>'.repeat(open.length) };
  });
}

/** Lines as HTML of their own: tokens that go on before or after them are opened and closed. */
function whole(lines: readonly Line[]): string {
  const text = lines.map(({ html }) => html).join('');
  return `${lines[0]?.before ?? ''}${text}${lines.at(-1)?.after ?? ''}`;
}

function only(variant: CodeVariant, lines: readonly Line[]): string {
  return lines.length === 0 ? '' : `<span data-variant="${variant}">${whole(lines)}</span>`;
}

/** How many pairs from `start` on follow each other in both texts. */
function runLength(pairs: readonly (readonly [number, number])[], start: number): number {
  const [t = 0, j = 0] = pairs[start] ?? [];
  let length = 0;
  while (pairs[start + length]?.[0] === t + length && pairs[start + length]?.[1] === j + length) length += 1;
  return length;
}

/** The longest sequence of lines that both texts have, as pairs of their numbers. */
function commonLines(ts: readonly Line[], js: readonly Line[]): [number, number][] {
  const isSame = (t: number, j: number): boolean =>
    ts[t]?.html === js[j]?.html && ts[t]?.before === js[j]?.before;
  const width = js.length + 1;
  const lengths = new Uint16Array((ts.length + 1) * width);
  const at = (t: number, j: number): number => lengths[t * width + j] ?? 0;
  for (let t = ts.length - 1; t >= 0; t -= 1) {
    for (let j = js.length - 1; j >= 0; j -= 1) {
      lengths[t * width + j] = isSame(t, j) ? at(t + 1, j + 1) + 1 : Math.max(at(t + 1, j), at(t, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  let [t, j] = [0, 0];
  while (t < ts.length && j < js.length) {
    if (isSame(t, j)) pairs.push([t++, j++]);
    else if (at(t + 1, j) >= at(t, j + 1)) t += 1;
    else j += 1;
  }
  return pairs;
}
