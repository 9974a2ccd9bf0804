import type { Match } from './match-query';
import { STOP_WORDS, toPhrase, type Query } from './query';
import type { RecordKind, SearchRecord } from './record';

/** What a kind is worth beside others that match as well. */
const KIND_WEIGHTS: Readonly<Record<RecordKind, number>> = {
  page: 1.3,
  section: 1,
  component: 1.1,
  hook: 1.1,
  prop: 0.9,
  demo: 0.6,
  slot: 0.7,
  class: 0.7,
};

/** The query is the title, another name of it, or the title with what it stands in: `button variant`. */
const EXACT_WEIGHT = 3;
const EXACT_ALIAS_WEIGHT = 2.5;
const EXACT_IN_PLACE_WEIGHT = 2;
/** The title begins with the query: worth more the less is missing. */
const BEGINNING_WEIGHT = 1;
/** Every word stands in a name, not only in the text. */
const NAMED_WEIGHT = 1.6;

/** A match with its final score. */
export interface Ranked {
  match: Match;
  record: SearchRecord;
  score: number;
}

/** Best first, each address once. Equal scores keep the order of the pages. */
export function rank(matches: readonly Match[], query: Query, records: readonly SearchRecord[]): Ranked[] {
  const seen = new Set<string>();
  return matches
    .flatMap((match): Ranked[] => {
      const record = records[match.id];
      return record ? [{ match, record, score: match.score * factor(match, query, record) }] : [];
    })
    .sort((a, b) => b.score - a.score || a.match.id - b.match.id)
    .filter(({ record: { href } }) => !seen.has(href) && seen.add(href));
}

function factor(match: Match, query: Query, record: SearchRecord): number {
  const words = toPhrase(record.title).split(' ');
  const titleWords = Math.max(1, words.filter((word) => !STOP_WORDS.has(word)).length);
  // Of two titles with the same words the one without others says it better.
  const filled = Math.min(1, match.slotsInTitle / titleWords);
  const named = match.slotsInNames === query.slots.length ? NAMED_WEIGHT : 1;
  return KIND_WEIGHTS[record.kind] * (1 + filled) * named * exactness(query, record);
}

function exactness({ phrase }: Query, { title, aliases, place }: SearchRecord): number {
  const wanted = compact(phrase);
  const own = compact(toPhrase(title));
  if (own === wanted) return EXACT_WEIGHT;
  if (aliases.some((alias) => compact(toPhrase(alias)) === wanted)) return EXACT_ALIAS_WEIGHT;
  const parent = compact(toPhrase(place.at(-1) ?? ''));
  const isInPlace = parent !== '' && (parent + own === wanted || own + parent === wanted);
  if (isInPlace) return EXACT_IN_PLACE_WEIGHT;
  return own.startsWith(wanted) ? 1 + (BEGINNING_WEIGHT * wanted.length) / own.length : 1;
}

/** `text field`, `text-field` and `textfield` are one name. */
function compact(phrase: string): string {
  return phrase.replace(/[\s._-]/g, '');
}
