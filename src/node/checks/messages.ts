import type { Target } from './target';

const MOST_CHOICES = 8;

/** "Did you mean …?", or what else to do when nothing is near. */
export function didYouMean(near: string | null, otherwise: string): string {
  return near === null ? otherwise : `Did you mean "${near}"?`;
}

/** Lists what may be written, unless that would be longer than it is helpful. */
export function oneOf(choices: readonly string[], otherwise: string): string {
  if (choices.length === 0 || choices.length > MOST_CHOICES) return otherwise;
  return `Write one of: ${choices.join(', ')}.`;
}

/** How to mend a path in data or front matter that leads to no page; null when it does lead to one. */
export function pathFix(target: Target): string | null {
  switch (target.kind) {
    case 'found':
      return null;
    case 'moved':
      return `The page has moved: write "${target.to}".`;
    case 'misspelled':
      return `Write "${target.path}".`;
    case 'no-anchor': {
      const near = target.near === null ? null : `${target.page.path}#${target.near}`;
      const choices = target.page.anchors.map((anchor) => `${target.page.path}#${anchor}`);
      return didYouMean(near, oneOf(choices, `Remove the anchor: write "${target.page.path}".`));
    }
    case 'missing':
      return didYouMean(target.near, 'Write the path of a page, or write the page.');
  }
}

/** 2 → "twice", 3 → "3 times". */
export function times(count: number): string {
  return count === 2 ? 'twice' : `${count} times`;
}
