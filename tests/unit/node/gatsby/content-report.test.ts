import type { Reporter } from 'gatsby';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkSite } from '../../../../src/node/checks/check-site';
import { summarize } from '../../../../src/node/checks/report';
import { readContent } from '../../../../src/node/content/read-content';
import { CONTENT_ERROR, reportContent } from '../../../../src/node/gatsby/hooks';

let printed = '';
const panic = vi.fn();
const info = vi.fn();

beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

async function reportSite(name: string, environment: 'production' | 'development'): Promise<void> {
  vi.stubEnv('NODE_ENV', environment);
  const site = await readContent(`tests/sites/${name}/content`, process.cwd(), null);
  const reporter = { info, panic } as unknown as Reporter;
  reportContent(checkSite(site), summarize(site), reporter);
}

it('a build stops at a dead link, names its line, and shows no stack trace', async () => {
  await reportSite('dead-link', 'production');
  expect(printed).toContain('start/index.mdx:8:1\n  The link "/sart/" matches no page.');
  expect(printed).toMatch(/1 error in 1 file\.\n/);
  expect(printed).not.toMatch(/^\s+at /m);
  expect(panic).toHaveBeenCalledExactlyOnceWith({ id: CONTENT_ERROR, context: {} });
});

it('the develop server goes on after a dead link', async () => {
  await reportSite('dead-link', 'development');
  expect(printed).toContain('The link "/sart/" matches no page.');
  expect(panic).not.toHaveBeenCalled();
});

it('a build of a site without problems goes on with one line', async () => {
  await reportSite('every-feature', 'production');
  expect(printed).toBe('');
  expect(info).toHaveBeenCalledExactlyOnceWith('Checked 3 pages, 2 navigation trees: no problems.');
  expect(panic).not.toHaveBeenCalled();
});

it('a build goes on if there are only warnings, and shows the first 20 of each rule', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const where = [{ file: 'content/a/index.mdx', line: 6 }] as const;
  const problems = Array.from({ length: 1332 }, (_, index) => ({
    rule: 'sentence-lines',
    what: `Sentence ${index}.`,
    where,
    fix: 'Begin a new line.',
  }));
  reportContent(problems, { pages: 1, navigationTrees: 0, livePages: [] }, {
    info,
    panic,
  } as unknown as Reporter);
  expect(panic).not.toHaveBeenCalled();
  expect(printed).toContain('warning: Sentence 19.');
  expect(printed).not.toContain('Sentence 20.');
  expect(printed).toMatch(/… and 1,312 more of "sentence-lines"\.\s+1332 warnings in 1 file\.\n/);
});
