import { compactName, plainName, wordsOf } from '../../../shared/search/words';
import { FIT, type Fit } from './engine';
import { kindOf, type Query } from '../../../shared/search/query';
import type { Match } from './match-query';
import { GUIDE_KINDS, PART_KINDS, type SearchRecord } from '../../../shared/search/record';
import type { SlotHit } from './slot-hits';

/**
 * How a record answers a query, best first: all of one class stand before all of the next.
 * Plurals, signs and capitals make no difference, unless a class says so.
 */
export const MATCH_CLASS = {
  /** A page is called so: "sx" and "sx props" are "The sx prop". */
  title: 0,
  /** A component is called so. */
  component: 1,
  /** One word was typed, a name from code, and a heading has it, or what it means: "PaperProps is deprecated". */
  about: 2,
  /** A page or component is called what the query means. */
  meaning: 3,
  /** One word was typed, and it is the very name of a prop, slot, class, hook or demo. */
  name: 4,
  /** A heading, or a name together with what it stands in: "button variants". */
  heading: 5,
  /** The title of a page has all words. */
  titleWords: 6,
  /** All words stand in its names; the title of a page may only begin so. */
  words: 7,
  /** All words begin words of its names. */
  beginning: 8,
  /** All words stand in the names or the text of a guide. */
  text: 9,
  /** The same on an API page; or of a name from code only the parts do. */
  distant: 10,
  /** A word of many is missing. */
  partial: 11,
} as const;

export type MatchClass = (typeof MATCH_CLASS)[keyof typeof MATCH_CLASS];

/** A capital or a digit behind a small letter, and no hyphen. */
const FROM_CODE = /^(?=.*[a-z][A-Z\d])\w+$/;

/** The class of a match. */
export function matchClass(match: Match, query: Query, record: SearchRecord): MatchClass {
  return (mayBeNamed(match) ? classOfName(match, query, record) : null) ?? classOfWords(match, query, record);
}

/** Names are compared only where their words fit: with one letter typed, thousands of records match. */
function mayBeNamed({ hits }: Match): boolean {
  return hits.every((hit) => hit.byParts || fitOf(hit) === FIT.whole);
}

function classOfName({ hits }: Match, query: Query, record: SearchRecord): MatchClass | null {
  const { kind, title } = record;
  const { compact, plain, isWord } = query;
  const own = ownNames(record).map(plainName);
  const placed = placedNames(record, plainName);
  const isPart = PART_KINDS.has(kind);
  const isPage = kind === 'page';
  if (isPage && (own.includes(plain) || plainName(withoutKind(title)) === plain)) return MATCH_CLASS.title;
  if (kind === 'component' && plainName(title) === plain) return MATCH_CLASS.component;
  if (
    kind === 'section' &&
    isWord &&
    codeNames(title).some((name) => name === compact || query.meanings.has(name))
  )
    return MATCH_CLASS.about;
  const isMeant = !isPart && [...own, ...placed].some((name) => query.meanings.has(name));
  if (isMeant && (isPage || kind === 'component')) return MATCH_CLASS.meaning;
  const isFromCode = isPart || kind === 'hook' || kind === 'demo';
  if (isWord && isFromCode && ownNames(record).some((name) => compactName(name) === compact))
    return MATCH_CLASS.name;
  if (isMeant || placed.includes(plain) || (!isPart && own.includes(plain))) return MATCH_CLASS.heading;
  const hasAllWords =
    hits.length === query.slots.length && hits.every((hit) => hit.title === FIT.whole && !hit.byParts);
  return isPage && hasAllWords ? MATCH_CLASS.titleWords : null;
}

function classOfWords({ hits }: Match, query: Query, { kind }: SearchRecord): MatchClass {
  if (hits.length < query.slots.length) return MATCH_CLASS.partial;
  const isPart = PART_KINDS.has(kind);
  const isVague = hits.some(({ byParts, byMeaning }) => byParts || (isPart && byMeaning));
  if (isVague || (isPart && query.isQuestion)) return MATCH_CLASS.distant;
  const least = Math.min(...hits.map(fitOf));
  if (least === FIT.none || hits.every(({ title }) => title === FIT.none))
    return GUIDE_KINDS.has(kind) ? MATCH_CLASS.text : MATCH_CLASS.distant;
  const isTitle = kind === 'page' && hits.every(({ title }) => title > FIT.none);
  return least === FIT.whole || isTitle ? MATCH_CLASS.words : MATCH_CLASS.beginning;
}

function fitOf({ title, place }: SlotHit): Fit {
  return title > place ? title : place;
}

/** Whether it is what was typed to the letter, signs and capitals aside. */
export function isVerbatim({ compact }: Query, record: SearchRecord): boolean {
  return [...ownNames(record).map(compactName), ...placedNames(record, compactName)].includes(compact);
}

/** `The sx prop` → `The sx`: what is left when its kind is known. */
function withoutKind(title: string): string {
  return wordsOf(title)
    .flatMap(({ text }) => (kindOf(text) ? [] : text))
    .join(' ');
}

/** Whether its title has the name from code that was typed. */
export function hasCodeName({ title }: SearchRecord, { compact }: Query): boolean {
  return codeNames(title).includes(compact);
}

/** Words of a title that only code has: `PaperProps`, `Grid2`, `Unstable_Grid2`; `read-only` is none. */
function codeNames(title: string): string[] {
  return wordsOf(title).flatMap(({ text }) => (FROM_CODE.test(text) ? compactName(text) : []));
}

function ownNames({ title, aliases }: SearchRecord): string[] {
  return [title, ...aliases];
}

/** The title with each thing that it stands in, in both orders. */
function placedNames({ title, place }: SearchRecord, spell: (name: string) => string): string[] {
  const name = spell(title);
  return place.flatMap((outer) => [spell(outer) + name, name + spell(outer)]);
}
