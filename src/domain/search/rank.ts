import type { Match } from './match-query';
import { STOP_WORDS, toPhrase, type Query } from './query';
import type { RecordKind, SearchRecord } from './record';

/** What a kind is worth beside others that match as well. */
const KIND_WEIGHTS: Readonly<Record<RecordKind, number>> = {
  page: 1.6,
  section: 1.1,
  component: 1.2,
  hook: 1.2,
  prop: 0.8,
  demo: 0.7,
  slot: 0.6,
  class: 0.6,
};
/** Kinds that answer a name, and hardly ever a question. */
const API_KINDS: ReadonlySet<RecordKind> = new Set(['prop', 'slot', 'class']);
const API_FOR_QUESTION_WEIGHT = 0.4;

/** The query is the title, another name of it, or the title with what it stands in: `button variant`. */
const EXACT_WEIGHT = 3;
const EXACT_ALIAS_WEIGHT = 2.5;
const EXACT_IN_PLACE_WEIGHT = 2.5;
const EXACT_MEANING_WEIGHT = 2;
/** The title begins with the query: worth more the less is missing. */
const BEGINNING_WEIGHT = 1.5;
/** Every word stands in a name, not only in the text. */
const NAMED_WEIGHT = 1.6;
/** A prop, slot or class of which only the component matches. */
const ONLY_PLACE_WEIGHT = 0.5;
/** Of components with the same prop, those that have a page of their own are asked for more. */
const DESCRIBED_WEIGHT = 1.15;

/** A match with its final score. */
export interface Ranked {
  match: Match;
  record: SearchRecord;
  score: number;
}

/** Best first, each address once. Equal scores keep the order of the pages. */
export function rank(matches: readonly Match[], query: Query, records: readonly SearchRecord[]): Ranked[] {
  const seen = new Set<string>();
  const context = createContext(matches, records);
  return matches
    .flatMap((match): Ranked[] => {
      const record = records[match.id];
      return record ? [{ match, record, score: match.score * factor(match, query, record, context) }] : [];
    })
    .sort((a, b) => b.score - a.score || a.match.id - b.match.id)
    .filter(({ record: { href } }) => !seen.has(href) && seen.add(href));
}

/** What is looked up about all matches at once. */
interface RankContext {
  /** How many matches have the same kind and title. */
  namesakes: ReadonlyMap<string, number>;
  /** Titles of pages, compact, with their product. */
  pageTitles: ReadonlySet<string>;
}

function createContext(matches: readonly Match[], records: readonly SearchRecord[]): RankContext {
  const namesakes = new Map<string, number>();
  for (const { id } of matches) {
    const key = nameKey(records[id]);
    namesakes.set(key, (namesakes.get(key) ?? 0) + 1);
  }
  const pages = records.filter(({ kind }) => kind === 'page');
  return { namesakes, pageTitles: new Set(pages.map((page) => titleKey(page.productId, page.title))) };
}

const nameKey = (record: SearchRecord | undefined): string => `${record?.kind} ${record?.title}`;
const titleKey = (productId: string, title: string): string => `${productId} ${compact(toPhrase(title))}`;

function factor(match: Match, query: Query, record: SearchRecord, context: RankContext): number {
  const { kind, title, place, productId } = record;
  const isApi = API_KINDS.has(kind);
  const words = toPhrase(title).split(' ');
  const titleWords = Math.max(1, words.filter((word) => !STOP_WORDS.has(word)).length);
  // Of two titles with the same words the one without others says it better.
  const filled = Math.min(1, match.slotsInTitle / titleWords);
  const covered = (match.slots / query.slots.length) ** 2;
  const named = match.slotsInNames === query.slots.length ? NAMED_WEIGHT : 1;
  const common = isApi ? commonness(match, query, context.namesakes.get(nameKey(record)) ?? 1) : 1;
  const described =
    isApi && context.pageTitles.has(titleKey(productId, place.at(-1) ?? '')) ? DESCRIBED_WEIGHT : 1;
  const question = isApi && query.isQuestion ? API_FOR_QUESTION_WEIGHT : 1;
  const exact = exactness(query, record, context.namesakes.get(nameKey(record)) ?? 1);
  return KIND_WEIGHTS[kind] * (1 + filled) * covered * named * common * described * question * exact;
}

/** A name that dozens of components share, and all names of a component, are not what is looked for by themselves. */
function commonness({ slotsInTitle }: Match, { slots }: Query, namesakes: number): number {
  if (slotsInTitle === 0) return ONLY_PLACE_WEIGHT;
  return slotsInTitle === slots.length ? 1 / (1 + Math.log2(namesakes) / 4) : 1;
}

function exactness(
  { phrase, slots }: Query,
  { title, aliases, place }: SearchRecord,
  namesakes: number,
): number {
  const wanted = compact(phrase);
  const own = compact(toPhrase(title));
  const parent = compact(toPhrase(place.at(-1) ?? ''));
  if (parent !== '' && (parent + own === wanted || own + parent === wanted)) return EXACT_IN_PLACE_WEIGHT;
  if (own === wanted) return 1 + (EXACT_WEIGHT - 1) / (1 + Math.log2(namesakes));
  if (aliases.some((alias) => compact(toPhrase(alias)) === wanted)) return EXACT_ALIAS_WEIGHT;
  if (slots.length === 1 && slots[0]?.meanings.some((meaning) => compact(meaning) === own))
    return EXACT_MEANING_WEIGHT;
  return own.startsWith(wanted) ? 1 + (BEGINNING_WEIGHT * wanted.length) / own.length : 1;
}

/** `text field`, `text-field` and `textfield` are one name. */
function compact(phrase: string): string {
  return phrase.replace(/[\s._-]/g, '');
}
