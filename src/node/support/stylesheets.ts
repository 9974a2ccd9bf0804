import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

const CLIENT = 'src/client';

/** The site's own stylesheets, which stand beside their features: paths relative to the repository, sorted. */
export function listStylesheets(repository: string): string[] {
  return readdirSync(join(repository, CLIENT), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${CLIENT}/${file.split(sep).join('/')}`)
    .sort();
}
