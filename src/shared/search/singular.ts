/** `buttons` → `button`, `boxes` → `box`, `queries` → `query`; any other word stays as it is. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /(?:x|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Whether two words are singular and plural of one. */
export function isForm(one: string, other: string): boolean {
  // Most words that are compared have little in common, and regular expressions take their time.
  return one === other || (Math.abs(one.length - other.length) <= 2 && singular(one) === singular(other));
}
