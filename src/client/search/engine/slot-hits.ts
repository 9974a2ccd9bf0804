import { FIT, type Fit, type SearchIndex, type TermHit } from './engine';
import type { Alternative, Slot } from '../../../shared/search/query';
import type { RecordKind } from '../../../shared/search/record';

/** How a slot fits one record. */
export interface SlotHit {
  /** In its title; in what it stands in. */
  title: Fit;
  place: Fit;
  /** Whether the title fits only by what the pages call the word. */
  byMeaning: boolean;
  /** Whether the word itself is not there, only the parts of it. */
  byParts: boolean;
  /** What its names and its text are worth: more for words that are rare. */
  named: number;
  written: number;
  /** Terms of the index that were found, each with the one that was asked for. */
  terms: [found: string, asked: string][];
}

/** Hits by the number of the record. */
export type SlotHits = Map<number, SlotHit>;

/** Records that any alternative of a slot finds. */
export function findSlot({ alternatives }: Slot, index: SearchIndex): SlotHits {
  const hits: SlotHits = new Map();
  for (const alternative of alternatives) addBetter(hits, findAlternative(alternative, index));
  return hits;
}

/** Adds hits; of two of one record the better is kept, and the terms of both. */
export function addBetter(hits: SlotHits, more: SlotHits): void {
  for (const [id, hit] of more) {
    const known = hits.get(id);
    if (!known) {
      hits.set(id, hit);
      continue;
    }
    if (hit.title > known.title) known.byMeaning = hit.byMeaning;
    known.title = better(known.title, hit.title);
    known.place = better(known.place, hit.place);
    known.byParts &&= hit.byParts;
    known.named = Math.max(known.named, hit.named);
    known.written = Math.max(known.written, hit.written);
    known.terms.push(...hit.terms);
  }
}

/** All records of a kind: what "prop" finds beside other words. */
export function findKind(kind: RecordKind, index: SearchIndex): SlotHits {
  const hits: SlotHits = new Map();
  index.records.forEach((record, id) => {
    if (record.kind === kind) hits.set(id, { ...toSlotHit([], 'word', 1), place: FIT.whole, named: 1 });
  });
  return hits;
}

/** Records in which all terms stand; worth more the fewer there are. */
export function findAlternative({ terms, by }: Alternative, index: SearchIndex): SlotHits {
  const found = terms.map((term) => index.find(term, { prefix: true, slips: 0 }));
  const [first = new Map<number, TermHit>(), ...others] = found;
  const ids = [...first.keys()].filter((id) => others.every((hits) => hits.has(id)));
  const rarity = Math.log(1 + index.records.length / Math.max(1, ids.length));
  const hits: SlotHits = new Map();
  for (const id of ids) {
    const each = found.flatMap((of, at): [string, TermHit][] => {
      const hit = of.get(id);
      return hit ? [[terms[at] ?? '', hit]] : [];
    });
    hits.set(id, toSlotHit(each, by, rarity));
  }
  return hits;
}

function toSlotHit(
  each: readonly [term: string, hit: TermHit][],
  by: Alternative['by'],
  rarity: number,
): SlotHit {
  const slot: SlotHit = {
    title: FIT.whole,
    place: FIT.whole,
    byMeaning: by === 'meaning',
    byParts: by === 'parts',
    named: 0,
    written: 0,
    terms: [],
  };
  for (const [term, hit] of each) {
    slot.title = worse(slot.title, hit.title);
    slot.place = worse(slot.place, hit.place);
    slot.named += (rarity * nameWorth(hit)) / each.length;
    slot.written += (rarity * hit.text) / each.length;
    for (const found of hit.terms) slot.terms.push([found, term]);
  }
  // "grid spacing" is "Spacing" on the page "Grid".
  if (slot.title === FIT.none && slot.place === FIT.none)
    slot.place = each.map(([, { title, place }]) => better(title, place)).reduce(worse);
  return slot;
}

const better = (one: Fit, other: Fit): Fit => (one > other ? one : other);
const worse = (one: Fit, other: Fit): Fit => (one < other ? one : other);

/** 0–1; a title says twice as much as what it stands in. */
export function nameWorth({ title, place }: TermHit): number {
  return Math.max(2 * title, place) / (2 * FIT.whole);
}
