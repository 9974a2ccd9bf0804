import { nameInDigits, iconWords } from 'docs/ui/icons';

/** Maps typed words to words in icon names. See `synonyms.ts`. */
export type Synonyms = Readonly<Record<string, string>>;

/** Search index entry of an icon. */
export interface SearchedIcon {
  /** Lowercase names. If a name starts with a number, also with that number in digits. */
  letters: readonly string[];
  words: readonly string[];
}

/** Score of a query word by type of match. */
const SCORES = {
  whole: 100,
  start: 30,
  meaning: 40,
  word: 8,
  beginning: 5,
  synonym: 4,
  inside: 1,
} as const;
/** Minimum length for matches inside a word, because shorter ones match too many names. */
const LEAST_INSIDE = 3;

export function toSearched(name: string): SearchedIcon {
  return {
    letters: [...new Set([name.toLowerCase(), nameInDigits(name)])],
    words: iconWords(name).map((word) => word.toLowerCase()),
  };
}

/** Indexes of the matching icons, best first. Returns all icons for an empty query. */
export function findIcons(
  icons: readonly SearchedIcon[],
  query: string,
  all: Synonyms,
): number[] {
  const terms = termsOf(query);
  if (terms.length === 0) return icons.map((_, place) => place);
  const asked = terms.map((term) => ({
    term,
    synonyms: synonymsOf(term, all),
  }));
  const phrase = terms.join('');
  // A phrase such as "log in" can have synonyms that its words don't have.
  const phraseSynonyms = terms.length > 1 ? synonymsOf(phrase, all) : [];
  const found = icons.flatMap((icon, place) => {
    const whole = phraseScore(icon, phrase);
    const score = Math.max(
      whole,
      whole + sumOf(asked.map((term) => termScore(icon, term))),
      synonymScore(icon, phraseSynonyms),
    );
    return score > 0 ? [{ place, score, length: icon.words.length }] : [];
  });
  return found
    .sort(
      (a, b) => b.score - a.score || a.length - b.length || a.place - b.place,
    )
    .map(({ place }) => place);
}

/** Turns `<AccountCircleOutlinedIcon />` and `account_circle` into `account circle`. */
export function termsOf(query: string): string[] {
  const words =
    query.replaceAll(/Icon\b/g, ' ').match(/\p{L}+|\p{N}+\p{L}*/gu) ?? [];
  return words
    .flatMap((word) =>
      /[a-z][A-Z]/.test(word) ? iconWords(withoutTheme(word)) : word,
    )
    .map((word) => word.toLowerCase());
}

function withoutTheme(name: string): string {
  return name.replace(/(?:Outlined|Rounded|TwoTone|Sharp)$/, '');
}

function phraseScore({ letters }: SearchedIcon, phrase: string): number {
  if (letters.includes(phrase)) return SCORES.whole;
  return letters.some((name) => name.startsWith(phrase)) ? SCORES.start : 0;
}

interface Term {
  term: string;
  synonyms: readonly string[][];
}

/** Negative unless all words of the query match. */
function termScore(icon: SearchedIcon, { term, synonyms }: Term): number {
  if (icon.words.includes(term)) return SCORES.word;
  if (icon.words.some((word) => word.startsWith(term))) return SCORES.beginning;
  const meant = synonymScore(icon, synonyms);
  if (meant > 0) return meant;
  const isInside =
    term.length >= LEAST_INSIDE &&
    icon.letters.some((name) => name.includes(term));
  return isInside || icon.letters.some((name) => name.startsWith(term))
    ? SCORES.inside
    : Number.NEGATIVE_INFINITY;
}

/** Scores an icon highest if a synonym is its entire name, and earlier synonyms higher than later ones. */
function synonymScore(
  icon: SearchedIcon,
  synonyms: readonly string[][],
): number {
  const meant = synonyms.filter((words) =>
    words.every((word) => icon.words.includes(word)),
  );
  if (meant.length === 0) return 0;
  const whole = synonyms.findIndex(
    (words) => words.length === icon.words.length && meant.includes(words),
  );
  return whole === -1
    ? SCORES.synonym
    : SCORES.meaning - whole / synonyms.length;
}

function sumOf(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0);
}

/** Synonyms of a word or of a word that starts with it, split into words. */
function synonymsOf(term: string, all: Synonyms): string[][] {
  const exact = Object.hasOwn(all, term) ? all[term] : undefined;
  const meanings = exact
    ? exact.split(', ')
    : term.length < LEAST_INSIDE
      ? []
      : Object.keys(all)
          .filter((word) => word.startsWith(term))
          .flatMap((word) => all[word]?.split(', ') ?? []);
  return meanings.map((meaning) => meaning.split(' '));
}
