import type { SearchIndex } from './engine';
import { nameWorth } from './slot-hits';
import { allowedSlips, countSlips } from './typing-mistake';

/** The word of the index that was meant: the one with the fewest slips; of several, the one that stands in most. */
export function mendWord(term: string, index: SearchIndex): string | null {
  const allowed = allowedSlips(term);
  if (allowed === 0) return null;
  const worths = new Map<string, number>();
  // Two letters that changed places are two slips to the index.
  for (const hit of index.find(term, { prefix: false, slips: allowed + 1 }).values())
    for (const found of hit.terms) worths.set(found, (worths.get(found) ?? 0) + nameWorth(hit) + hit.text);
  const [best] = [...worths]
    .map(([found, worth]) => ({ found, worth, slips: countSlips(term, found) }))
    .filter(({ found, slips }) => slips > 0 && slips <= allowed && beginsAlike(found, term))
    .sort((a, b) => a.slips - b.slips || b.worth - a.worth);
  return best?.found ?? null;
}

/** The first letter of a word is hardly ever wrong: "vite" is no "site". */
function beginsAlike(one: string, other: string): boolean {
  return one.slice(0, 1) === other.slice(0, 1);
}
