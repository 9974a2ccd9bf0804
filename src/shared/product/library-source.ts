import { versionLabel } from './version';

/**
 * Address of a file or folder of a library as it was released. Stable releases are tagged by version; pre-releases
 * have no tag of their own.
 */
export function librarySource(repository: string, version: string, path: string): string {
  return `${repository}/tree/${version.includes('-') ? 'master' : versionLabel(version)}/${path}`;
}
