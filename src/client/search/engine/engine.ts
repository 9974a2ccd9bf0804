import MiniSearch, { type SearchResult as Found } from 'minisearch';
import { expandRecords, PART_KINDS, type ProductNames, type SearchRecord } from '../../../shared/index-files';
import { isForm, tokenize, toTerm } from '../../../shared/words';

/** How a query term matches a name. `whole` means a whole word of it. */
export const MATCH = { none: 0, beginning: 1, whole: 2 } as const;

export type FieldMatch = (typeof MATCH)[keyof typeof MATCH];

/** Where one record has a term. */
export interface IndexHit {
  /** In its title, or another name of it. */
  title: FieldMatch;
  /** In its breadcrumb. For code names, also in the middle of the title. */
  place: FieldMatch;
  /** Text score from 0 to 1. The best text for the term has 1. */
  text: number;
  /** Terms of the index that matched. */
  terms: string[];
}

/** Hits by the number of the record. */
type IndexHits = Map<number, IndexHit>;

interface TermOptions {
  /** Whether to match words that start with the term. */
  prefix: boolean;
  /** Maximum number of typos. */
  typos: number;
}

/** Shorter prefixes would match half of all text. */
const MIN_TEXT_PREFIX = 3;
/** Number of names to index first, so pages and sections are found before thousands of props. */
const FIRST_PIECE = 500;
/** Number of texts to index at once. Queries are answered in between. */
const TEXTS_PIECE = 200;

const options = {
  // The tokenizer already returns terms.
  processTerm: (term: string) => term,
  searchOptions: { tokenize: (term: string) => [term] },
};

/** The search index. It can be searched while it grows. */
export class SearchIndex {
  readonly records: SearchRecord[] = [];
  readonly #texts: string[] = [];
  readonly #offsets = new Map<string, number>();
  readonly #names = new MiniSearch<{ id: number }>({
    ...options,
    tokenize,
    fields: ['title', 'aliases', 'place'],
  });
  readonly #written = new MiniSearch<{ id: number; text: string }>({
    ...options,
    tokenize,
    fields: ['text'],
  });

  /** Adds the names of a product. Does nothing if they exist. */
  addNames(productId: string, names: ProductNames): void {
    Array.from(this.addNamesInPieces(productId, names));
  }

  /** Like `addNames`, but in two parts, with pages and sections first. The index can be searched after each part. */
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
   * Adds the text of a product in parts.
   * @param texts in the order of the product's records
   * @throws Error if the names are missing, or have another number of records
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

  /** Text of a record. Empty if it has none, or is not loaded yet. */
  textOf(id: number): string {
    return this.#texts[id] ?? '';
  }

  /** Records that a term matches. */
  find(term: string, { prefix, typos }: TermOptions): IndexHits {
    const hits: IndexHits = new Map();
    for (const found of this.#names.search(term, { prefix, fuzzy: typos })) {
      const record = this.records[found.id as number];
      if (record) hits.set(found.id as number, nameHit(term, found, record));
    }
    const textPrefix = prefix && term.length >= MIN_TEXT_PREFIX;
    const texts = this.#written.search(term, { prefix: textPrefix, fuzzy: typos });
    const best = texts[0]?.score ?? 1;
    for (const { id, score, match } of texts) {
      const hit = hits.get(id as number) ?? { title: MATCH.none, place: MATCH.none, text: 0, terms: [] };
      hit.text = score / best;
      hit.terms.push(...Object.keys(match));
      hits.set(id as number, hit);
    }
    return hits;
  }
}

/** How the term fits the names of a record, whatever their number. */
function nameHit(term: string, { match }: Found, record: SearchRecord): IndexHit {
  const terms = Object.keys(match);
  const hit: IndexHit = { title: MATCH.none, place: MATCH.none, text: 0, terms };
  for (const found of terms) {
    const fieldMatch = isForm(term, found) ? MATCH.whole : MATCH.beginning;
    for (const field of match[found] ?? []) {
      const own = field === 'place' ? MATCH.none : matchOfOwnName(found, fieldMatch, record);
      if (own > hit.title) hit.title = own;
      if (own === MATCH.none && fieldMatch > hit.place) hit.place = fieldMatch;
    }
  }
  return hit;
}

/** In a code name, only a prefix matches. */
function matchOfOwnName(
  found: string,
  fieldMatch: FieldMatch,
  { kind, title, aliases }: SearchRecord,
): FieldMatch {
  if (!PART_KINDS.has(kind)) return fieldMatch;
  const names = [title, ...aliases].map(toTerm);
  if (names.includes(found)) return fieldMatch;
  return names.some((name) => name.startsWith(found)) ? MATCH.beginning : MATCH.none;
}

/** `Text Field` is also found as `textfield`. */
function joined(title: string): string {
  const words = title.split(/[\s-]+/);
  return words.length === 2 || words.length === 3 ? toTerm(words.join('')) : '';
}
