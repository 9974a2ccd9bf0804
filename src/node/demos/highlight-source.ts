import { highlight } from '../content/page/highlight';

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
