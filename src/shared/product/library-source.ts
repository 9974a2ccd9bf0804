import { versionLabel } from './version';

/** Repository of the documented libraries. */
export const LIBRARY_REPOSITORY = 'https://github.com/mui/material-ui';

/**
 * Address of a file or folder of the libraries as it was released. Stable releases are tagged by version;
 * pre-releases have no tag of their own.
 */
export function librarySource(version: string, path: string): string {
  return `${LIBRARY_REPOSITORY}/tree/${version.includes('-') ? 'master' : versionLabel(version)}/${path}`;
}
