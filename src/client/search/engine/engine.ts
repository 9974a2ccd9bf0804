import MiniSearch, { type SearchResult as Found } from 'minisearch';
import type { ProductNames } from '../../../shared/search/index-files';
import { expandRecords, type SearchRecord } from '../../../shared/search/record';
import { tokenize, toTerm } from '../../../shared/search/tokenize';

/** How well one record matches a term. */
export interface TermHit {
  /** In its names, 0–1. */
  name: number;
  /** In its text, 0–1: the best text for the term has 1. */
  text: number;
  inTitle: boolean;
  /** Terms of the index that matched. */
  terms: string[];
}

/** Hits by the number of the record. */
export type TermHits = Map<number, TermHit>;

export interface TermOptions {
  /** Whether words that begin with the term count. */
  prefix: boolean;
  /** Most slips for which a word is taken for the term. */
  slips: number;
}

/** What a word is worth by the name it stands in. */
const FIELD_WEIGHTS: Readonly<Record<string, number>> = { title: 1, aliases: 0.9, place: 0.5 };
/** What the beginning of a word is worth when all of the word is missing; what is typed closes the gap to 1. */
const BEGINNING_WEIGHT = 0.4;
/** A shorter beginning would match half of all texts. */
const MIN_TEXT_PREFIX = 3;
/** So many names are indexed first: pages and sections are found before thousands of props. */
const FIRST_PIECE = 500;
/** Texts are indexed in pieces of this many, so that queries are answered between them. */
const TEXTS_PIECE = 200;

/** Names repeat: every prop of a component stands in the same place. */
const knownTerms = new Map<string, string[]>();
/** Most texts whose terms are remembered. */
const MOST_KNOWN = 10_000;

function termsOfName(text: string): string[] {
  const known = knownTerms.get(text) ?? tokenize(text);
  if (knownTerms.size < MOST_KNOWN) knownTerms.set(text, known);
  return known;
}

const options = {
  // The tokenizer has made terms of the words.
  processTerm: (term: string) => term,
  searchOptions: { tokenize: (term: string) => [term] },
};

/** The index: grows tier by tier, and can be asked at any time. */
export class SearchIndex {
  readonly records: SearchRecord[] = [];
  readonly #texts: string[] = [];
  readonly #offsets = new Map<string, number>();
  readonly #names = new MiniSearch<{ id: number }>({
    ...options,
    tokenize: termsOfName,
    fields: ['title', 'aliases', 'place'],
  });
  readonly #written = new MiniSearch<{ id: number; text: string }>({
    ...options,
    tokenize,
    fields: ['text'],
  });

  /** Adds the first tier of a product; a second time it does nothing. */
  addNames(productId: string, names: ProductNames): void {
    Array.from(this.addNamesInPieces(productId, names));
  }

  /** The same in two pieces, pages and sections first; what has been added can be asked for after each. */
  *addNamesInPieces(productId: string, names: ProductNames): Generator<void> {
    if (this.#offsets.has(productId)) return;
    const records = expandRecords(productId, names);
    const offset = this.records.length;
    this.#offsets.set(productId, offset);
    this.records.push(...records);
    const documents = records.map(({ title, aliases, place }, index) => ({
      id: offset + index,
      title,
      aliases: [...aliases, joined(title)].join(' '),
      place: place.join(' '),
    }));
    this.#names.addAll(documents.slice(0, FIRST_PIECE));
    yield;
    this.#names.addAll(documents.slice(FIRST_PIECE));
    yield;
  }

  /**
   * Adds the second tier of a product, piece by piece.
   * @param texts in the order of the product's records
   * @throws Error when the first tier is missing or has another number of records
   */
  async addTexts(productId: string, texts: readonly string[]): Promise<void> {
    const offset = this.#offsets.get(productId);
    const count = this.records.filter((record) => record.productId === productId).length;
    if (offset === undefined || count !== texts.length)
      throw new Error(`The texts of ${productId} do not belong to its names.`);
    const documents = texts.map((text, index) => ({ id: offset + index, text }));
    for (const { id, text } of documents) this.#texts[id] = text;
    const written = documents.filter(({ text }) => text !== '');
    await this.#written.addAllAsync(written, { chunkSize: TEXTS_PIECE });
  }

  /** Text of a record; empty when it has none, or is not loaded yet. */
  textOf(id: number): string {
    return this.#texts[id] ?? '';
  }

  /** Records that a term matches. */
  find(term: string, { prefix, slips }: TermOptions): TermHits {
    const hits: TermHits = new Map();
    for (const found of this.#names.search(term, { prefix, fuzzy: slips })) {
      hits.set(found.id as number, nameHit(term, found));
    }
    const textPrefix = prefix && term.length >= MIN_TEXT_PREFIX;
    const texts = this.#written.search(term, { prefix: textPrefix, fuzzy: slips });
    const best = texts[0]?.score ?? 1;
    for (const { id, score, match } of texts) {
      const hit = hits.get(id as number) ?? { name: 0, text: 0, inTitle: false, terms: [] };
      hit.text = score / best;
      hit.terms.push(...Object.keys(match));
      hits.set(id as number, hit);
    }
    return hits;
  }
}

/** The best place in which the term was found; how rare a word is says nothing about the names that it stands in. */
function nameHit(term: string, { match }: Found): TermHit {
  const terms = Object.keys(match);
  let name = 0;
  let inTitle = false;
  for (const [found, fields] of Object.entries(match)) {
    for (const field of fields) {
      name = Math.max(name, (FIELD_WEIGHTS[field] ?? 0) * closeness(term, found));
      inTitle ||= field === 'title' || field === 'aliases';
    }
  }
  return { name, text: 0, inTitle, terms };
}

function closeness(term: string, found: string): number {
  if (term === found) return 1;
  return (
    BEGINNING_WEIGHT +
    ((1 - BEGINNING_WEIGHT) * Math.min(term.length, found.length)) / Math.max(found.length, term.length + 1)
  );
}

/** `Text Field` is also found as `textfield`. */
function joined(title: string): string {
  const words = title.split(/[\s-]+/);
  return words.length === 2 || words.length === 3 ? toTerm(words.join('')) : '';
}
