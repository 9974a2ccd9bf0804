import { join } from 'node:path';

/**
 * Repository folder. Gatsby runs compiled copies of its configuration, so module paths mean nothing;
 * the working directory is the site.
 */
export const REPOSITORY = process.cwd();

/** Folder of the authors; tests and benchmarks point it to trees of their own. */
export const CONTENT_FOLDER = process.env['CONTENT_FOLDER'] ?? join(REPOSITORY, 'content');
