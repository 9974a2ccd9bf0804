import type { SearchIndex } from './engine';
import { mendWord, splitCompound } from './mend-word';
import type { Query, Slot } from '../../../shared/search/query';
import { isAside } from '../../../shared/search/record';
import {
  matchKind,
  matchTerm,
  matchVariant,
  mergeMatches,
  type RecordMatch,
  type TermMatch,
  type TermMatches,
} from './scoring';

/** What the index knows about a query. */
export interface Matches {
  matches: RecordMatch[];
  /** The corrected query, or null if it had no typos. */
  corrected: string | null;
}

/** In queries with at least this many terms, one can be missing. */
const LONG_QUERY = 3;

/**
 * Finds records for a query. A word that does not occur anywhere counts as a typo.
 * @param productId current product. Docs for authors are excluded elsewhere.
 */
export function matchQuery(query: Query, index: SearchIndex, productId: string | null): Matches {
  const counts = (id: number): boolean => {
    const record = index.records[id];
    return record !== undefined && (record.productId === productId || !isAside(record));
  };
  const words: string[] = [];
  const byId = new Map<number, RecordMatch>();
  for (const [position, slot] of query.slots.entries()) {
    const { hits, word } = findOrMend(slot, index, counts);
    if (slot.kind && query.slots.length > 1) mergeMatches(hits, matchKind(slot.kind, index));
    words.push(word);
    for (const [id, hit] of hits) addHit(byId, id, hit, position);
  }
  const corrected = words.join(' ');
  return {
    matches: withMostSlots([...byId.values()], counts),
    corrected: corrected === query.slots.map(({ text }) => text).join(' ') ? null : corrected,
  };
}

function addHit(byId: Map<number, RecordMatch>, id: number, hit: TermMatch, slot: number): void {
  const match: RecordMatch = byId.get(id) ?? { id, termMatches: [], terms: new Map(), termSlots: new Map() };
  match.termMatches.push(hit);
  for (const [found, asked] of hit.terms) {
    match.terms.set(found, Math.max(markLength(found, asked), match.terms.get(found) ?? 0));
    match.termSlots.set(found, slot);
  }
  byId.set(id, match);
}

/** Highlights only the typed part of a word, but all of a corrected word. */
function markLength(found: string, asked: string): number {
  return found.startsWith(asked) ? asked.length : found.length;
}

/** Records with the most query terms. For a long query, also those with one term less. */
function withMostSlots(matches: readonly RecordMatch[], counts: (id: number) => boolean): RecordMatch[] {
  const counted = matches.filter(({ id }) => counts(id));
  const most = (counted.length > 0 ? counted : matches).reduce(
    (slots, { termMatches }) => Math.max(slots, termMatches.length),
    0,
  );
  const fewest = most >= LONG_QUERY ? most - 1 : most;
  return matches.filter(({ termMatches }) => termMatches.length >= fewest);
}

function findOrMend(
  slot: Slot,
  index: SearchIndex,
  counts: (id: number) => boolean,
): { hits: TermMatches; word: string } {
  const hits = matchTerm(slot, index);
  const mended = [...hits.keys()].some(counts) ? null : mendWords(slot, index, hits.size > 0);
  if (mended === null) return { hits, word: slot.text };
  mergeMatches(hits, matchVariant({ terms: mended, by: 'word' }, index));
  return { hits, word: mended.join(' ') };
}

/** @param isKnown whether the word occurs at all, so it is no compound of others */
function mendWords({ alternatives }: Slot, index: SearchIndex, isKnown: boolean): string[] | null {
  const typed = alternatives[0]?.terms ?? [];
  const mended = typed.flatMap(
    (term) => (isKnown ? null : splitCompound(term, index)) ?? mendWord(term, index) ?? [],
  );
  return mended.length < typed.length ? null : mended;
}
