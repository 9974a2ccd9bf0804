import { posix } from 'node:path';
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

/** Asks whether the most similar file of a folder was meant; the path to the folder stays as it is written. */
export function fileSuggestion(path: string, names: readonly string[], otherwise: string): string {
  const name = posix.basename(path);
  const near = closest(name, names);
  return didYouMean(near === null ? null : path.slice(0, path.length - name.length) + near, otherwise);
}

/** Lists what may be written, unless that would be longer than it is helpful. */
export function oneOf(choices: readonly string[], otherwise: string): string {
  if (choices.length === 0 || choices.length > MOST_CHOICES) return otherwise;
  return `Write one of: ${choices.join(', ')}.`;
}
