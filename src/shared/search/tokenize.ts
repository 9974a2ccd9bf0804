/** Longer terms are cut: long ones blow up an index, and nobody types them to the end. */
export const MAX_TERM_LENGTH = 40;

// Letters and digits, joined by single dots, hyphens or underscores: `theme.palette.mode`, `Mui-disabled`.
const WORD = /[\p{L}\p{M}\p{N}]+(?:[._-][\p{L}\p{M}\p{N}]+)*/gu;
const JOINT = /[._-]|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** A word of a text and where it begins. */
export interface Word {
  text: string;
  start: number;
}

/** The words of a text; what joins the parts of a name stays inside it. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({ text: match[0], start: match.index }));
}

/** The parts of a name: `MuiButton-root` → `Mui`, `Button`, `root`; a plain word is its only part. */
export function splitWord(word: string): string[] {
  return word.split(JOINT).filter((part) => part !== '');
}

/** How a word is written in the index. */
export function toTerm(word: string): string {
  return word.toLowerCase().slice(0, MAX_TERM_LENGTH);
}

/** The terms of a text: every word as a whole, and a name of several parts by its parts, too. */
export function tokenize(text: string): string[] {
  return (text.match(WORD) ?? []).flatMap((word) => {
    const parts = splitWord(word);
    return parts.length > 1 ? [toTerm(word), ...parts.map(toTerm)] : [toTerm(word)];
  });
}
