const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  '0': '\0',
};

/** The text that a literal in quotes stands for. */
export function unquote(literal: string): string {
  return literal
    .slice(1, -1)
    .replace(
      /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|\r?\n|([^]))/gi,
      (_, point?: string, unit?: string, byte?: string, sign?: string) =>
        sign === undefined ? codePoint(point ?? unit ?? byte) : (ESCAPES[sign] ?? sign),
    );
}

function codePoint(hexadecimal: string | undefined): string {
  return hexadecimal === undefined ? '' : String.fromCodePoint(Number.parseInt(hexadecimal, 16));
}
