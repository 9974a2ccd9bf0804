import type { CodeVariant } from '../../shared/demo/code-variant';

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
