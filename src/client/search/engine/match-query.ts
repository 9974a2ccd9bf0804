import { distance } from 'fastest-levenshtein';
import { isAside, type RecordKind, type SearchRecord } from '../../../shared/index-files';
import type { Query, QueryTerm, TermVariant } from '../../../shared/query';
import { type IndexedRecord, type IndexMatch, MATCH, type SearchIndex } from './engine';

/** Match of one query term in one record. */
export interface TermMatch extends IndexMatch {
  /** A synonym is for the title. A record that only contains the parts of a code name is matched by parts. */
  by: TermVariant['by'];
  /** Score of the title and the breadcrumb. */
  nameScore: number;
}

/** Matches of one query term by record. */
type TermMatches = Map<IndexedRecord, TermMatch>;

/** A record that matches at least one query term. */
export interface RecordMatch {
  record: IndexedRecord;
  /** One for each query term that matches. */
  termMatches: TermMatch[];
  /** Share of the query that matches, from 0 to 1. Rare terms count more. */
  coverage: number;
}

/** One of this many query terms can be missing, so two of six. */
const LONG_QUERY = 3;

/**
 * Finds records for a query. A word that does not occur anywhere isRelevant as a typo.
 * @param productId current product. In other products, docs for authors neither stop a correction nor set the number of
 *   required terms.
 * @returns matches, and the corrected query, or null if it had no typos
 */
export function matchQuery(
  query: Query,
  index: SearchIndex,
  productId: string | null,
): { matches: RecordMatch[]; corrected: string | null } {
  const isRelevant = (record: SearchRecord): boolean => record.productId === productId || !isAside(record);
  const found = query.terms.map((term) => {
    const { matches, word } = matchOrCorrect(term, index, isRelevant);
    if (term.kind && query.terms.length > 1) mergeMatches(matches, matchKind(term.kind, index));
    return { matches, word };
  });
  const matches = groupByRecord(
    found.map((term) => term.matches),
    index,
  );
  const typed = query.terms.map(({ text }) => text).join(' ');
  const corrected = found.map(({ word }) => word).join(' ');
  return { matches: withMostTerms(matches, isRelevant), corrected: corrected === typed ? null : corrected };
}

function groupByRecord(matchesByTerm: readonly TermMatches[], index: SearchIndex): RecordMatch[] {
  const byRecord = new Map<IndexedRecord, RecordMatch>();
  let total = 0;
  for (const matches of matchesByTerm) {
    const weight = rarityOf(matches.size, index);
    total += weight;
    for (const [record, match] of matches) {
      const recordMatch = byRecord.get(record) ?? { record, termMatches: [], coverage: 0 };
      recordMatch.termMatches.push(match);
      recordMatch.coverage += weight;
      byRecord.set(record, recordMatch);
    }
  }
  for (const match of byRecord.values()) match.coverage /= total;
  return [...byRecord.values()];
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

/** Records with the most query terms. For a long query, also those with a few terms less. */
function withMostTerms(
  matches: readonly RecordMatch[],
  isRelevant: (record: SearchRecord) => boolean,
): RecordMatch[] {
  const counted = matches.filter(({ record }) => isRelevant(record));
  const termCounts = (counted.length > 0 ? counted : matches).map(({ termMatches }) => termMatches.length);
  const most = Math.max(0, ...termCounts);
  const fewest = most - Math.floor(most / LONG_QUERY);
  return matches.filter(({ termMatches }) => termMatches.length >= fewest);
}

/** Adds more matches. If a record matches twice, keeps the better match of each field. */
function mergeMatches(matches: TermMatches, more: TermMatches): void {
  for (const [record, match] of more) {
    const known = matches.get(record);
    if (!known) {
      matches.set(record, match);
      continue;
    }
    if (match.by !== 'parts' && (known.by === 'parts' || match.title > known.title)) known.by = match.by;
    known.title = Math.max(known.title, match.title);
    known.breadcrumb = Math.max(known.breadcrumb, match.breadcrumb);
    known.nameScore = Math.max(known.nameScore, match.nameScore);
    known.textScore = Math.max(known.textScore, match.textScore);
    known.terms.push(...match.terms);
  }
}

/** Matches all records of a kind. In "sx prop", the term "prop" matches every prop. */
function matchKind(kind: RecordKind, index: SearchIndex): TermMatches {
  const fields = { title: MATCH.whole, breadcrumb: MATCH.whole, nameScore: 1, textScore: 0 };
  const records = index.records.filter((record) => record.kind === kind);
  return new Map(records.map((record) => [record, { ...fields, by: 'word', terms: [] }]));
}

/** Finds records that contain all terms of a variant. Variants that few records contain score higher. */
function matchVariant(variant: TermVariant, index: SearchIndex): TermMatches {
  const matchesByTerm = variant.terms.map((term) => index.find(term, { prefix: true, typos: 0 }));
  const candidates = [...(matchesByTerm[0]?.keys() ?? [])];
  const records = candidates.filter((record) => matchesByTerm.every((matches) => matches.has(record)));
  const rarity = rarityOf(records.length, index);
  return new Map(
    records.map((record) => {
      const matches = matchesByTerm.flatMap((ofTerm) => ofTerm.get(record) ?? []);
      return [record, combineMatches(matches, variant.by, rarity)];
    }),
  );
}

/** Weight of a term. Words that few records contain say more about the topic. */
function rarityOf(matches: number, index: SearchIndex): number {
  return Math.log(1 + index.records.length / Math.max(1, matches));
}

/** Combines the matches of all terms of a variant in one record. A field matches as well as its worst term. */
function combineMatches(matches: readonly IndexMatch[], by: TermVariant['by'], rarity: number): TermMatch {
  const title = Math.min(...matches.map((match) => match.title));
  const breadcrumb = Math.min(...matches.map((match) => match.breadcrumb));
  const isSpread = title === MATCH.none && breadcrumb === MATCH.none;
  const average = (score: (match: IndexMatch) => number): number =>
    matches.reduce((sum, match) => sum + (rarity * score(match)) / matches.length, 0);
  return {
    title,
    // "grid spacing" matches the heading "Spacing" on the page "Grid", although neither field contains both terms.
    breadcrumb: isSpread ? Math.min(...matches.map(bestField)) : breadcrumb,
    by,
    nameScore: average(nameScore),
    textScore: average(({ textScore }) => textScore),
    terms: matches.flatMap(({ terms }) => terms),
  };
}

/** From 0 to 1. A title match isRelevant twice as much as a breadcrumb match. */
function nameScore({ title, breadcrumb }: IndexMatch): number {
  return Math.max(2 * title, breadcrumb) / (2 * MATCH.whole);
}

/** The better match of both name fields. */
export function bestField({ title, breadcrumb }: IndexMatch): number {
  return Math.max(title, breadcrumb);
}

/** Finds records that contain any variant of a query term, or of its correction. */
function matchOrCorrect(
  term: QueryTerm,
  index: SearchIndex,
  isRelevant: (record: SearchRecord) => boolean,
): { matches: TermMatches; word: string } {
  const matches: TermMatches = new Map();
  for (const variant of term.variants) mergeMatches(matches, matchVariant(variant, index));
  const corrected = [...matches.keys()].some(isRelevant) ? null : correctWords(term, index, matches.size > 0);
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

/** From these lengths on, one typo and two typos are allowed. */
const SHORTEST_WITH_TYPO = 3;
const LONG_WORD = 8;

/** The most similar word of the index. If several are equally similar, the most frequent one. */
function correctWord(term: string, index: SearchIndex): string | null {
  if (term.length < SHORTEST_WITH_TYPO) return null;
  const allowed = term.length < LONG_WORD ? 1 : 2;
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
  const [best] = Array.from(term, (_, at) => [term.slice(0, at), term.slice(at)])
    .filter((parts) => parts.every((part) => part.length >= MIN_PART))
    .map((parts) => ({ parts, records: Math.min(...parts.map(countRecords)) }))
    .filter(({ records }) => records >= MIN_RECORDS)
    .sort((a, b) => b.records - a.records);
  return best?.parts ?? null;
}

/** Number of typos between two words. Two neighboring letters that have changed places count as one. */
function countTypos(typed: string, term: string): number {
  const at = [...typed].findIndex((letter, index) => letter !== term[index]);
  const swapped = typed.slice(0, at) + typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2);
  return at >= 0 && swapped === term ? 1 : distance(typed, term);
}
