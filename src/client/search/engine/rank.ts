import { compactName, countWords } from '../../../shared/search/compact-name';
import type { Match } from './match-query';
import type { Query } from '../../../shared/search/query';
import type { RecordKind, SearchRecord } from '../../../shared/search/record';
import { tokenize } from '../../../shared/search/tokenize';

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
/** Several plain words are a topic: `primary button` is not about the class MuiButton-textPrimary. */
const PROP_FOR_TOPIC_WEIGHT = 0.7;
const CLASS_FOR_TOPIC_WEIGHT = 0.4;

/** All that is asked for stands in one line of the text. */
const TOGETHER_WEIGHT = 0.6;

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

/** So many are compared closely; with fewer letters typed, thousands match. */
const CLOSELY = 400;

/** So many of the best are read, to see whether what is asked for stands together. */
const READ = 40;

/**
 * Best first, each address once. Equal scores keep the order of the pages.
 * @param textOf text of a record, by its number
 */
export function rank(
  matches: readonly Match[],
  query: Query,
  records: readonly SearchRecord[],
  textOf: (id: number) => string,
): Ranked[] {
  const roughly = matches
    .flatMap((match): Ranked[] => {
      const record = records[match.id];
      return record ? [{ match, record, score: match.score * KIND_WEIGHTS[record.kind] }] : [];
    })
    .sort(compareRanked);
  const context = createContext(roughly, query);
  const closely = roughly
    .slice(0, CLOSELY)
    .map((ranked) => weigh(ranked, factor(ranked.match, query, ranked.record, context)))
    .sort(compareRanked);
  const read = closely
    .slice(0, READ)
    .map((ranked) => weigh(ranked, togetherness(ranked.match, query, textOf(ranked.match.id))))
    .sort(compareRanked);
  const seen = new Set<string>();
  return [...read, ...closely.slice(READ), ...roughly.slice(CLOSELY)].filter(
    ({ record: { href } }) => !seen.has(href) && seen.add(href),
  );
}

function weigh(ranked: Ranked, weight: number): Ranked {
  return { ...ranked, score: ranked.score * weight };
}

function compareRanked(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.match.id - b.match.id;
}

/** What is looked up about all matches at once. */
interface RankContext {
  /** How many matches have the same kind and title. */
  namesakes: ReadonlyMap<string, number>;
  /** The query as one name. */
  wanted: string;
}

function createContext(ranked: readonly Ranked[], query: Query): RankContext {
  const namesakes = new Map<string, number>();
  for (const { record } of ranked) {
    namesakes.set(nameKey(record), (namesakes.get(nameKey(record)) ?? 0) + 1);
  }
  return { namesakes, wanted: compactName(query.phrase) };
}

const nameKey = ({ kind, title }: SearchRecord): string => `${kind} ${title}`;

function factor(match: Match, query: Query, record: SearchRecord, context: RankContext): number {
  const namesakes = context.namesakes.get(nameKey(record)) ?? 1;
  // Of two titles with the same words the one without others says it better.
  const filled = Math.min(1, match.slotsInTitle / countWords(record.title));
  const covered = (match.slots / query.slots.length) ** 3;
  const named = match.slotsInNames === query.slots.length ? NAMED_WEIGHT : 1;
  const api = API_KINDS.has(record.kind)
    ? commonness(match, query, namesakes) *
      apiFitness(query, record.kind) *
      (record.isDescribed ? DESCRIBED_WEIGHT : 1)
    : 1;
  return (1 + filled) * covered * named * api * exactness(query, record, context.wanted, namesakes);
}

/** How likely a query means a prop, slot or class. */
function apiFitness({ isCode, isQuestion, slots }: Query, kind: RecordKind): number {
  if (isQuestion) return API_FOR_QUESTION_WEIGHT;
  // "autocomplete popper slot" says itself what it means.
  if (slots.length === 1 || isCode || slots.some((slot) => slot.kind === kind)) return 1;
  return kind === 'prop' ? PROP_FOR_TOPIC_WEIGHT : CLASS_FOR_TOPIC_WEIGHT;
}

/** Words that stand in one line belong together; scattered over a section they may say anything. */
function togetherness({ termSlots }: Match, { slots }: Query, text: string): number {
  if (slots.length === 1 || text === '') return 1;
  const most = Math.max(...text.split('\n').map((line) => slotsIn(line, termSlots)));
  return 1 + (TOGETHER_WEIGHT * Math.max(0, most - 1)) / (slots.length - 1);
}

function slotsIn(line: string, termSlots: ReadonlyMap<string, number>): number {
  return new Set(tokenize(line).flatMap((term) => termSlots.get(term) ?? [])).size;
}

/** A name that dozens of components share, and all names of a component, are not what is looked for by themselves. */
function commonness({ slotsInTitle }: Match, { slots }: Query, namesakes: number): number {
  if (slotsInTitle === 0) return ONLY_PLACE_WEIGHT;
  return slotsInTitle === slots.length ? 1 / (1 + Math.log2(namesakes) / 4) : 1;
}

function exactness(
  { slots }: Query,
  { title, aliases, place }: SearchRecord,
  wanted: string,
  namesakes: number,
): number {
  const name = compactName(title);
  const parent = compactName(place.at(-1) ?? '');
  if (parent !== '' && (parent + name === wanted || name + parent === wanted)) return EXACT_IN_PLACE_WEIGHT;
  if (name === wanted) return 1 + (EXACT_WEIGHT - 1) / (1 + Math.log2(namesakes));
  if (aliases.some((alias) => compactName(alias) === wanted)) return EXACT_ALIAS_WEIGHT;
  if (slots.length === 1 && slots[0]?.meanings.some((meaning) => compactName(meaning) === name))
    return EXACT_MEANING_WEIGHT;
  return name.startsWith(wanted) ? 1 + (BEGINNING_WEIGHT * wanted.length) / name.length : 1;
}
