/** Longer terms are cut, because they make the index large and are never typed in full. */
const MAX_TERM_LENGTH = 40;

/** A word, which is letters and digits, joined by single dots, hyphens, or underscores, as in `theme.palette.mode` and `Mui-disabled`. */
export const WORD = /[\p{L}\p{M}\p{N}]+(?:[._-][\p{L}\p{M}\p{N}]+)*/gu;
const JOINT = /[._-]|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** The words of a text. Joined parts of a name are one word. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** The parts of a name, as in `MuiButton-root` → `Mui`, `Button`, `root`. A plain word has only one part. */
export function splitWord(word: string): string[] {
  return word.split(JOINT).filter((part) => part !== '');
}

/** How a word is written in the index. */
export function toTerm(word: string): string {
  return word.toLowerCase().slice(0, MAX_TERM_LENGTH);
}

/** The terms of a text, which are all words, and the parts of names. */
export function tokenize(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    const parts = splitWord(word);
    return parts.length > 1 ? [toTerm(word), ...parts.map(toTerm)] : [toTerm(word)];
  });
}

/** True if each word of a query is the start of a word in the text. */
export function hasPrefixes(text: string, query: string): boolean {
  const terms = tokenize(text);
  return wordsOf(query).every((word) => terms.some((term) => term.startsWith(toTerm(word))));
}

/** `buttons` → `button`, `boxes` → `box`, `queries` → `query`. Other words stay the same. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /(?:x|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** True if two words are singular and plural of one. */
export function isForm(one: string, other: string): boolean {
  // Most compared words differ in length, and the regular expressions below are slow.
  return one === other || (Math.abs(one.length - other.length) <= 2 && singular(one) === singular(other));
}

/** Words without meaning for the topic, such as short words, and verbs that any task can start with. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a about an and are as at be by can change could do does for from get has have how i if in into is it its make me my need of on or set should show so than that the their them then there these this to use using want was what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** A lowercase name without punctuation. `Text Field`, `text-field`, and `textField` all become `textfield`. */
export function compactName(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '').toLowerCase();
}

/** Like `compactName`, but without plurals and stop words. `The sx prop` and `sx props` both become `sxprop`. */
export function plainName(text: string): string {
  const parts = contentWords(text).flatMap(splitWord);
  return parts.map((part) => singular(part.toLowerCase())).join('');
}

/** Number of words in a title without stop words. At least 1. */
export function countWords(title: string): number {
  return contentWords(title).flatMap(splitWord).length;
}

/** Words without stop words, or all words if there are no others. */
function contentWords(text: string): string[] {
  const words = wordsOf(text);
  const content = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return content.length > 0 ? content : words;
}
