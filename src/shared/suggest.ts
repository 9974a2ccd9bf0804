import { distance } from 'fastest-levenshtein';
import { pathSegments } from './paths';

/** Share of the longer string that can differ. Beyond it, a suggestion would be a guess. */
const MAX_DIFFERENCE = 0.4;
/** Differences that are always allowed, so short names tolerate a typo. */
const MIN_ALLOWED = 2;
/** Minimum similarity of a suggestion, from 0 to 1. */
const MIN_PATH_SIMILARITY = 0.5;
/** Score penalty of a page that only matches the parent of the broken link. */
const PARENT_PENALTY = 0.8;

/** The most similar candidate for "Did you mean", ignoring case. Null if none is similar. */
export function closest(value: string, candidates: Iterable<string>): string | null {
  const [best] = [...candidates]
    .map((candidate) => ({ candidate, difference: distance(value.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, difference }) => isNear(difference, Math.max(value.length, candidate.length)))
    .sort((a, b) => a.difference - b.difference);
  return best?.candidate ?? null;
}

function isNear(difference: number, longer: number): boolean {
  const allowed = Math.max(MIN_ALLOWED, Math.floor(longer * MAX_DIFFERENCE));
  // Short names such as "ab" and "xy" are within two edits, but not similar.
  return difference <= allowed && (difference < longer || difference === 0);
}

/** True if two strings differ only by a typo. */
export function isTypo(text: string, other: string): boolean {
  return distance(text.toLowerCase(), other.toLowerCase()) <= MIN_ALLOWED;
}

// Ignores the prefix `react-`, so an old `/components/buttons/` matches `/material-ui/react-button/`.
function topics(path: string): string[] {
  return pathSegments(path.toLowerCase()).map((segment) => segment.replace(/^react-(?=.)/, ''));
}

/** Compares segments in pairs from the end, each with half the weight of the next. Returns 0 to 1. */
function similarity(asked: readonly string[], candidate: readonly string[]): number {
  let score = 0;
  let total = 0;
  for (let depth = 1; depth <= Math.max(asked.length, candidate.length); depth += 1) {
    const weight = 0.5 ** depth;
    const [a, b] = [asked.at(-depth), candidate.at(-depth)];
    total += weight;
    if (a !== undefined && b !== undefined) {
      score += weight * (1 - distance(a, b) / Math.max(a.length, b.length));
    }
  }
  return total === 0 ? 0 : score / total;
}

/**
 * Up to `count` pages that are similar to a broken link, best first. The last segments count most. A parent page counts
 * slightly less.
 */
export function closestPaths(path: string, paths: readonly string[], count: number): string[] {
  const asked = topics(path);
  return paths
    .map((candidate) => {
      const target = topics(candidate);
      const asParent = similarity(asked.slice(0, -1), target) * PARENT_PENALTY;
      return { candidate, score: Math.max(similarity(asked, target), asParent) };
    })
    .filter(({ score }) => score >= MIN_PATH_SIMILARITY)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
