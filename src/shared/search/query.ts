import type { RecordKind } from './record';
import type { Synonym } from './search-data';
import { splitWord, toTerm, wordsOf } from './tokenize';

/** What is read of a query: beyond it nobody means anything. */
const MAX_LENGTH = 200;
const MAX_WORDS = 10;
/** What an alternative is worth beside the word as it was typed. */
const SYNONYM_WEIGHT = 0.8;
const PARTS_WEIGHT = 0.6;
/** Somebody who writes `mui-fixed` means that very name. */
const JOINED_PARTS_WEIGHT = 0.15;
const STEM_WEIGHT = 0.7;
/** A stem shorter than this would begin too many words. */
const MIN_STEM = 3;

/** Words that say nothing about what is looked for. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and are as at be by can do does for from has have how i if in into is it its me my of on or so than that the their them then there these this to use using was what when where which who why will with you your'.split(
    ' ',
  ),
);

const KIND_WORDS: ReadonlyMap<string, RecordKind> = new Map([
  ['prop', 'prop'],
  ['slot', 'slot'],
  ['class', 'class'],
  ['hook', 'hook'],
  ['demo', 'demo'],
  ['example', 'demo'],
]);
const QUESTION = /^(?:how|why|what|when|where|which|who|can|do|does|is|are|should|will)\b/;

/** Terms that must all be found, and what finding them is worth (0–1). */
export interface Alternative {
  terms: string[];
  weight: number;
}

/** One thing that the reader asks for; any alternative answers it. */
export interface Slot {
  /** As it was typed. */
  text: string;
  /** What the pages call it. */
  meanings: string[];
  /** Beside other words, it may say what is looked for: "sx prop", "dialog demo". */
  kind: RecordKind | null;
  alternatives: Alternative[];
}

/** A query as the engine understands it. */
export interface Query {
  /** Lower case, without signs: to be compared with titles. */
  phrase: string;
  /** The product that it names beside other words: "joy ui button". */
  productId: string | null;
  /** Whether it has a name from code: `MuiButton-root`, `fullWidth`. */
  isCode: boolean;
  /** Whether it asks, rather than names: "how to center". */
  isQuestion: boolean;
  slots: Slot[];
}

/** Lower case words without signs, joined by spaces. */
export function toPhrase(text: string): string {
  return wordsOf(text)
    .map((word) => word.text.toLowerCase())
    .join(' ');
}

/**
 * Reads what was typed; any text is a query, and one without words has no slots.
 * @param products whose names are no words to be found, but say where to look
 */
export function parseQuery(
  text: string,
  synonyms: readonly Synonym[],
  products: readonly { id: string; name: string }[],
): Query {
  const read = text.normalize('NFKC').slice(0, MAX_LENGTH);
  const words = wordsOf(read)
    .slice(0, MAX_WORDS)
    .map((word) => word.text);
  const { productId, rest } = takeProduct(words, products);
  const phrase = toPhrase(read);
  return {
    phrase,
    productId,
    isCode: words.some(isName),
    isQuestion: QUESTION.test(phrase),
    slots: toSlots(rest, synonyms),
  };
}

function takeProduct(words: readonly string[], products: readonly { id: string; name: string }[]) {
  for (const { id, name } of products) {
    const wanted = toPhrase(name).split(' ');
    const start = words.findIndex((_, index) => isPhraseAt(words, index, wanted));
    const rest = start < 0 ? [] : words.filter((_, index) => index < start || index >= start + wanted.length);
    if (rest.some((word) => !STOP_WORDS.has(toTerm(word)))) return { productId: id, rest };
  }
  return { productId: null, rest: words };
}

function isPhraseAt(words: readonly string[], index: number, phrase: readonly string[]): boolean {
  return phrase.every((word, offset) => words[index + offset]?.toLowerCase() === word);
}

function toSlots(words: readonly string[], synonyms: readonly Synonym[]): Slot[] {
  const slots: Slot[] = [];
  for (let index = 0; index < words.length;) {
    const { length, meanings } = synonymsAt(words, index, synonyms);
    const typed = words.slice(index, index + length);
    // A phrase with synonyms is kept whatever it is made of.
    const isFiller = length === 1 && meanings.length === 0 && STOP_WORDS.has(toTerm(typed[0] ?? ''));
    if (!isFiller) slots.push(toSlot(typed, meanings));
    index += length;
  }
  // "is", "with", "of": when there is nothing else, they are what is looked for.
  return slots.length > 0 ? slots : words.map((word) => toSlot([word], []));
}

function toSlot(typed: readonly string[], meanings: readonly string[]): Slot {
  const synonyms = meanings.map((meaning) => ({ terms: meaning.split(' '), weight: SYNONYM_WEIGHT }));
  return {
    text: typed.join(' '),
    meanings: [...meanings],
    kind: (typed.length === 1 && KIND_WORDS.get(toTerm(typed[0] ?? ''))) || null,
    alternatives: [...alternatives(typed), ...synonyms],
  };
}

/** The longest phrase at a place that has synonyms, and what it means; else the single word. */
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
  return { length, meanings: longest.flatMap(({ meanings }) => meanings) };
}

function alternatives(words: readonly string[]): Alternative[] {
  const whole = words.map(toTerm);
  const parts = words.flatMap((word) => {
    const terms = splitWord(word).map(toTerm);
    return terms.length > 1 ? terms.filter((term) => !STOP_WORDS.has(term)) : terms;
  });
  const stems = whole.map((term) => stem(term));
  return [
    { terms: whole, weight: 1 },
    ...(parts.join(' ') !== whole.join(' ') && parts.length > 0
      ? [{ terms: parts, weight: words.some(hasSign) ? JOINED_PARTS_WEIGHT : PARTS_WEIGHT }]
      : []),
    ...(stems.some((term, index) => term !== whole[index]) ? [{ terms: stems, weight: STEM_WEIGHT }] : []),
  ];
}

function isName(word: string): boolean {
  return hasSign(word) || /\p{Ll}\p{Lu}/u.test(word);
}

function hasSign(word: string): boolean {
  return /[._-]/.test(word);
}

/** A shorter form that other forms of the word begin with: `buttons` → `button`, `centering` → `center`. */
function stem(term: string): string {
  const [, base] = /^(.+?)(?:ies|ing|ed|es|s|e)$/.exec(term) ?? [];
  return base !== undefined && base.length >= MIN_STEM && !term.endsWith('ss') ? base : term;
}
