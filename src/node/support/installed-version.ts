import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Version of a package in node_modules, so labels always match the installed package. Null if it is not installed,
 * which the checks report.
 */
export function installedVersion(packageName: string, repository: string): string | null {
  const manifest = join(repository, 'node_modules', packageName, 'package.json');
  if (!existsSync(manifest)) return null;
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
