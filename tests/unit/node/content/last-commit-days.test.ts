import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

  it('is unknown in a shallow clone, whose oldest commit contains every file', async () => {
    const root = mkdtempSync(join(tmpdir(), 'docs-shallow-'));
    const git = (...args: string[]): void => {
      const author = ['-c', 'user.name=A', '-c', 'user.email=a@docs.example'];
      execFileSync('git', [...author, ...args], { cwd: root, stdio: 'ignore' });
    };
    mkdirSync(join(root, 'content'));
    git('init');
    for (const name of ['a.mdx', 'b.mdx']) {
      writeFileSync(join(root, 'content', name), name);
      git('add', '.');
      git('commit', '-m', name);
    }
    git('clone', '--depth', '1', `file://${root}`, 'shallow');
    expect((await lastCommitDays(root)).size).toBe(2);
    expect((await lastCommitDays(join(root, 'shallow'))).size).toBe(0);
    rmSync(root, { recursive: true });
  });
});
