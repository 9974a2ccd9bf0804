import { z } from 'zod';

/** Source of a pattern for a path of the site. */
export const SITE_PATH = '/(?:[a-z0-9][a-z0-9-]*/)*';
/** Longer ones do not fit into the file systems of all hosts. */
const LONGEST_PATH = 200;

/** Folders with generated files, which a page could overwrite. */
const RESERVED = [
  '404',
  '500',
  'demos',
  'downloads',
  'icon-data',
  'icons',
  'images',
  'navigation',
  'offline-files',
  'offline-plugin-app-shell-fallback',
  'page-data',
  'search-index',
  'static',
];

/**
 * A valid site path. Paths with several spellings on some hosts or file systems are invalid, such as those with
 * capitals, spaces, percent signs, or double slashes.
 */
export const sitePathSchema = z
  .string()
  .max(LONGEST_PATH, `Write a path of at most ${LONGEST_PATH} characters.`)
  .regex(
    new RegExp(`^${SITE_PATH}$`),
    'Write lowercase letters, digits, and hyphens, with a slash at both ends: "/some-page/".',
  );

/** True if a string is a site path that a page can have. */
export function isSitePath(path: string): boolean {
  return sitePathSchema.safeParse(path).success;
}

/** True if a path is in a folder with generated files. */
export function isReservedPath(path: string): boolean {
  return RESERVED.includes(path.split('/')[1] ?? '');
}

/** The most similar valid path segment, as in `Größe & Farbe` → `grosse-farbe`. */
export function toSegment(text: string): string {
  const words = text
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z0-9])(?=[A-Z])/g, '$1-');
  return (
    words
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'page'
  );
}
