import { posix } from 'node:path';
import { closest } from '../../shared/suggest';

/** "Did you mean …?", or another fix if there is no suggestion. */
export function didYouMean(near: string | null, otherwise: string): string {
  return near === null ? otherwise : `Did you mean "${near}"?`;
}

/** Suggests the most similar candidate, or another fix if none is similar. */
export function suggestion(value: string, candidates: Iterable<string>, otherwise: string): string {
  return didYouMean(closest(value, candidates), otherwise);
}

/** Suggests the most similar file of a folder. The folder stays as written. */
export function fileSuggestion(path: string, names: readonly string[], otherwise: string): string {
  const name = posix.basename(path);
  const near = closest(name, names);
  return didYouMean(near === null ? null : path.slice(0, path.length - name.length) + near, otherwise);
}

const MOST_CHOICES = 8;

/** Lists the valid values, unless the list would be too long. */
export function oneOf(choices: readonly string[], otherwise: string): string {
  if (choices.length === 0 || choices.length > MOST_CHOICES) return otherwise;
  return `Write one of: ${choices.join(', ')}.`;
}
