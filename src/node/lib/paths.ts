import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files';

/** Repository folder. It is the working directory, because Gatsby compiles the configuration to another folder. */
export const REPOSITORY = process.cwd();

/** Folder of the built site. */
export const PUBLIC_FOLDER = join(REPOSITORY, 'public');

/** Folder of the authors. */
export const CONTENT_FOLDER = join(REPOSITORY, 'content');

const CLIENT = 'src/client';
/** Modules that live pages import as `docs/ui`. */
export const DOCS_UI_FOLDER = join(REPOSITORY, 'src/client/docs-ui');

/** The site's own stylesheets, as sorted paths relative to the repository. */
export function listStylesheets(repository: string): string[] {
  return filesBelow(join(repository, CLIENT))
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${CLIENT}/${file}`);
}

/** GraphQL types of the site, without what Gatsby adds. */
export const TYPES_FILE = 'src/node/content/types.graphql';

/** GraphQL schema of the site, printed by Gatsby. */
export const SCHEMA_FILE = 'src/node/checks/queries/schema.graphql';

/**
 * Version of a package in node_modules, so labels always match the installed package. Null if it is not installed,
 * which the checks report.
 */
export function installedVersion(packageName: string, repository: string): string | null {
  const manifest = join(repository, 'node_modules', packageName, 'package.json');
  if (!existsSync(manifest)) return null;
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
