import { posix } from 'node:path';

/** Name of the drawing of a page, such as `/material-ui/react-chip/` → `react-chip`. */
export function pictureName(path: string): string {
  return posix.basename(path);
}

/**
 * The module that draws a page on cards.
 * @param file of the page with the cards, relative to the repository
 * @param path of the page on the card
 */
export function pictureFile(file: string, path: string): string {
  return posix.join(posix.dirname(file), 'pictures', `${pictureName(path)}.tsx`);
}

/** True if a page can have a card on another page. This is true for its siblings, but not for their child pages. */
export function hasCard(path: string, cardsPath: string): boolean {
  return posix.dirname(path) === posix.dirname(cardsPath);
}
