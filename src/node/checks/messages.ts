import { isSitePath } from '../../shared/address/site-path';
import { isSlip } from '../../shared/texts/suggest';
import { didYouMean, oneOf } from '../content/suggestion';
import type { Target } from './target';

/**
 * How to mend the path of a page that does not exist: a slip of the finger is one, but a page may also have been
 * removed on purpose, and then those who come to it are sent on.
 * @param advice what to write when a page was meant
 */
export function missingPageFix(path: string, near: string | null, advice: string): string {
  if (!isSitePath(path) || (near !== null && isSlip(path, near))) return advice;
  return `${advice} If the page is gone, send people on: "- from: ${path}" in content/_data/redirects.yaml.`;
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
