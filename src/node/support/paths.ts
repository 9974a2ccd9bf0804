import { join } from 'node:path';

/**
 * Repository folder. Gatsby runs compiled copies of its configuration, so module paths mean nothing;
 * the working directory is the site.
 */
export const REPOSITORY = process.cwd();

/** Folder of the built site. */
export const PUBLIC_FOLDER = join(REPOSITORY, 'public');

/** Folder of the authors. */
export const CONTENT_FOLDER = join(REPOSITORY, 'content');
