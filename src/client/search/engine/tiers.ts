import { CODE_NAME, kindOf, type Query } from '../../../shared/query';
import { GUIDE_KINDS, isPast, PART_KINDS, type SearchRecord } from '../../../shared/index-files';
import { compactName, plainName, wordsOf } from '../../../shared/words';
import { MATCH } from './engine';
import { bestField, type RecordMatch } from './match-query';

/**
 * Tiers of results, best first. Every result of a tier ranks above all results of the next.
 * Names are compared without case, punctuation, plurals, and stop words.
 */
export const TIER = {
  /** A page title. "sx" and "sx props" both match the page "The sx prop". */
  pageTitle: 0,
  /** A heading that contains a code name, if only that was typed. "PaperProps" matches "PaperProps is deprecated". */
  codeHeading: 1,
  /** A component name. */
  component: 2,
  /** A page or component whose name is a synonym of the query. */
  synonym: 3,
  /** The name of a prop, slot, class, hook, or demo, if only that was typed. Plurals do not match. */
  codeName: 4,
  /** A heading, or a name with its breadcrumb, such as "button variants". */
  heading: 5,
  /** A page title that contains all query terms. */
  titleWords: 6,
  /** Names that contain all query terms. For a page title, prefixes are enough. */
  words: 7,
  /** Names with words that start with the query terms. */
  prefixes: 8,
  /** A guide with all query terms, but some only in its text, or none in its title. */
  text: 9,
  /** The same for API records, or if only the parts of a code name or a synonym match. */
  weak: 10,
  /** A record without some of the query terms. */
  partial: 11,
} as const;

export type Tier = (typeof TIER)[keyof typeof TIER];

/** Tier of a record that matches a query. */
export function tierOf(match: RecordMatch, query: Query): Tier {
  // Comparing names is slow, and a single letter matches thousands of records.
  const canBeName = match.termMatches.every((term) => term.by === 'parts' || bestField(term) === MATCH.whole);
  const tier = (canBeName ? nameTier(match, query) : null) ?? wordTier(match, query);
  // Migration headings such as "`fade` is `alpha`" contain old and new names. One of them is not enough.
  const isWeakHeading = tier > TIER.heading && tier < TIER.text && match.record.kind === 'section';
  return isWeakHeading && isPast(match.record) ? TIER.text : tier;
}

/** Tier of a record whose name is the query, or null. */
function nameTier({ record, termMatches }: RecordMatch, query: Query): Tier | null {
  const { kind, title } = record;
  const { compact, plain, isWord, synonyms } = query;
  const isPage = kind === 'page';
  const isComponent = kind === 'component';
  const isPart = PART_KINDS.has(kind);
  const names = namesOf(record).map(plainName);
  const fullNames = namesWithBreadcrumb(record, plainName);
  const isPageTitle = names.includes(plain) || plainName(withoutKindWords(title)) === plain;
  const isSynonym = !isPart && [...names, ...fullNames].some((name) => synonyms.has(name));
  const hasCodeName = isWord && codeNames(title).some((name) => name === compact || synonyms.has(name));
  const isCodeName = isWord && namesOf(record).some((name) => compactName(name) === compact);
  const hasAllTerms =
    termMatches.length === query.terms.length &&
    termMatches.every(({ title: match, by }) => match === MATCH.whole && by !== 'parts');

  // The page "DatePickers" is not about "date picker" if there is a component of that name.
  if (isPage && isPageTitle && !CODE_NAME.test(title)) return TIER.pageTitle;
  if (kind === 'section' && hasCodeName) return TIER.codeHeading;
  if ((isPage && isPageTitle) || (isComponent && plainName(title) === plain)) return TIER.component;
  if ((isPage || isComponent) && isSynonym) return TIER.synonym;
  if ((isPart || kind === 'hook' || kind === 'demo') && isCodeName) return TIER.codeName;
  // "checkbox icon" can be about any topic, but "chip full width" is about the prop.
  const isTopic = kind !== 'demo' && (!isPart || query.isCode || CODE_NAME.test(title));
  if (isTopic && (isSynonym || fullNames.includes(plain) || (!isPart && names.includes(plain))))
    return TIER.heading;
  return isPage && hasAllTerms ? TIER.titleWords : null;
}

/** Tier of a record that contains query terms, but has another name. */
function wordTier({ record, termMatches }: RecordMatch, query: Query): Tier {
  if (termMatches.length < query.terms.length) return TIER.partial;
  const isPart = PART_KINDS.has(record.kind);
  const isVague = termMatches.some(({ by }) => by === 'parts' || (isPart && by === 'synonym'));
  if (isVague || (isPart && query.isQuestion)) return TIER.weak;

  const worst = Math.min(...termMatches.map(bestField));
  const inTitle = termMatches.filter(({ title }) => title !== MATCH.none).length;
  if (worst === MATCH.none || inTitle === 0) return GUIDE_KINDS.has(record.kind) ? TIER.text : TIER.weak;
  const isPageTitle = record.kind === 'page' && inTitle === termMatches.length;
  return worst === MATCH.whole || isPageTitle ? TIER.words : TIER.prefixes;
}

/** Title and aliases of a record. */
export function namesOf({ title, aliases }: SearchRecord): string[] {
  return [title, ...aliases];
}

/** The title joined with each part of the breadcrumb, in both orders. */
export function namesWithBreadcrumb(record: SearchRecord, normalize: (name: string) => string): string[] {
  const names = namesOf(record).map(normalize);
  return record.breadcrumb
    .map(normalize)
    .flatMap((parent) => names.flatMap((name) => [parent + name, name + parent]));
}

/** `The sx prop` → `The sx` */
function withoutKindWords(title: string): string {
  return wordsOf(title)
    .filter((word) => kindOf(word) === null)
    .join(' ');
}

/** `Grid2 replaces Grid` → [`grid2`] */
export function codeNames(title: string): string[] {
  return wordsOf(title)
    .filter((word) => CODE_NAME.test(word))
    .map(compactName);
}
