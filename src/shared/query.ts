import { compactName, isForm, plainName, singular, splitWord, STOP_WORDS, toTerm, wordsOf } from './words';
import type { RecordKind } from './index-files';
import type { Synonym } from './data-schemas';

/** Limits of a query. Longer text is cut. */
const MAX_LENGTH = 200;
const MAX_WORDS = 10;
/** A shorter stem would match too many words. */
const MIN_STEM = 3;

/** Kinds that a query can name. */
const NAMED_KINDS = ['prop', 'slot', 'class', 'hook', 'demo'] as const;

const QUESTION = /^(?:how|why|what|when|where|which|who|can|do|does|is|are|should|will)\b/;

/** Names in code, such as `maxWidth`, `Grid2`, and `THEME_ID`. */
export const CODE_NAME = /^(?=.*(?:[a-z][A-Z\d]|[A-Z]_[A-Z]))\w+$/;

/** Terms that must all match, and how they relate to the typed word. */
export interface TermVariant {
  terms: string[];
  /** A form of the word, a synonym, or the parts of a code name. */
  by: 'word' | 'synonym' | 'parts';
}

/** One term of the query. Any of its variants matches. */
export type QueryTerm = ReturnType<typeof toQueryTerm>;

/** A query as the engine understands it. */
export type Query = ReturnType<typeof parseQuery>;

/** Lowercase words without punctuation, joined by spaces. */
function toPhrase(text: string): string {
  return wordsOf(text).join(' ').toLowerCase();
}

/**
 * Parses a query, which can be any text. Without words, it has no terms.
 * @param products whose names only select the product
 */
export function parseQuery(
  text: string,
  synonyms: readonly Synonym[],
  products: readonly { id: string; name: string }[],
) {
  const read = text.normalize('NFKC').slice(0, MAX_LENGTH);
  const words = wordsOf(read).slice(0, MAX_WORDS);
  const { productId, rest } = takeProduct(words, products);
  const phrase = toPhrase(read);
  const terms = toQueryTerms(rest, synonyms);
  const texts = terms.map((term) => term.text);
  return {
    /** Lowercase words without punctuation, to compare with titles. */
    phrase,
    /** Product named next to other words, as in "joy ui button". */
    productId,
    /** Its words as one name. See `compactName` and `plainName`. */
    compact: compactName(texts.join('')),
    plain: plainName(texts.join(' ')),
    /** True if it is a single word, and could be a code name. */
    isWord: texts.length === 1 && texts[0]?.includes(' ') === false,
    /** True if it has several terms. */
    isPhrase: texts.length > 1,
    /** True if a word is written as in code, so the query is probably about an API. */
    isCode: texts.some((word) => CODE_NAME.test(word) || /\.(?!js$)/.test(word)),
    /** Plain names of the query with a word replaced by a synonym. */
    synonyms: new Set(
      terms.flatMap((term, index) =>
        term.synonyms.map((synonym) => plainName(texts.with(index, synonym).join(' '))),
      ),
    ),
    /** True if it is a question, such as "how to center". */
    isQuestion: QUESTION.test(phrase),
    terms,
  };
}

function takeProduct(words: readonly string[], products: readonly { id: string; name: string }[]) {
  const named = products.flatMap(({ id, name }) => {
    const wanted = toPhrase(name).split(' ');
    const start = words.findIndex((_, index) => isPhraseAt(words, index, wanted));
    // A single word such as "core" is rarely the product.
    const isNamed = start >= 0 && wanted.length > 1;
    return isNamed ? { productId: id, rest: words.toSpliced(start, wanted.length) } : [];
  });
  const [first] = named;
  const isSelection = named.length === 1 && first?.rest.some((word) => !STOP_WORDS.has(toTerm(word)));
  return first && isSelection ? first : { productId: null, rest: words };
}

function isPhraseAt(words: readonly string[], index: number, phrase: readonly string[]): boolean {
  return phrase.every((word, offset) => isForm(words[index + offset]?.toLowerCase() ?? '', word));
}

function toQueryTerms(words: readonly string[], synonyms: readonly Synonym[]) {
  const terms: QueryTerm[] = [];
  for (let index = 0; index < words.length;) {
    const { length, meanings } = synonymsAt(words, index, synonyms);
    const typed = words.slice(index, index + length);
    // Keep phrases with synonyms.
    const isStopWord = length === 1 && meanings.length === 0 && STOP_WORDS.has(toTerm(typed[0] ?? ''));
    if (!isStopWord) terms.push(toQueryTerm(typed, meanings));
    index += length;
  }
  // Words such as "is" and "of" only count if there are no others.
  return terms.length > 0 ? terms : words.map((word) => toQueryTerm([word], []));
}

function toQueryTerm(typed: readonly string[], synonyms: readonly string[]) {
  const bySynonym = synonyms.map((synonym): TermVariant => ({ terms: synonym.split(' '), by: 'synonym' }));
  return {
    /** As it was typed. */
    text: typed.join(' '),
    /** Synonyms on the pages. */
    synonyms,
    /** Kind of record that the word asks for next to other words, as in "sx prop" or "dialog demo". */
    kind: kindOf(typed.join(' ')),
    variants: [...variantsOf(typed), ...bySynonym],
  };
}

/** The longest phrase at a position that has synonyms, or a single word. */
function synonymsAt(
  words: readonly string[],
  index: number,
  synonyms: readonly Synonym[],
): { length: number; meanings: string[] } {
  const here = synonyms.flatMap(({ write, mean }) =>
    write.flatMap((phrase) => {
      const wanted = toPhrase(phrase).split(' ');
      return isPhraseAt(words, index, wanted) ? { length: wanted.length, meanings: mean.map(toPhrase) } : [];
    }),
  );
  const length = Math.max(1, ...here.map((synonym) => synonym.length));
  const longest = here.filter((synonym) => synonym.length === length);
  const meanings = longest.flatMap((synonym) => synonym.meanings);
  return { length, meanings: length > 1 ? meanings : [...meanings, ...ownersOf(words[index] ?? '')] };
}

/** Components of a type name, such as `IconButtonProps` → "icon button". */
function ownersOf(word: string): string[] {
  const [, component] = /^([A-Z][A-Za-z]*)Props$/.exec(word) ?? [];
  return component === undefined ? [] : [splitWord(component).join(' ').toLowerCase()];
}

function variantsOf(words: readonly string[]): TermVariant[] {
  const whole = words.map(toTerm);
  const parts = words.flatMap((word) => {
    const terms = splitWord(word).map(toTerm);
    return terms.length > 1 ? terms.filter((term) => !STOP_WORDS.has(term)) : terms;
  });
  const variants: TermVariant[] = [
    { terms: whole, by: 'word' },
    { terms: parts, by: 'parts' },
    { terms: whole.map(singular), by: 'word' },
    { terms: whole.map(stem), by: 'word' },
  ];
  const names = variants.map(({ terms }) => terms.join(' '));
  return variants.filter((_, index) => names[index] !== '' && names.indexOf(names[index] ?? '') === index);
}

/** A prefix that other forms of the word share, as in `buttons` → `button` or `sortable` → `sort`. */
function stem(term: string): string {
  const [, base] = /^(.+?)(?:(?<=.{4})able|(?<=.{7})al|ies|ing|ed|es|s|e)$/.exec(term) ?? [];
  return base !== undefined && base.length >= MIN_STEM && !term.endsWith('ss') ? base : term;
}

/** The kind that a word means, in singular or plural. Null for other words. */
export function kindOf(word: string): RecordKind | null {
  const name = singular(word.toLowerCase()).replace(/^example$/, 'demo');
  return NAMED_KINDS.find((kind) => kind === name) ?? null;
}
