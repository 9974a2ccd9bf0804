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
  return runs.map(runHtml).join('');
}

/** One element for each line, because variants are compared by line. */
function runHtml({ name, html }: Run): string {
  if (name === null) return html;
  return html.replace(/\S.*/g, (line) => `<span class="token ${name}">${line}</span>`);
}

/** The first name with the token's color. A token without a color looks like its parent. */
function colorOf(names: string, around: Run['name']): Run['name'] {
  const types = names.split(' ');
  const name = COLORS.findLast((group) => types.some((type) => group.includes(type)))?.[0];
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

/**
 * Merges two variants of highlighted code. Common lines occur once, and other lines are in `<span data-variant="TS">`
 * or `<span data-variant="JS">`.
 */
export function mergeVariants(typescript: string, javascript: string): string {
  if (typescript === javascript) return typescript;
  const ts = typescript.split(/(?<=\n)/);
  const js = javascript.split(/(?<=\n)/);
  let merged = '';
  let [t, j] = [0, 0];
  for (const [nextT, nextJ] of commonLines(ts, js)) {
    merged += only('TS', ts.slice(t, nextT)) + only('JS', js.slice(j, nextJ)) + (ts[nextT] ?? '');
    [t, j] = [nextT + 1, nextJ + 1];
  }
  return merged + only('TS', ts.slice(t)) + only('JS', js.slice(j));
}

function only(variant: CodeVariant, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `<span data-variant="${variant}">${lines.join('')}</span>`;
}

/** Longest common subsequence of lines, as pairs of line numbers. */
function commonLines(ts: readonly string[], js: readonly string[]): [number, number][] {
  const width = js.length + 1;
  const lengths = new Uint16Array((ts.length + 1) * width);
  const at = (t: number, j: number): number => lengths[t * width + j] ?? 0;
  for (let t = ts.length - 1; t >= 0; t -= 1) {
    for (let j = js.length - 1; j >= 0; j -= 1) {
      lengths[t * width + j] = ts[t] === js[j] ? at(t + 1, j + 1) + 1 : Math.max(at(t + 1, j), at(t, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  let [t, j] = [0, 0];
  while (t < ts.length && j < js.length) {
    if (ts[t] === js[j]) pairs.push([t++, j++]);
    else if (at(t + 1, j) >= at(t, j + 1)) t += 1;
    else j += 1;
  }
  return pairs;
}
