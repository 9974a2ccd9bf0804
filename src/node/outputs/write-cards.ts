import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePublic } from './write-public';

const FOLDER = 'cards';

/** Gives products that have no picture of their own for previews of links that of the site: each page names one. */
export function writeCards(productIds: Iterable<string | null>, repository: string): void {
  const drawn = (name: string): string => join(repository, 'static', FOLDER, `${name}.png`);
  const missing = new Set([...productIds].filter((id) => id !== null && !existsSync(drawn(id))));
  for (const id of missing) writePublic(`${FOLDER}/${id}.png`, readFileSync(drawn('site')));
}
