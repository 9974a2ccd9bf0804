import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { digestOf } from '../../support/digest';

/** Page with the screenshots of the templates. Each template is in a child folder. */
export const TEMPLATES_PAGE = 'material-ui/getting-started/templates';

/** Digest of a template's source, by its name. */
export type Digests = Readonly<Record<string, string>>;

/** Digests of the sources of all templates. */
export function templateDigests(content: string): Digests {
  const folder = join(content, TEMPLATES_PAGE);
  const shared = sourcesIn(join(folder, 'shared'));
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(folder, entry.name)).includes('index.mdx'))
    .map(({ name }) => name)
    .sort();
  return Object.fromEntries(names.map((name) => [name, digestOf(shared, sourcesIn(join(folder, name)))]));
}

/** Digests of the sources when the screenshots were taken. */
export function picturedDigests(content: string): Digests {
  return JSON.parse(readFileSync(digestFile(content), 'utf8')) as Digests;
}

export function digestFile(content: string): string {
  return join(content, TEMPLATES_PAGE, 'pictures/digests.json');
}

function sourcesIn(folder: string): [file: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .map((file) => [file.replaceAll(sep, '/'), readFileSync(join(folder, file), 'utf8')]);
}
