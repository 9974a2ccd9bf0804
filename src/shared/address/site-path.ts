import { z } from 'zod';

/** Source of a pattern for a path of the site. */
export const SITE_PATH = '/(?:[a-z0-9][a-z0-9-]*/)*';
/** Longer ones do not fit into the file systems of all hosts. */
const LONGEST_PATH = 200;

/** Folders that the build fills with files of its own: a page there could take the place of one. */
const RESERVED = [
  '404',
  '500',
  'demos',
  'downloads',
  'images',
  'navigation',
  'offline-files',
  'offline-plugin-app-shell-fallback',
  'page-data',
  'static',
];

/**
 * A path of the site as it may be written: what has another spelling on some host or file system – capitals,
 * spaces, percent signs, doubled slashes – is none.
 */
export const sitePathSchema = z
  .string()
  .max(LONGEST_PATH, `Write a path of at most ${LONGEST_PATH} characters.`)
  .regex(
    new RegExp(`^${SITE_PATH}$`),
    'Write lower-case letters, digits and hyphens, with a slash at both ends: "/some-page/".',
  );

/** Whether a text is a path of the site, and could be that of a page. */
export function isSitePath(path: string): boolean {
  return sitePathSchema.safeParse(path).success;
}

/** Whether a path leads into a folder that the build fills. */
export function isReservedPath(path: string): boolean {
  return RESERVED.includes(path.split('/')[1] ?? '');
}

/** The spelling of a path segment that is nearest to a text: `Größe & Farbe` → `grosse-farbe`. */
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
