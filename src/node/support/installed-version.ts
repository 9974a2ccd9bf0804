import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The version of a package in node_modules: the labels of the site cannot differ from what it shows. */
export function installedVersion(packageName: string, repository: string): string {
  const require = createRequire(join(repository, 'package.json'));
  return (require(`${packageName}/package.json`) as { version: string }).version;
}
