import type { Random } from './random';

const SUBJECTS = ['The list', 'A form', 'The drawer', 'Each row', 'The theme', 'A field', 'The label', 'This page', 'The server', 'A reader'] as const; // prettier-ignore
const VERBS = ['shows', 'keeps', 'needs', 'hides', 'repeats', 'follows', 'replaces', 'remembers', 'measures', 'announces'] as const; // prettier-ignore
const ADJECTIVES = ['first', 'chosen', 'empty', 'long', 'sorted', 'hidden', 'current', 'narrow', 'nested', 'required'] as const; // prettier-ignore
const OBJECTS = ['value', 'column', 'button', 'message', 'panel', 'address', 'order', 'result', 'heading', 'invoice'] as const; // prettier-ignore
const ENDINGS = ['before the request starts', 'on small screens', 'when focus moves on', 'until it is saved', 'in both directions', 'without a second render', 'after the last entry', 'as people expect'] as const; // prettier-ignore

/** One sentence, about twelve words. */
export function sentence(random: Random): string {
  const thing = `${random.pick(ADJECTIVES)} ${random.pick(OBJECTS)}`;
  const tail = `${random.pick(ENDINGS)}, and \`${propName(random)}\` ${random.pick(VERBS)} the ${random.pick(OBJECTS)}`;
  return `${random.pick(SUBJECTS)} ${random.pick(VERBS)} the ${thing} ${tail}.`;
}

export function paragraph(random: Random): string {
  return Array.from({ length: random.between(2, 4) }, () => sentence(random)).join('\n');
}

/** Two words in sentence case. */
export function title(random: Random): string {
  const words = `${random.pick(ADJECTIVES)} ${random.pick(OBJECTS)}`;
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
}

/** A name such as `sortedColumn`. */
export function propName(random: Random): string {
  const object = random.pick(OBJECTS);
  return `${random.pick(ADJECTIVES)}${object[0]?.toUpperCase() ?? ''}${object.slice(1)}`;
}
