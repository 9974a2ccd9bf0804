import { posix } from 'node:path';

/** Folder beside a page with cards. */
const FOLDER = 'pictures';

/** Name of the picture of a page: `/material-ui/react-chip/` → `react-chip`. */
export function pictureName(path: string): string {
  return posix.basename(path);
}

/**
 * The module that draws a page on cards.
 * @param file of the page with the cards, relative to the repository
 * @param path of the page that a card leads to
 */
export function pictureFile(file: string, path: string): string {
  return posix.join(posix.dirname(file), FOLDER, `${pictureName(path)}.tsx`);
}

/** Whether a page has a card on another one: those beside it have, and no parts of them, one step further down. */
export function hasCard(path: string, cardsPath: string): boolean {
  return posix.dirname(path) === posix.dirname(cardsPath);
}
