import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { lastCommitDays, parseLog } from '../../../../src/node/content/read-content';

/** A commit as git's log writes it. */
const commit = (day: string, ...files: string[]): string => ['\0' + day, '', ...files, ''].join('\n');

describe('the last change of a file', () => {
  it('returns the day of the newest commit', () => {
    const log =
      commit('2026-11-20', 'content/a/index.mdx') +
      commit('2026-11-02', 'content/a/index.mdx', 'content/b/größe und form.mdx');
    expect([...parseLog(log)]).toEqual([
      ['content/a/index.mdx', '2026-11-20'],
      ['content/b/größe und form.mdx', '2026-11-02'],
    ]);
  });

  it('passes over commits that name no file', () => {
    expect([...parseLog(commit('2026-11-20') + commit('2026-11-02', 'content/a.mdx'))]).toEqual([
      ['content/a.mdx', '2026-11-02'],
    ]);
  });

  it('returns null without history', async () => {
    expect(parseLog('').size).toBe(0);
    expect((await lastCommitDays(tmpdir())).size).toBe(0);
  });
});
