import type { Synonym } from './search-data';
import { splitWord, toTerm, wordsOf } from './tokenize';

/** What is read of a query: beyond it nobody means anything. */
const MAX_LENGTH = 200;
const MAX_WORDS = 10;
/** What an alternative is worth beside the word as it was typed. */
const SYNONYM_WEIGHT = 0.8;
const PARTS_WEIGHT = 0.9;
const STEM_WEIGHT = 0.7;
/** A stem shorter than this would begin too many words. */
const MIN_STEM = 3;

/** Words that say nothing about what is looked for. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and are as at be by can do does for from has have how i if in into is it its me my of on or so than that the their them then there these this to use using was what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Terms that must all be found, and what finding them is worth (0–1). */
export interface Alternative {
  terms: string[];
  weight: number;
}

/** One thing that the reader asks for; any alternative answers it. */
export interface Slot {
  /** As it was typed. */
  text: string;
  alternatives: Alternative[];
}

/** A query as the engine understands it. */
export interface Query {
  /** Lower case, without signs: to be compared with titles. */
  phrase: string;
  slots: Slot[];
}

/** Lower case words without signs, joined by spaces. */
export function toPhrase(text: string): string {
  return wordsOf(text)
    .map((word) => word.text.toLowerCase())
    .join(' ');
}

/** Reads what was typed; any text is a query, and one without words has no slots. */
export function parseQuery(text: string, synonyms: readonly Synonym[]): Query {
  const phrase = toPhrase(text.normalize('NFKC').slice(0, MAX_LENGTH));
  const words = wordsOf(text.normalize('NFKC').slice(0, MAX_LENGTH))
    .slice(0, MAX_WORDS)
    .map((word) => word.text);
  return { phrase, slots: toSlots(words, synonyms) };
}

function toSlots(words: readonly string[], synonyms: readonly Synonym[]): Slot[] {
  const slots: Slot[] = [];
  for (let index = 0; index < words.length;) {
    const { length, meanings } = synonymsAt(words, index, synonyms);
    const typed = words.slice(index, index + length);
    // A phrase with synonyms is kept whatever it is made of: "how to" in it is no filler.
    const isFiller = length === 1 && meanings.length === 0 && STOP_WORDS.has(toTerm(typed[0] ?? ''));
    if (!isFiller) slots.push({ text: typed.join(' '), alternatives: [...alternatives(typed), ...meanings] });
    index += length;
  }
  // "is", "with", "of": when there is nothing else, they are what is looked for.
  return slots.length > 0 ? slots : words.map((word) => ({ text: word, alternatives: alternatives([word]) }));
}

/** The longest phrase at a place that has synonyms; else the single word. */
function synonymsAt(
  words: readonly string[],
  index: number,
  synonyms: readonly Synonym[],
): { length: number; meanings: Alternative[] } {
  let length = 1;
  let meanings: Alternative[] = [];
  for (const { write, mean } of synonyms) {
    for (const phrase of write) {
      const wanted = toPhrase(phrase).split(' ');
      const isHere = wanted.every((word, offset) => words[index + offset]?.toLowerCase() === word);
      if (!isHere || wanted.length < length) continue;
      if (wanted.length > length) meanings = [];
      length = wanted.length;
      meanings.push(...mean.map((text) => ({ terms: toPhrase(text).split(' '), weight: SYNONYM_WEIGHT })));
    }
  }
  return { length, meanings };
}

function alternatives(words: readonly string[]): Alternative[] {
  const whole = words.map(toTerm);
  const parts = words.flatMap((word) => splitWord(word).map(toTerm));
  const stems = whole.map((term) => stem(term));
  return [
    { terms: whole, weight: 1 },
    ...(parts.length > whole.length ? [{ terms: parts, weight: PARTS_WEIGHT }] : []),
    ...(stems.some((term, index) => term !== whole[index]) ? [{ terms: stems, weight: STEM_WEIGHT }] : []),
  ];
}

/** A shorter form that other forms of the word begin with: `buttons` → `button`, `centering` → `center`. */
function stem(term: string): string {
  const [, base] = /^(.+?)(?:ies|ing|ed|es|s)$/.exec(term) ?? [];
  return base !== undefined && base.length >= MIN_STEM && !term.endsWith('ss') ? base : term;
}
