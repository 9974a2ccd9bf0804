import type { RecordKind } from './record';
import { singular } from './singular';

const KIND_WORDS: ReadonlyMap<string, RecordKind> = new Map([
  ['prop', 'prop'],
  ['slot', 'slot'],
  ['class', 'class'],
  ['hook', 'hook'],
  ['demo', 'demo'],
  ['example', 'demo'],
]);

/** The kind that a word names, in singular or plural; null for other words. */
export function kindOf(word: string): RecordKind | null {
  return KIND_WORDS.get(singular(word.toLowerCase())) ?? null;
}
