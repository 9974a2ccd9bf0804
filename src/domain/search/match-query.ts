import type { SearchIndex, TermHits } from './engine';
import type { Alternative, Query, Slot } from './query';
import { allowedSlips, countSlips } from './typing-mistake';

/** A record that answers a query, or a part of it. */
export interface Match {
  id: number;
  score: number;
  /** Slots that are answered. */
  slots: number;
  /** Slots that its title or an alias answers. */
  slotsInTitle: number;
  /** Slots that any of its names answers. */
  slotsInNames: number;
  /** Terms of the index to mark, each with the number of letters that were asked for. */
  terms: Map<string, number>;
}

/** What the index knows about a query. */
export interface Matches {
  /** Records that answer as many slots as any record does. */
  matches: Match[];
  /** The query with mistakes mended; null when there were none. */
  corrected: string | null;
}

interface SlotHit {
  score: number;
  inTitle: boolean;
  inNames: boolean;
  terms: [term: string, typed: string][];
}

type SlotHits = Map<number, SlotHit>;

/** Finds the records that answer a query; a word that occurs nowhere is taken for a mistake. */
export function matchQuery(query: Query, index: SearchIndex): Matches {
  const words: string[] = [];
  const byId = new Map<number, Match>();
  for (const slot of query.slots) {
    const { hits, word } = findSlot(slot, index);
    words.push(word);
    for (const [id, hit] of hits) {
      const match = byId.get(id) ?? emptyMatch(id);
      match.score += hit.score;
      match.slots += 1;
      match.slotsInTitle += Number(hit.inTitle);
      match.slotsInNames += Number(hit.inNames);
      for (const [term, typed] of hit.terms) match.terms.set(term, markLength(term, typed));
      byId.set(id, match);
    }
  }
  const matches = [...byId.values()];
  const most = matches.reduce((slots, match) => Math.max(slots, match.slots), 0);
  const corrected = words.join(' ');
  return {
    matches: matches.filter(({ slots }) => slots === most),
    corrected: corrected === query.slots.map(({ text }) => text).join(' ') ? null : corrected,
  };
}

function emptyMatch(id: number): Match {
  return { id, score: 0, slots: 0, slotsInTitle: 0, slotsInNames: 0, terms: new Map() };
}

/** Of a word that begins with what was typed only that much is marked; a mended word is marked whole. */
function markLength(term: string, typed: string): number {
  return term.startsWith(typed) ? typed.length : term.length;
}

function findSlot(slot: Slot, index: SearchIndex): { hits: SlotHits; word: string } {
  const hits: SlotHits = new Map();
  for (const alternative of slot.alternatives) addBetter(hits, findAlternative(alternative, index));
  return hits.size > 0 ? { hits, word: slot.text } : mendSlot(slot, index);
}

/** Keeps the better of two hits of a record, and the terms of both. */
function addBetter(hits: SlotHits, more: SlotHits): void {
  for (const [id, hit] of more) {
    const known = hits.get(id);
    if (!known) hits.set(id, hit);
    else {
      hits.set(id, {
        score: Math.max(known.score, hit.score),
        inTitle: known.inTitle || hit.inTitle,
        inNames: known.inNames || hit.inNames,
        terms: [...known.terms, ...hit.terms],
      });
    }
  }
}

/** Records in which all terms stand. */
function findAlternative({ terms, weight }: Alternative, index: SearchIndex): SlotHits {
  const found = terms.map((term) => ({ term, hits: index.find(term, { prefix: true, slips: 0 }) }));
  const [first, ...others] = found;
  const result: SlotHits = new Map();
  for (const id of first?.hits.keys() ?? []) {
    if (!others.every(({ hits }) => hits.has(id))) continue;
    const each = found.flatMap(({ term, hits }) => {
      const hit = hits.get(id);
      return hit ? [{ term, hit }] : [];
    });
    result.set(id, {
      score: (weight * each.reduce((sum, { hit }) => sum + hit.score, 0)) / each.length,
      inTitle: each.every(({ hit }) => hit.inTitle),
      inNames: each.every(({ hit }) => hit.inNames),
      terms: each.flatMap(({ term, hit }) => hit.terms.map((found_): [string, string] => [found_, term])),
    });
  }
  return result;
}

/** Searches for what the reader may have meant: the words with the fewest slips, or a shorter beginning. */
function mendSlot(slot: Slot, index: SearchIndex): { hits: SlotHits; word: string } {
  const typed = slot.alternatives[0]?.terms ?? [];
  const mended = typed.map((term) => mendTerm(term, index));
  if (mended.some((term) => term === null)) return { hits: new Map(), word: slot.text };
  const terms = mended.filter((term) => term !== null);
  return { hits: findAlternative({ terms, weight: 1 }, index), word: terms.join(' ') };
}

function mendTerm(term: string, index: SearchIndex): string | null {
  const slips = allowedSlips(term);
  const hits: TermHits = slips > 0 ? index.find(term, { prefix: false, slips }) : new Map();
  const worth = new Map<string, number>();
  for (const { terms, score } of hits.values())
    for (const found of terms) worth.set(found, (worth.get(found) ?? 0) + score);
  const candidates = [...worth].map(([found, score]) => ({ found, score, slips: countSlips(term, found) }));
  candidates.sort((a, b) => a.slips - b.slips || b.score - a.score);
  return candidates[0]?.found ?? null;
}
