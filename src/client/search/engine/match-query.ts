import { distance } from 'fastest-levenshtein';
import type { SearchIndex } from './engine';
import type { Query, QueryTerm } from '../../../shared/query';
import { isAside } from '../../../shared/index-files';
import {
  matchKind,
  matchTerm,
  matchVariant,
  mergeMatches,
  nameScore,
  type RecordMatch,
  type TermMatch,
  type TermMatches,
} from './scoring';

/** Matches of a query. */
interface Matches {
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
  for (const [position, term] of query.terms.entries()) {
    const { hits, word } = matchOrCorrect(term, index, counts);
    if (term.kind && query.terms.length > 1) mergeMatches(hits, matchKind(term.kind, index));
    words.push(word);
    for (const [id, hit] of hits) addHit(byId, id, hit, position);
  }
  const corrected = words.join(' ');
  return {
    matches: withMostTerms([...byId.values()], counts),
    corrected: corrected === query.terms.map(({ text }) => text).join(' ') ? null : corrected,
  };
}

function addHit(byId: Map<number, RecordMatch>, id: number, hit: TermMatch, position: number): void {
  const match: RecordMatch = byId.get(id) ?? {
    id,
    termMatches: [],
    terms: new Map(),
    termPositions: new Map(),
  };
  match.termMatches.push(hit);
  for (const [found, asked] of hit.terms) {
    match.terms.set(found, Math.max(markLength(found, asked), match.terms.get(found) ?? 0));
    match.termPositions.set(found, position);
  }
  byId.set(id, match);
}

/** Highlights only the typed part of a word, but all of a corrected word. */
function markLength(found: string, asked: string): number {
  return found.startsWith(asked) ? asked.length : found.length;
}

/** Records with the most query terms. For a long query, also those with one term less. */
function withMostTerms(matches: readonly RecordMatch[], counts: (id: number) => boolean): RecordMatch[] {
  const counted = matches.filter(({ id }) => counts(id));
  const most = (counted.length > 0 ? counted : matches).reduce(
    (count, { termMatches }) => Math.max(count, termMatches.length),
    0,
  );
  const fewest = most >= LONG_QUERY ? most - 1 : most;
  return matches.filter(({ termMatches }) => termMatches.length >= fewest);
}

function matchOrCorrect(
  term: QueryTerm,
  index: SearchIndex,
  counts: (id: number) => boolean,
): { hits: TermMatches; word: string } {
  const hits = matchTerm(term, index);
  const mended = [...hits.keys()].some(counts) ? null : correctWords(term, index, hits.size > 0);
  if (mended === null) return { hits, word: term.text };
  mergeMatches(hits, matchVariant({ terms: mended, by: 'word' }, index));
  return { hits, word: mended.join(' ') };
}

/** @param isKnown whether the word occurs at all, so it is no compound of others */
function correctWords({ variants }: QueryTerm, index: SearchIndex, isKnown: boolean): string[] | null {
  const typed = variants[0]?.terms ?? [];
  const mended = typed.flatMap(
    (term) => (isKnown ? null : splitCompound(term, index)) ?? correctWord(term, index) ?? [],
  );
  return mended.length < typed.length ? null : mended;
}

/** From this length on, two typos are allowed. */
const LONG_WORD = 8;

/** The most similar word of the index. If several are equally similar, the most frequent one. */
function correctWord(term: string, index: SearchIndex): string | null {
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
