import { STOP_WORDS } from './query';
import { splitWord, wordsOf } from './tokenize';

const names = new Map<string, string>();
const counts = new Map<string, number>();

/** A name without signs, in lower case: `Text Field`, `text-field` and `textField` are all `textfield`. */
export function compactName(text: string): string {
  return remember(names, text, () => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '').toLowerCase());
}

/** How many words of a title say something; at least 1. */
export function countWords(title: string): number {
  return remember(counts, title, () => {
    const words = wordsOf(title).flatMap(({ text }) => splitWord(text));
    return Math.max(1, words.filter((word) => !STOP_WORDS.has(word.toLowerCase())).length);
  });
}

/** Most texts that are remembered. */
const MOST_KNOWN = 20_000;

// Ranking asks the same of the same titles at every key press.
function remember<Value>(known: Map<string, Value>, text: string, make: () => Value): Value {
  const value = known.get(text) ?? make();
  if (known.size < MOST_KNOWN) known.set(text, value);
  return value;
}
