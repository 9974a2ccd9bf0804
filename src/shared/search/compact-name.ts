import { singular, splitWord, STOP_WORDS, wordsOf } from './words';

const compact = new Map<string, string>();
const plain = new Map<string, string>();
const counts = new Map<string, number>();

/** A name without signs, in lower case: `Text Field`, `text-field` and `textField` are all `textfield`. */
export function compactName(text: string): string {
  return remember(compact, text, () => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '').toLowerCase());
}

/** The same without plurals, and without words that say nothing: `The sx prop` and `sx props` are both `sxprop`. */
export function plainName(text: string): string {
  return remember(plain, text, () => contentWords(text).flatMap(splitWord).map(toSingular).join(''));
}

/** How many words of a title say something; at least 1. */
export function countWords(title: string): number {
  return remember(counts, title, () => contentWords(title).flatMap(splitWord).length);
}

/** Words that say something; all of them when none does. */
function contentWords(text: string): string[] {
  const words = wordsOf(text).map((word) => word.text);
  const content = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return content.length > 0 ? content : words;
}

function toSingular(word: string): string {
  return singular(word.toLowerCase());
}

/** Most texts that are remembered. */
const MOST_KNOWN = 20_000;

// Ranking asks the same of the same titles at every key press.
function remember<Value>(known: Map<string, Value>, text: string, make: () => Value): Value {
  const value = known.get(text) ?? make();
  if (known.size < MOST_KNOWN) known.set(text, value);
  return value;
}
