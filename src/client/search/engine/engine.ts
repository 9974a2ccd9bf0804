import MiniSearch, { type MatchInfo } from 'minisearch';
import { expandRecords, PART_KINDS, type ProductNames, type SearchRecord } from '../../../shared/index-files';
import { isForm, tokenize, toTerm } from '../../../shared/words';

/** A record of the index with its text. */
export interface IndexedRecord extends SearchRecord {
  /** Position in the index. */
  id: number;
  /** Empty if it has none, or is not loaded yet. */
  text: string;
}

/** Match of a term in a field, which is none, the prefix of a word, or a whole word. */
export const MATCH = { none: 0, prefix: 1, whole: 2 } as const;

/** Match of one term in one record, by field. The values are those of `MATCH`. */
export interface IndexMatch {
  /** Match in the title, or in another name. */
  title: number;
  /** Match in the breadcrumb. For code names, also in the middle of the title. */
  breadcrumb: number;
  /** Score of the text from 0 to 1. The best text for the term has 1. */
  textScore: number;
  /** Terms of the index that match, each with the term that was searched for. */
  terms: [found: string, searched: string][];
}

/** Shorter prefixes would match half of all text. */
const MIN_TEXT_PREFIX = 3;
/** Number of names to index first, so pages and sections are found before thousands of props. */
const FIRST_PIECE = 500;
/** Number of texts to index at once. Queries are answered in between. */
const TEXTS_PIECE = 200;

const options = {
  tokenize,
  // The tokenizer already returns terms.
  processTerm: (term: string) => term,
  searchOptions: { tokenize: (term: string) => [term] },
};

/** The search index. It can be searched while it grows. */
export class SearchIndex {
  readonly records: IndexedRecord[] = [];
  readonly #nameIndex = new MiniSearch<{ id: number }>({
    ...options,
    fields: ['title', 'aliases', 'breadcrumb'],
  });
  readonly #textIndex = new MiniSearch<IndexedRecord>({ ...options, fields: ['text'] });

  /** Adds the names of a product in two parts, with pages and sections first. Can be searched after each part. */
  *addNames(productId: string, names: ProductNames): Generator<void> {
    const offset = this.records.length;
    const records = expandRecords(productId, names).map((record, position) => {
      return { ...record, id: offset + position, text: '' };
    });
    this.records.push(...records);
    const documents = records.map(({ id, title, aliases, breadcrumb }) => ({
      id,
      title,
      aliases: [...aliases, joined(title)].join(' '),
      breadcrumb: breadcrumb.join(' '),
    }));
    this.#nameIndex.addAll(documents.slice(0, FIRST_PIECE));
    yield;
    this.#nameIndex.addAll(documents.slice(FIRST_PIECE));
    yield;
  }

  /**
   * Adds the text of a product in parts.
   * @param texts in the order of the product's records
   * @throws Error if the names are missing, or have another number of records
   */
  async addTexts(productId: string, texts: readonly string[]): Promise<void> {
    const records = this.records.filter((record) => record.productId === productId);
    if (records.length === 0 || records.length !== texts.length)
      throw new Error(`The texts of ${productId} do not match its names.`);
    records.forEach((record, position) => (record.text = texts[position] ?? ''));
    const indexed = records.filter(({ text }) => text !== '');
    await this.#textIndex.addAllAsync(indexed, { chunkSize: TEXTS_PIECE });
  }

  /**
   * Matches of a term, by record.
   * @param options if `prefix`, words that start with the term match. `typos` is the maximum number of typos.
   */
  find(term: string, { prefix, typos }: { prefix: boolean; typos: number }): Map<IndexedRecord, IndexMatch> {
    const matches = new Map<IndexedRecord, IndexMatch>();
    for (const found of this.#nameIndex.search(term, { prefix, fuzzy: typos })) {
      const record = this.records[found.id as number];
      if (record) matches.set(record, matchNames(term, found.match, record));
    }
    const textPrefix = prefix && term.length >= MIN_TEXT_PREFIX;
    const texts = this.#textIndex.search(term, { prefix: textPrefix, fuzzy: typos });
    const best = texts[0]?.score ?? 1;
    for (const found of texts) {
      const record = this.records[found.id as number];
      if (!record) continue;
      const match = matches.get(record) ?? createMatch();
      match.textScore = found.score / best;
      for (const one of Object.keys(found.match)) match.terms.push([one, term]);
      matches.set(record, match);
    }
    return matches;
  }
}

function createMatch(): IndexMatch {
  return { title: MATCH.none, breadcrumb: MATCH.none, textScore: 0, terms: [] };
}

/** Best match among all names of a record. */
function matchNames(term: string, fieldsByTerm: MatchInfo, record: SearchRecord): IndexMatch {
  const match = createMatch();
  for (const [found, fields] of Object.entries(fieldsByTerm)) {
    match.terms.push([found, term]);
    const fieldMatch = isForm(term, found) ? MATCH.whole : MATCH.prefix;
    for (const field of fields) {
      const own = field === 'breadcrumb' ? MATCH.none : matchOwnName(found, fieldMatch, record);
      if (own === MATCH.none) match.breadcrumb = Math.max(match.breadcrumb, fieldMatch);
      else match.title = Math.max(match.title, own);
    }
  }
  return match;
}

/** In a code name, only a prefix matches. */
function matchOwnName(found: string, fieldMatch: number, { kind, title, aliases }: SearchRecord): number {
  if (!PART_KINDS.has(kind)) return fieldMatch;
  const names = [title, ...aliases].map(toTerm);
  if (names.includes(found)) return fieldMatch;
  return names.some((name) => name.startsWith(found)) ? MATCH.prefix : MATCH.none;
}

/** `Text Field` is also found as `textfield`. */
function joined(title: string): string {
  const words = title.split(/[\s-]+/);
  return words.length === 2 || words.length === 3 ? toTerm(words.join('')) : '';
}
