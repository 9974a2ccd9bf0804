import type { SearchIndex } from './engine';
import type { Query, Slot } from '../../../shared/search/query';
import { isAside } from '../../../shared/search/record';
import {
  addBetter,
  findAlternative,
  findKind,
  findSlot,
  nameWorth,
  type SlotHit,
  type SlotHits,
} from './slot-hits';
import { distance } from 'fastest-levenshtein';

/** A record that answers a query, or a part of it. */
export interface Match {
  id: number;
  /** One for each slot that it answers. */
  hits: SlotHit[];
  /** Terms of the index to mark, each with the number of letters that were asked for. */
  terms: Map<string, number>;
  /** The same terms, each with the slot that it answers. */
  termSlots: Map<string, number>;
}

/** What the index knows about a query. */
export interface Matches {
  matches: Match[];
  /** The query with its mistakes mended; null when there were none. */
  corrected: string | null;
}

/** From this many slots on, one of them may be missing. */
const LONG_QUERY = 3;

/**
 * Finds the records that answer a query; a word that occurs nowhere, in no form, is taken for a mistake.
 * @param productId product that the reader is in: pages about writing pages, such as an example of a mistake, say
 *   nothing about what others mean
 */
export function matchQuery(query: Query, index: SearchIndex, productId: string | null): Matches {
  const counts = (id: number): boolean => {
    const record = index.records[id];
    return record !== undefined && (record.productId === productId || !isAside(record));
  };
  const words: string[] = [];
  const byId = new Map<number, Match>();
  for (const [position, slot] of query.slots.entries()) {
    const { hits, word } = findOrMend(slot, index, counts);
    if (slot.kind && query.slots.length > 1) addBetter(hits, findKind(slot.kind, index));
    words.push(word);
    for (const [id, hit] of hits) addHit(byId, id, hit, position);
  }
  const corrected = words.join(' ');
  return {
    matches: withMostSlots([...byId.values()], counts),
    corrected: corrected === query.slots.map(({ text }) => text).join(' ') ? null : corrected,
  };
}

function addHit(byId: Map<number, Match>, id: number, hit: SlotHit, slot: number): void {
  const match: Match = byId.get(id) ?? { id, hits: [], terms: new Map(), termSlots: new Map() };
  match.hits.push(hit);
  for (const [found, asked] of hit.terms) {
    match.terms.set(found, Math.max(markLength(found, asked), match.terms.get(found) ?? 0));
    match.termSlots.set(found, slot);
  }
  byId.set(id, match);
}

/** Of a word that begins with what was typed only that much is marked; a mended word is marked whole. */
function markLength(found: string, asked: string): number {
  return found.startsWith(asked) ? asked.length : found.length;
}

/** Records that answer the most words; of a long query, also those that miss one word more. */
function withMostSlots(matches: readonly Match[], counts: (id: number) => boolean): Match[] {
  const counted = matches.filter(({ id }) => counts(id));
  const most = (counted.length > 0 ? counted : matches).reduce(
    (slots, { hits }) => Math.max(slots, hits.length),
    0,
  );
  const fewest = most >= LONG_QUERY ? most - 1 : most;
  return matches.filter(({ hits }) => hits.length >= fewest);
}

function findOrMend(
  slot: Slot,
  index: SearchIndex,
  counts: (id: number) => boolean,
): { hits: SlotHits; word: string } {
  const hits = findSlot(slot, index);
  const mended = [...hits.keys()].some(counts) ? null : mendWords(slot, index);
  if (mended === null) return { hits, word: slot.text };
  addBetter(hits, findAlternative({ terms: mended, by: 'word' }, index));
  return { hits, word: mended.join(' ') };
}

function mendWords({ alternatives }: Slot, index: SearchIndex): string[] | null {
  const typed = alternatives[0]?.terms ?? [];
  const mended = typed.flatMap((term) => mendWord(term, index) ?? []);
  return mended.length < typed.length ? null : mended;
}

/** The word of the index that was meant: the one with the fewest slips; of several, the one that stands in most. */
function mendWord(term: string, index: SearchIndex): string | null {
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
