import { closest } from '../../shared/texts/suggest';

const MOST_CHOICES = 8;

/** "Did you mean …?", or what else to do when nothing is near. */
export function didYouMean(near: string | null, otherwise: string): string {
  return near === null ? otherwise : `Did you mean "${near}"?`;
}

/** Asks whether the most similar candidate was meant; says what else to do when none is similar. */
export function suggestion(value: string, candidates: Iterable<string>, otherwise: string): string {
  return didYouMean(closest(value, candidates), otherwise);
}

/** Lists what may be written, unless that would be longer than it is helpful. */
export function oneOf(choices: readonly string[], otherwise: string): string {
  if (choices.length === 0 || choices.length > MOST_CHOICES) return otherwise;
  return `Write one of: ${choices.join(', ')}.`;
}
