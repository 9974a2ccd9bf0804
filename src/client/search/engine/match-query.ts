import type { SearchIndex, TermHit } from './engine';
import type { Alternative, Query, Slot } from '../../../shared/search/query';
import type { RecordKind } from '../../../shared/search/record';
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
  /** The same terms, each with the slot that it answers. */
  termSlots: Map<string, number>;
}

/** What the index knows about a query. */
export interface Matches {
  matches: Match[];
  /** The query with its mistakes mended; null when there were none. */
  corrected: string | null;
}

/** What a hit in the text is worth beside one in a name. */
const TEXT_WEIGHT = 0.45;
/** A word of the text that is one slip away from a name may be meant as that name. */
const NEAR_NAME_WEIGHT = 0.8;
/** What it is worth that a record is of the kind that the query names. */
const KIND_WEIGHT = 0.5;
/** From this many slots on, one of them may be missing. */
const LONG_QUERY = 3;

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
  for (const [position, slot] of query.slots.entries()) {
    const { hits, word } = findSlot(slot, index);
    if (slot.kind && query.slots.length > 1) addBetter(hits, findKind(slot.kind, index));
    words.push(word);
    for (const [id, hit] of hits) addHit(byId, id, hit, position);
  }
  const corrected = words.join(' ');
  return {
    matches: withMostSlots([...byId.values()]),
    corrected: corrected === query.slots.map(({ text }) => text).join(' ') ? null : corrected,
  };
}

function addHit(byId: Map<number, Match>, id: number, hit: SlotHit, slot: number): void {
  const match = byId.get(id) ?? emptyMatch(id);
  match.score += hit.score;
  match.slots += 1;
  match.slotsInTitle += Number(hit.inTitle);
  match.slotsInNames += Number(hit.inNames);
  for (const [term, typed] of hit.terms) {
    const length = Math.max(markLength(term, typed), match.terms.get(term) ?? 0);
    match.terms.set(term, length);
    match.termSlots.set(term, slot);
  }
  byId.set(id, match);
}

function emptyMatch(id: number): Match {
  return { id, score: 0, slots: 0, slotsInTitle: 0, slotsInNames: 0, terms: new Map(), termSlots: new Map() };
}

/** Of a word that begins with what was typed only that much is marked; a mended word is marked whole. */
function markLength(term: string, typed: string): number {
  return term.startsWith(typed) ? typed.length : term.length;
}

/** Records that answer the most words; of a long query, also those that miss one word more. */
function withMostSlots(matches: readonly Match[]): Match[] {
  const most = matches.reduce((slots, match) => Math.max(slots, match.slots), 0);
  return matches.filter(({ slots }) => slots === most || (most >= LONG_QUERY && slots === most - 1));
}

function findSlot(slot: Slot, index: SearchIndex): { hits: SlotHits; word: string } {
  const hits: SlotHits = new Map();
  for (const alternative of slot.alternatives) addBetter(hits, findAlternative(alternative, index));
  if (hits.size === 0) return mendSlot(slot, index);
  const [term, ...others] = slot.alternatives[0]?.terms ?? [];
  if (term !== undefined && others.length === 0 && ![...hits.values()].some(({ inNames }) => inNames)) {
    const near = mendTerm(term, index, 1);
    if (near) addBetter(hits, findAlternative({ terms: [near], weight: NEAR_NAME_WEIGHT }, index));
  }
  return { hits, word: slot.text };
}

/** Keeps the better of two hits of a record, and the terms of both. */
function addBetter(hits: SlotHits, more: SlotHits): void {
  for (const [id, hit] of more) {
    const known = hits.get(id);
    hits.set(id, {
      score: Math.max(known?.score ?? 0, hit.score),
      inTitle: known?.inTitle === true || hit.inTitle,
      inNames: known?.inNames === true || hit.inNames,
      terms: [...(known?.terms ?? []), ...hit.terms],
    });
  }
}

function findKind(kind: RecordKind, index: SearchIndex): SlotHits {
  const hits: SlotHits = new Map();
  index.records.forEach((record, id) => {
    if (record.kind === kind) hits.set(id, { score: KIND_WEIGHT, inTitle: false, inNames: true, terms: [] });
  });
  return hits;
}

/** Records in which all terms stand; worth more the fewer there are. */
function findAlternative({ terms, weight }: Alternative, index: SearchIndex): SlotHits {
  const found = terms.map((term) => ({ term, hits: index.find(term, { prefix: true, slips: 0 }) }));
  const [first, ...others] = found;
  const ids = [...(first?.hits.keys() ?? [])].filter((id) => others.every(({ hits }) => hits.has(id)));
  const rarity = Math.log(1 + index.records.length / Math.max(1, ids.length));
  return new Map(
    ids.map((id) => {
      const each = found.flatMap(({ term, hits }) => {
        const hit = hits.get(id);
        return hit ? [{ term, hit }] : [];
      });
      const quality = each.reduce((sum, { hit }) => sum + worth(hit), 0) / each.length;
      return [
        id,
        {
          score: weight * rarity * quality,
          inTitle: each.every(({ hit }) => hit.inTitle),
          inNames: each.every(({ hit }) => hit.name > 0),
          terms: each.flatMap(({ term, hit }) => hit.terms.map((name): [string, string] => [name, term])),
        },
      ];
    }),
  );
}

function worth({ name, text }: TermHit): number {
  return name + TEXT_WEIGHT * text;
}

/** Searches for what the reader may have meant. */
function mendSlot(slot: Slot, index: SearchIndex): { hits: SlotHits; word: string } {
  const typed = slot.alternatives[0]?.terms ?? [];
  const terms = typed.flatMap((term) => mendTerm(term, index, allowedSlips(term)) ?? []);
  if (terms.length < typed.length) return { hits: new Map(), word: slot.text };
  return { hits: findAlternative({ terms, weight: 1 }, index), word: terms.join(' ') };
}

/** The word of the index with the fewest slips; of several, the one that stands in more names. */
function mendTerm(term: string, index: SearchIndex, slips: number): string | null {
  if (slips === 0) return null;
  const worths = new Map<string, number>();
  for (const hit of index.find(term, { prefix: false, slips }).values())
    for (const found of hit.terms) worths.set(found, (worths.get(found) ?? 0) + worth(hit));
  const candidates = [...worths]
    .filter(([found]) => found !== term)
    .map(([found, total]) => ({ found, total, slips: countSlips(term, found) }))
    .sort((a, b) => a.slips - b.slips || b.total - a.total);
  return candidates[0]?.found ?? null;
}
