import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSiteReference } from '../../../../src/node/api/read-api-reference';
import { checkSite } from '../../../../src/node/checks/check-site';
import { readContent } from '../../../../src/node/content/read-content';
import { describeProblems } from '../content/site-with';

async function problemsIn(contentFolder: string): Promise<string> {
  return describeProblems(
    checkSite(await readContent(contentFolder, process.cwd(), await readSiteReference(process.cwd()))),
  );
}

it('a site that uses every feature has no problems', async () => {
  expect(await problemsIn('tests/sites/every-feature/content')).toBe('');
});

it('an empty content folder has no problems, nor has one that does not exist', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'empty-'));
  expect(await problemsIn(folder)).toBe('');
  await rm(folder, { recursive: true });
  expect(await problemsIn(folder)).toBe('');
});
