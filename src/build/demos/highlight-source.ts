import { highlight } from '../page/highlight';

/** Tokens by colour, in the order of the stylesheet: of a token's names, the last one in this list counts. */
const COLORS: readonly (readonly string[])[] = [
  ['comment', 'prolog', 'doctype', 'cdata'],
  ['punctuation'],
  ['property', 'tag', 'constant', 'symbol', 'deleted'],
  ['boolean', 'number'],
  ['selector', 'attr-name', 'string', 'char', 'builtin', 'inserted'],
  ['operator', 'entity', 'url', 'variable'],
  ['atrule', 'attr-value', 'function', 'class-name'],
  ['keyword'],
  ['regex', 'important'],
];
/** Colour of the text between tokens, which punctuation and operators share. */
const PLAIN = 1;
const OPERATORS = 5;

/**
 * Highlights the source of a demo with no more elements than its colours need: a page holds each source several
 * times, and half of Prism's elements look like what is around them.
 */
export function highlightSource(code: string, language: string): string {
  const open: { color: number; dropped: boolean }[] = [];
  return highlight(code, language).replace(
    /<span class="token ([^"]*)">|<\/span>/g,
    (tag, names: string | undefined) => {
      if (names === undefined) return open.pop()?.dropped ? '' : tag;
      const around = open.at(-1)?.color ?? PLAIN;
      const color = colorOf(names) ?? around;
      open.push({ color, dropped: color === around });
      return color === around ? '' : tag;
    },
  );
}

function colorOf(names: string): number | null {
  const color = Math.max(
    ...names.split(' ').map((name) => COLORS.findIndex((group) => group.includes(name))),
  );
  if (color === -1) return null;
  return color === OPERATORS ? PLAIN : color;
}
