// A letter after `<` makes a tag, unlike in "a < b" and `() => x`.
const TAG = /<\/?[a-z][^>]*>/gi;
// Serialized arrows, such as `=&gt;`. The next pattern handles unescaped ones as punctuation.
const ARROW_ENTITY = /[=/]?&(?:[lg]t|#0*6[02]|#x0*3[ce]|[lrud]arr|#859[2-5]);/gi;
const APOSTROPHE = /['’]|&(?:#0*39|#x0*27|apos|rsquo);/gi;
const OTHER_ENTITY = /&(?:[a-z]+|#\d+|#x[\da-f]+);/gi;
// Variation selectors and the keycap are marks, and joiners are format characters. Without them in this list, they
// would stay in the id or split a word.
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu;
const INVISIBLE = /[\u20e3\u200b-\u200d\u2060\ufeff\p{Variation_Selector}]/gu;
const NOT_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/** Id of a heading without letters, such as a lone emoji. */
const EMPTY_ID = 'section';

/**
 * The anchor of a heading, such as `createTheme(options) => theme` → `createtheme-options-theme`. Drops tags,
 * apostrophes, arrow entities, and emoji, and replaces runs of punctuation and spaces with one hyphen. Letters of every
 * script stay as they are, so encode the id in URLs. Can be empty.
 */
export function headingId(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(TAG, '')
    .replace(ARROW_ENTITY, '')
    .replace(APOSTROPHE, '')
    .replace(OTHER_ENTITY, ' ')
    .replace(EMOJI, '')
    .replace(INVISIBLE, '')
    .replace(NOT_WORD, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Creates the ids of one page. They are never empty, and a repeated one ends with `-2`, `-3`, and so on.
 * @param taken ids that already exist on the page
 */
export function createHeadingIds(taken: Iterable<string> = []): (text: string) => string {
  const used = new Set(taken);
  const counts = new Map<string, number>();
  return (text) => {
    const base = headingId(text) || EMPTY_ID;
    let id = base;
    // Checks all ids, because a heading "Usage 2" could already have the id `usage-2`.
    let count = counts.get(base) ?? 1;
    while (used.has(id)) {
      count += 1;
      id = `${base}-${count}`;
    }
    counts.set(base, count);
    used.add(id);
    return id;
  };
}
