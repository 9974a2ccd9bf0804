import { distance } from 'fastest-levenshtein';
import type { SearchIndex } from './engine';
import { nameScore } from './scoring';

/** From this length on, two typos are allowed. */
const LONG_WORD = 8;

/** The most similar word of the index. If several are equally similar, the most frequent one. */
export function correctWord(term: string, index: SearchIndex): string | null {
  const allowed = allowedTypos(term);
  if (allowed === 0) return null;
  const scores = new Map<string, number>();
  // Two letters that changed places are two typos to the index.
  for (const hit of index.find(term, { prefix: false, typos: allowed + 1 }).values())
    for (const found of hit.terms) scores.set(found, (scores.get(found) ?? 0) + nameScore(hit) + hit.text);
  const [best] = [...scores]
    .map(([found, score]) => ({ found, score, typos: countTypos(term, found) }))
    // The first letter is rarely wrong, so "vite" is not "site".
    .filter(({ found, typos }) => typos > 0 && typos <= allowed && found[0] === term[0])
    .sort((a, b) => a.typos - b.typos || b.score - a.score);
  return best?.found ?? null;
}

/** Shortest part of a compound. Shorter ones occur in words by chance. */
const MIN_PART = 3;
/** Minimum number of records for each part, because rarer words can also be typos. */
const MIN_RECORDS = 2;

/** The two words of a compound, such as `multiselect`. Null if it is not made of two words of the index. */
export function splitCompound(term: string, index: SearchIndex): string[] | null {
  const countRecords = (part: string): number => index.find(part, { prefix: false, typos: 0 }).size;
  let best: string[] | null = null;
  let mostRecords = MIN_RECORDS - 1;
  for (let at = MIN_PART; at <= term.length - MIN_PART; at += 1) {
    const parts = [term.slice(0, at), term.slice(at)];
    const records = Math.min(...parts.map(countRecords));
    if (records <= mostRecords) continue;
    best = parts;
    mostRecords = records;
  }
  return best;
}

/** Maximum number of typos for a word of this length. */
export function allowedTypos(term: string): number {
  return term.length < 3 ? 0 : term.length < LONG_WORD ? 1 : 2;
}

/** Number of typos between two words. Swapped letters count as one. */
export function countTypos(typed: string, term: string): number {
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
