import type { SearchIndex } from './engine';
import { correctWord, splitCompound } from './correct-word';
import type { Query, QueryTerm } from '../../../shared/search/query';
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

/** Matches of a query. */
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
