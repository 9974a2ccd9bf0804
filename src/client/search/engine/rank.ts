import { countWords, tokenize } from '../../../shared/search/words';
import { FIT } from './engine';
import { hasCodeName, isVerbatim, MATCH_CLASS, matchClass, type MatchClass } from './match-class';
import type { Match } from './match-query';
import type { Query } from '../../../shared/search/query';
import { GUIDE_KINDS, isPast, type RecordKind, type SearchRecord } from '../../../shared/search/record';

/** A match with what its place in the list depends on. */
export interface Ranked {
  match: Match;
  record: SearchRecord;
  class: MatchClass;
  /** Whether several words were typed, a topic rather than a name, and this is no guide. */
  isOffTopic: boolean;
  /** Whether it is about older versions. */
  isPast: boolean;
  /**
   * Words of its title that were not asked for, and words that were asked for and are not in it; fewer than none when it
   * is what was typed, to the letter.
   */
  difference: number;
  /** What its names and its text are worth to the query. */
  worth: number;
}

/** Of records that fit equally well. */
const KIND_ORDER: Readonly<Record<RecordKind, number>> = {
  page: 0,
  component: 1,
  hook: 2,
  section: 3,
  prop: 4,
  demo: 5,
  slot: 6,
  class: 7,
};
/** Classes of pages and components that are called what is asked for. */
const CALLED: ReadonlySet<MatchClass> = new Set([MATCH_CLASS.title, MATCH_CLASS.component]);
/** What the text is worth beside the names. */
const TEXT_WEIGHT = 0.45;
/** What a text about older versions is worth beside one about this version. */
const PAST_WEIGHT = 0.5;
/** How much more a text is worth that has all words in one line. */
const TOGETHER_WEIGHT = 0.6;
/** So many of those found by their text are read, to see whether what is asked for stands together. */
const READ = 40;

/**
 * Best first, each address once. The class of a match decides: see `MATCH_CLASS`. Within a class of names: this version
 * before older ones, guides before names from code when a topic is asked for, then titles that differ in fewer words, then
 * the kind. Within a class of texts: how many of the words, and how rare ones, stand in names, in the text, and in one line of it.
 * @param textOf text of a record, by its number
 */
export function rank(
  matches: readonly Match[],
  query: Query,
  records: readonly SearchRecord[],
  textOf: (id: number) => string,
): Ranked[] {
  const headings = countHeadings(matches, records);
  const weighed = matches.flatMap((match): Ranked[] => {
    const record = records[match.id];
    return record ? [weigh(match, query, record, headings)] : [];
  });
  // A name that pages of this version have, too, is asked for as it is now. Where they are only called what it means,
  // as `Paper` is for "PaperProps", the very name of what has gone counts more.
  const current = weighed.filter((one) => !one.isPast).map((one) => one.class);
  const isCalled = current.some((found) => CALLED.has(found));
  const isMeant = current.includes(MATCH_CLASS.meaning);
  const isOutdated = ({ isPast: past, class: found, record }: Ranked): boolean =>
    past && found === MATCH_CLASS.about && (isCalled || (isMeant && !hasCodeName(record, query)));
  const ranked = weighed
    .map((one): Ranked => (isOutdated(one) ? { ...one, class: MATCH_CLASS.text } : one))
    .sort(compare);
  const start = ranked.findIndex((one) => one.class >= MATCH_CLASS.text);
  if (start >= 0) {
    const read = ranked
      .slice(start, start + READ)
      .map((one) => ({ ...one, worth: one.worth * togetherness(one.match, query, textOf(one.match.id)) }));
    ranked.splice(start, read.length, ...read.sort(compare));
  }
  const seen = new Set<string>();
  return ranked.filter(({ record: { href } }) => !seen.has(href) && seen.add(href));
}

function compare(a: Ranked, b: Ranked): number {
  if (a.class !== b.class) return a.class - b.class;
  if (a.class >= MATCH_CLASS.text) return b.worth - a.worth || a.match.id - b.match.id;
  return (
    Number(a.isPast) - Number(b.isPast) ||
    (a.class >= MATCH_CLASS.words && Number(a.isOffTopic) - Number(b.isOffTopic)) ||
    a.difference - b.difference ||
    KIND_ORDER[a.record.kind] - KIND_ORDER[b.record.kind] ||
    Number(b.record.isDescribed === true) - Number(a.record.isDescribed === true) ||
    b.worth - a.worth ||
    a.match.id - b.match.id
  );
}

/** How many sections have the same heading. */
function countHeadings(
  matches: readonly Match[],
  records: readonly SearchRecord[],
): ReadonlyMap<string, number> {
  const headings = new Map<string, number>();
  for (const { id } of matches) {
    const record = records[id];
    if (record?.kind === 'section') headings.set(record.title, (headings.get(record.title) ?? 0) + 1);
  }
  return headings;
}

function weigh(
  match: Match,
  query: Query,
  record: SearchRecord,
  headings: ReadonlyMap<string, number>,
): Ranked {
  const { hits } = match;
  const matched = matchClass(match, query, record);
  // Headings of a migration name what has gone beside what there is: "`fade` is `alpha`".
  const isOfBoth = isPast(record) && record.kind === 'section' && matched > MATCH_CLASS.heading;
  const found = isOfBoth && matched < MATCH_CLASS.text ? MATCH_CLASS.text : matched;
  // A heading such as "Customization" says nothing without the page that it stands on.
  const isGeneric =
    record.kind === 'section' &&
    (headings.get(record.title) ?? 0) > 1 &&
    hits.every(({ place }) => place === FIT.none);
  return {
    match,
    record,
    class: found,
    isOffTopic: query.slots.length > 1 && !GUIDE_KINDS.has(record.kind),
    isPast: isPast(record),
    difference: found < MATCH_CLASS.text ? differenceOf(match, query, record, found) : 0,
    worth:
      (isPast(record) ? PAST_WEIGHT : 1) *
      hits.reduce((sum, { named, written }) => sum + (isGeneric ? 0 : named) + TEXT_WEIGHT * written, 0),
  };
}

function differenceOf({ hits }: Match, query: Query, record: SearchRecord, found: MatchClass): number {
  if (found <= MATCH_CLASS.heading && isVerbatim(query, record)) return -1;
  if (found === MATCH_CLASS.meaning) return 0;
  const inTitle = hits.filter(({ title }) => title !== FIT.none).length;
  return Math.max(0, countWords(record.title) - inTitle) + hits.length - inTitle;
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
