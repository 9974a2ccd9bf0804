import { posix } from 'node:path';

/** Folder beside a page with cards. */
const FOLDER = 'pictures';

/** Name of the picture of a page: `/material-ui/react-chip/` → `react-chip`, a page below it `react-chip-more`. */
export function pictureName(path: string): string {
  return path.split('/').filter(Boolean).slice(1).join('-');
}

/**
 * The module that draws a page on cards.
 * @param file of the page with the cards, relative to the repository
 * @param path of the page that a card leads to
 */
export function pictureFile(file: string, path: string): string {
  return posix.join(posix.dirname(file), FOLDER, `${pictureName(path)}.tsx`);
}
