import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { API_CACHE, readApiReference } from '../../../../src/node/api/read-api-reference';
import type { DocumentedPackage } from '../../../../src/node/api/program';
import type { ApiReference } from '../../../../src/node/content/site-content';

/** The only package of the repositories that `withRepository` makes. */
export const LIBRARY: DocumentedPackage = { name: '@mui/library', productId: 'library', withoutPage: {} };

const SOUND: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "site" }',
  'node_modules/@mui/library/package.json':
    '{ "name": "@mui/library", "version": "1.0.0", "types": "index.d.ts", "repository": { "directory": "packages/library" } }',
  'node_modules/@mui/library/index.d.ts':
    "export { default as Chip } from './Chip';\nexport { default as Tag } from './Tag';\n",
  'node_modules/@mui/library/Chip/index.d.ts': "export { default } from './Chip';\n",
  'node_modules/@mui/library/Chip/Chip.d.ts': component('Chip', '/** Text. */ label: string;'),
  'node_modules/@mui/library/Tag/index.d.ts': "export { default } from './Tag';\n",
  'node_modules/@mui/library/Tag/Tag.d.ts': component('Tag', 'size?: number;'),
};

/** Declaration of a component. */
export function component(name: string, props: string): string {
  return `export interface ${name}Props {\n  ${props}\n}\nexport default function ${name}(props: ${name}Props): object;\n`;
}

/** Runs `work` in a temporary repository with a valid package of two components, changed by `files`. */
export async function withRepository<Result>(
  files: Readonly<Record<string, string>>,
  work: (repository: string) => Promise<Result>,
): Promise<Result> {
  const repository = await mkdtemp(join(tmpdir(), 'api-'));
  try {
    for (const [path, text] of Object.entries({ ...SOUND, ...files }))
      await write(join(repository, path), text);
    return await work(repository);
  } finally {
    await rm(repository, { recursive: true });
  }
}

/**
 * Reads a package of these components, by name, with the real types of React.
 * @param more other files of the package
 */
export async function readLibrary(
  declarations: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
  withoutPage: Readonly<Record<string, string>> = {},
): Promise<ApiReference> {
  const folder = 'node_modules/@mui/library';
  const names = Object.keys(declarations);
  const react = "import * as React from 'react';\n";
  const files = {
    [`${folder}/index.d.ts`]: names
      .map((name) => `export { default as ${name} } from './${name}';\n`)
      .join(''),
    ...Object.fromEntries(names.map((name) => [`${folder}/${name}/index.d.ts`, react + declarations[name]])),
    ...Object.fromEntries(Object.entries(more).map(([path, text]) => [`${folder}/${path}`, text])),
  };
  return withRepository(files, async (repository) => {
    await mkdir(join(repository, 'node_modules/@types'));
    for (const name of ['@types/react', 'csstype'])
      await symlink(join(process.cwd(), 'node_modules', name), join(repository, 'node_modules', name));
    return readApiReference(repository, [{ ...LIBRARY, withoutPage }]);
  });
}

export async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Whether a result has been cached for the next build. */
export function isCached(repository: string): boolean {
  return existsSync(join(repository, API_CACHE));
}
