import { distance } from 'fastest-levenshtein';
import { isAside, type RecordKind, type SearchRecord } from '../../../shared/index-files';
import type { Query, QueryTerm, TermVariant } from '../../../shared/query';
import { MATCH, type FieldMatch, type IndexMatch, type SearchIndex } from './engine';

/** Match of one query term in one record. */
export interface TermMatch extends IndexMatch {
  /** The title contains a synonym instead of the term. */
  bySynonym: boolean;
  /** The record only contains the parts of a code name, such as `text` and `field` for `TextField`. */
  byParts: boolean;
  /** Score of the title and the breadcrumb. */
  nameScore: number;
}

/** Matches of one query term. The keys are record numbers. */
type TermMatches = Map<number, TermMatch>;

/** A record that matches at least one query term. */
export interface RecordMatch {
  id: number;
  record: SearchRecord;
  /** One for each query term that matches. */
  termMatches: TermMatch[];
  /** Share of the query that matches, from 0 to 1. Rare terms count more. */
  coverage: number;
}

/** In queries with at least this many terms, one can be missing. */
const LONG_QUERY = 3;

/**
 * Finds records for a query. A word that does not occur anywhere counts as a typo.
 * @param productId current product. Docs for authors are excluded elsewhere.
 * @returns matches, and the corrected query, or null if it had no typos
 */
export function matchQuery(
  query: Query,
  index: SearchIndex,
  productId: string | null,
): { matches: RecordMatch[]; corrected: string | null } {
  const counts = (id: number): boolean => {
    const record = index.records[id];
    return record !== undefined && (record.productId === productId || !isAside(record));
  };
  const words: string[] = [];
  const byId = new Map<number, RecordMatch>();
  let total = 0;
  for (const term of query.terms) {
    const { matches, word } = matchOrCorrect(term, index, counts);
    if (term.kind && query.terms.length > 1) mergeMatches(matches, matchKind(term.kind, index));
    words.push(word);
    const weight = rarityOf(matches.size, index);
    total += weight;
    for (const [id, match] of matches) {
      const record = index.records[id];
      if (!record) continue;
      const recordMatch: RecordMatch = byId.get(id) ?? { id, record, termMatches: [], coverage: 0 };
      recordMatch.termMatches.push(match);
      recordMatch.coverage += weight;
      byId.set(id, recordMatch);
    }
  }
  for (const match of byId.values()) match.coverage /= total;
  const corrected = words.join(' ');
  return {
    matches: withMostTerms([...byId.values()], counts),
    corrected: corrected === query.terms.map(({ text }) => text).join(' ') ? null : corrected,
  };
}

/** Terms of the index to highlight in a record, each with the number of letters to highlight. */
export function markedTerms({ termMatches }: RecordMatch): Map<string, number> {
  const marked = new Map<string, number>();
  for (const [found, searched] of termMatches.flatMap(({ terms }) => terms)) {
    // Only the typed part of a word, but all of a corrected word.
    const length = found.startsWith(searched) ? searched.length : found.length;
    marked.set(found, Math.max(length, marked.get(found) ?? 0));
  }
  return marked;
}

/** Records with the most query terms. For a long query, also those with one term less. */
function withMostTerms(matches: readonly RecordMatch[], counts: (id: number) => boolean): RecordMatch[] {
  const counted = matches.filter(({ id }) => counts(id));
  const most = (counted.length > 0 ? counted : matches).reduce(
    (count, { termMatches }) => Math.max(count, termMatches.length),
    0,
  );
  const fewest = most - Math.floor(most / LONG_QUERY);
  return matches.filter(({ termMatches }) => termMatches.length >= fewest);
}

/** Adds more matches. If a record matches twice, keeps the better match of each field. */
function mergeMatches(matches: TermMatches, more: TermMatches): void {
  for (const [id, match] of more) {
    const known = matches.get(id);
    if (!known) {
      matches.set(id, match);
      continue;
    }
    if (match.title > known.title) known.bySynonym = match.bySynonym;
    known.title = better(known.title, match.title);
    known.breadcrumb = better(known.breadcrumb, match.breadcrumb);
    known.byParts = known.byParts && match.byParts;
    known.nameScore = Math.max(known.nameScore, match.nameScore);
    known.textScore = Math.max(known.textScore, match.textScore);
    known.terms.push(...match.terms);
  }
}

/** Matches all records of a kind. In "sx prop", the term "prop" matches every prop. */
function matchKind(kind: RecordKind, index: SearchIndex): TermMatches {
  const fields = { title: MATCH.whole, breadcrumb: MATCH.whole, nameScore: 1, textScore: 0 };
  const matches: TermMatches = new Map();
  index.records.forEach((record, id) => {
    if (record.kind === kind) matches.set(id, { ...fields, bySynonym: false, byParts: false, terms: [] });
  });
  return matches;
}

/** Finds records that contain all terms of a variant. Variants that few records contain score higher. */
function matchVariant(variant: TermVariant, index: SearchIndex): TermMatches {
  const matchesByTerm = variant.terms.map((term) => index.find(term, { prefix: true, typos: 0 }));
  const candidates = [...(matchesByTerm[0]?.keys() ?? [])];
  const ids = candidates.filter((id) => matchesByTerm.every((ofTerm) => ofTerm.has(id)));
  const rarity = rarityOf(ids.length, index);
  return new Map(
    ids.map((id) => {
      const ofTerms = matchesByTerm.flatMap((ofTerm) => ofTerm.get(id) ?? []);
      return [id, combineMatches(ofTerms, variant.by, rarity)];
    }),
  );
}

/** Weight of a term. Words that few records contain say more about the topic. */
function rarityOf(matches: number, index: SearchIndex): number {
  return Math.log(1 + index.records.length / Math.max(1, matches));
}

/** Combines the matches of all terms of a variant in one record. A field matches as well as its worst term. */
function combineMatches(matches: readonly IndexMatch[], by: TermVariant['by'], rarity: number): TermMatch {
  const combined: TermMatch = {
    title: MATCH.whole,
    breadcrumb: MATCH.whole,
    bySynonym: by === 'synonym',
    byParts: by === 'parts',
    nameScore: 0,
    textScore: 0,
    terms: [],
  };
  for (const match of matches) {
    combined.title = worse(combined.title, match.title);
    combined.breadcrumb = worse(combined.breadcrumb, match.breadcrumb);
    combined.nameScore += (rarity * nameScore(match)) / matches.length;
    combined.textScore += (rarity * match.textScore) / matches.length;
    combined.terms.push(...match.terms);
  }
  // "grid spacing" matches the heading "Spacing" on the page "Grid", although neither field contains both terms.
  if (combined.title === MATCH.none && combined.breadcrumb === MATCH.none)
    combined.breadcrumb = matches.map(bestField).reduce(worse);
  return combined;
}

const better = (a: FieldMatch, b: FieldMatch): FieldMatch => (a > b ? a : b);
const worse = (a: FieldMatch, b: FieldMatch): FieldMatch => (a < b ? a : b);

/** From 0 to 1. A title match counts twice as much as a breadcrumb match. */
function nameScore({ title, breadcrumb }: IndexMatch): number {
  return Math.max(2 * title, breadcrumb) / (2 * MATCH.whole);
}

/** The better match of both name fields. */
export function bestField({ title, breadcrumb }: IndexMatch): FieldMatch {
  return better(title, breadcrumb);
}

/** Finds records that contain any variant of a query term, or of its correction. */
function matchOrCorrect(
  term: QueryTerm,
  index: SearchIndex,
  counts: (id: number) => boolean,
): { matches: TermMatches; word: string } {
  const matches: TermMatches = new Map();
  for (const variant of term.variants) mergeMatches(matches, matchVariant(variant, index));
  const corrected = [...matches.keys()].some(counts) ? null : correctWords(term, index, matches.size > 0);
  if (corrected === null) return { matches, word: term.text };
  mergeMatches(matches, matchVariant({ terms: corrected, by: 'word' }, index));
  return { matches, word: corrected.join(' ') };
}

/** @param isKnown whether the word occurs at all, so it is no compound of others */
function correctWords({ variants }: QueryTerm, index: SearchIndex, isKnown: boolean): string[] | null {
  const typed = variants[0]?.terms ?? [];
  const corrected = typed.flatMap(
    (term) => (isKnown ? null : splitCompound(term, index)) ?? correctWord(term, index) ?? [],
  );
  return corrected.length < typed.length ? null : corrected;
}

/** From this length on, two typos are allowed. */
const LONG_WORD = 8;

/** The most similar word of the index. If several are equally similar, the most frequent one. */
function correctWord(term: string, index: SearchIndex): string | null {
  const allowed = allowedTypos(term);
  if (allowed === 0) return null;
  const scores = new Map<string, number>();
  // Two letters that changed places are two typos to the index.
  for (const match of index.find(term, { prefix: false, typos: allowed + 1 }).values())
    for (const [found] of match.terms)
      scores.set(found, (scores.get(found) ?? 0) + nameScore(match) + match.textScore);
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
function splitCompound(term: string, index: SearchIndex): string[] | null {
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
