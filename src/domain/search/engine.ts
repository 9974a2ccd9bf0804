import MiniSearch from 'minisearch';
import type { ProductNames } from './index-files';
import { expandRecords, type SearchRecord } from './record';
import { tokenize } from './tokenize';

/** Where a term was found in one record. */
export interface TermHit {
  score: number;
  /** Terms of the index that matched. */
  terms: string[];
  inTitle: boolean;
  /** In a name at all: title, alias or place. */
  inNames: boolean;
}

/** Hits by the number of the record. */
export type TermHits = Map<number, TermHit>;

export interface TermOptions {
  /** Whether words that begin with the term count. */
  prefix: boolean;
  /** Most slips for which a word is taken for the term. */
  slips: number;
}

/** A shorter beginning would match half of all texts. */
const MIN_TEXT_PREFIX = 3;
/** What a hit in the text is worth beside one in a name. */
const TEXT_WEIGHT = 0.35;
/** Texts are indexed in pieces of this many, so that queries are answered between them. */
const CHUNK = 200;

const options = {
  tokenize,
  // Terms are ready: the tokenizer has written them in lower case.
  processTerm: (term: string) => term,
  searchOptions: { tokenize: (term: string) => [term], weights: { prefix: 0.6, fuzzy: 0.4 } },
};

/** The index: grows tier by tier, and can be asked at any time. */
export class SearchIndex {
  readonly records: SearchRecord[] = [];
  readonly #texts: string[] = [];
  readonly #offsets = new Map<string, number>();
  readonly #names = new MiniSearch<{ id: number }>({ ...options, fields: ['title', 'aliases', 'place'] });
  readonly #written = new MiniSearch<{ id: number; text: string }>({ ...options, fields: ['text'] });

  /** Adds the first tier of a product; a second time it does nothing. */
  addNames(productId: string, names: ProductNames): void {
    if (this.#offsets.has(productId)) return;
    const records = expandRecords(productId, names);
    const offset = this.records.length;
    this.#offsets.set(productId, offset);
    this.records.push(...records);
    this.#names.addAll(
      records.map(({ title, aliases, place }, index) => ({
        id: offset + index,
        title,
        aliases: [...aliases, joined(title)].join(' '),
        place: place.join(' '),
      })),
    );
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
      throw new Error(`Texts of ${productId} without names.`);
    const documents = texts.map((text, index) => ({ id: offset + index, text }));
    for (const { id, text } of documents) this.#texts[id] = text;
    await this.#written.addAllAsync(
      documents.filter(({ text }) => text !== ''),
      { chunkSize: CHUNK },
    );
  }

  /** Text of a record; empty when it has none, or is not loaded yet. */
  textOf(id: number): string {
    return this.#texts[id] ?? '';
  }

  /** Records that a term matches. */
  find(term: string, { prefix, slips }: TermOptions): TermHits {
    const hits: TermHits = new Map();
    for (const { id, score, match } of this.#names.search(term, {
      prefix,
      fuzzy: slips,
      boost: { title: 3, aliases: 2 },
    })) {
      const inTitle = Object.values(match).some((fields) =>
        fields.some((field) => field === 'title' || field === 'aliases'),
      );
      const terms = Object.keys(match);
      // A beginning that several words of a name share says no more than one that a single word has.
      hits.set(id as number, { score: score / terms.length, terms, inTitle, inNames: true });
    }
    const textPrefix = prefix && term.length >= MIN_TEXT_PREFIX;
    for (const { id, score, match } of this.#written.search(term, { prefix: textPrefix, fuzzy: slips })) {
      const known = hits.get(id as number);
      const terms = Object.keys(match);
      if (known) {
        known.score += score * TEXT_WEIGHT;
        known.terms.push(...terms);
      } else {
        hits.set(id as number, { score: score * TEXT_WEIGHT, terms, inTitle: false, inNames: false });
      }
    }
    return hits;
  }
}

/** `Text Field` is also found as `textfield`. */
function joined(title: string): string {
  const words = title.split(/[\s-]+/);
  return words.length === 2 || words.length === 3 ? words.join('').toLowerCase() : '';
}
