import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkFences } from '../../../../src/node/cli/check/types';
import { page } from '../content/site-with';
import { createCheckRepository, type CheckRepository } from './check-repository';

/** The compiler starts a few times. */
const COLD = 300_000;
const FILE = 'content/a/index.mdx';
const FILES = [FILE, 'content/a/size.ts'];

const fence = (size: string): string =>
  page(`\`\`\`ts\nimport type { Size } from './size';\n\nexport const size: Size = ${size};\n\`\`\``);

let repository: CheckRepository;
beforeAll(() => {
  repository = createCheckRepository({
    [FILE]: fence("'big'"),
    'content/a/size.ts': "export type Size = 'big';\n",
  });
});
afterAll(() => repository.remove());

const lines = async (): Promise<number[]> =>
  (await checkFences(FILES, repository.folder)).map(({ where: [{ line }] }) => line);

it(
  'code blocks are checked again when their page or what they import has changed',
  { timeout: COLD },
  async () => {
    expect(await lines()).toEqual([]);
    repository.write({ 'content/a/size.ts': "export type Size = 'small';\n" });
    expect(await lines()).toEqual([9]);
    expect(await lines()).toEqual([9]);
    repository.write({ [FILE]: fence("'small'") });
    expect(await lines()).toEqual([]);
  },
);

it('code blocks without a mistake are not checked again', { timeout: COLD }, async () => {
  expect(await lines()).toEqual([]);
  rmSync(join(repository.folder, 'node_modules/tsx'));
  expect(await lines()).toEqual([]);
  repository.write({ [FILE]: fence("'huge'") });
  await expect(lines()).rejects.toThrow('The check of code blocks failed');
});
