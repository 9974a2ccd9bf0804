import { distance } from 'fastest-levenshtein';

/** From this length on, two slips are allowed. */
const LONG_WORD = 8;

/** Number of typing slips that a word of this length may have. */
export function allowedSlips(term: string): number {
  return term.length < 3 ? 0 : term.length < LONG_WORD ? 1 : 2;
}

/** Slips between two words; two letters that changed places are one. */
export function countSlips(typed: string, term: string): number {
  return isSwap(typed, term) ? 1 : distance(typed, term);
}

function isSwap(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return (
    a.length === b.length &&
    at >= 0 &&
    a[at] === b[at + 1] &&
    a[at + 1] === b[at] &&
    a.slice(at + 2) === b.slice(at + 2)
  );
}
