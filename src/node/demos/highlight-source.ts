import type { CodeVariant } from '../../shared/code-variant';
import { highlight } from '../markdown/code-block';

/**
 * Names of tokens that have the same color, in the order of the stylesheet. If a token has several names, the last in
 * this list wins.
 */
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
/** Punctuation and operators have the color of plain text. */
const PLAIN = ['punctuation', 'operator'];

/** HTML of one color. */
interface Run {
  /** Short class name of the color, or null for plain text. */
  name: string | null;
  html: string;
}

/**
 * Highlights the source of a demo with as few elements as possible, because a page contains each source several times,
 * and most of Prism's elements have no color.
 */
export function highlightSource(code: string, language: string): string {
  const runs: Run[] = [];
  const open: Run['name'][] = [null];
  for (const part of highlight(code, language).split(/(<span class="token [^"]*">|<\/span>)/)) {
    const [, names] = /^<span class="token ([^"]*)">$/.exec(part) ?? [];
    const around = open.at(-1) ?? null;
    if (names !== undefined) open.push(colorOf(names, around));
    else if (part === '</span>') open.pop();
    else if (part !== '') append(runs, { name: around, html: part });
  }
  return runs
    .map(({ name, html }) => (name === null ? html : `<span class="token ${name}">${html}</span>`))
    .join('');
}

/** The first name with the token's color. A token without a color looks like its parent. */
function colorOf(names: string, around: Run['name']): Run['name'] {
  const color = Math.max(
    ...names.split(' ').map((name) => COLORS.findIndex((group) => group.includes(name))),
  );
  const name = COLORS[color]?.[0];
  if (name === undefined) return around;
  return PLAIN.includes(name) ? null : name;
}

/**
 * Merges adjacent runs of the same color. Spaces have no color, but stay separate at the end of a line, because
 * variants are compared by line.
 */
function append(runs: Run[], { name, html }: Run): void {
  const last = runs.at(-1);
  if (last && (last.name === name || /^ +$/.test(html))) last.html += html;
  else runs.push({ name, html });
}

/** A line of highlighted code, with the tags of tokens that were open before it and are open after it. */
interface Line {
  html: string;
  before: string;
  after: string;
}

/**
 * Merges two variants of highlighted code. Common lines occur once, and other lines are in `<span data-variant="TS">`
 * or `<span data-variant="JS">`.
 */
export function mergeVariants(typescript: string, javascript: string): string {
  if (typescript === javascript) return typescript;
  const [ts, js] = [linesOf(typescript), linesOf(javascript)];
  let merged = '';
  let common: Line[] = [];
  let [t, j] = [0, 0];
  for (const [nextT, nextJ] of [...commonLines(ts, js), [ts.length, js.length] as const]) {
    if (nextT > t || nextJ > j) {
      merged += whole(common) + only('TS', ts.slice(t, nextT)) + only('JS', js.slice(j, nextJ));
      common = [];
    }
    common.push(...ts.slice(nextT, nextT + 1));
    [t, j] = [nextT + 1, nextJ + 1];
  }
  return merged + whole(common);
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

/** Makes lines well formed, by closing and reopening tokens that continue on other lines. */
function whole(lines: readonly Line[]): string {
  const text = lines.map(({ html }) => html).join('');
  return `${lines[0]?.before ?? ''}${text}${lines.at(-1)?.after ?? ''}`;
}

function only(variant: CodeVariant, lines: readonly Line[]): string {
  return lines.length === 0 ? '' : `<span data-variant="${variant}">${whole(lines)}</span>`;
}

/** Longest common subsequence of lines, as pairs of line numbers. */
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
