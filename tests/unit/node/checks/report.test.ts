import { stripVTControlCharacters } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { githubReporter, jsonReporter, terminalReporter } from '../../../../src/node/checks/report';
import { PROBLEMS, SUMMARY } from './report/problems';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the report for terminals', () => {
  const plain: typeof terminalReporter = (...input) => {
    vi.stubEnv('FORCE_COLOR', '0');
    return terminalReporter(...input);
  };

  it('prints position, problem, reason, and fix, and a summary at the end', () => {
    expect(plain(PROBLEMS, SUMMARY)).toMatchInlineSnapshot(`
      "content/button/index.md:1
      and content/button/index.mdx:1
        Two pages claim "/button/".
        Gatsby would drop one.
        → Keep one of the files.

      content/a,b/index.mdx:3:5
        The page has no front matter: 100%, of it.
        → Start the file with:
          ---
          title: Button
          ---

      2 errors in 3 files."
    `);
  });

  it('prints one line if there are no problems', () => {
    expect(plain([], SUMMARY)).toBe('Checked 43 pages, 5 navigation trees: no problems.');
    expect(plain([], { ...SUMMARY, pages: 1, navigationTrees: 1 })).toBe(
      'Checked 1 page, 1 navigation tree: no problems.',
    );
  });

  it('counts in the singular, too', () => {
    expect(plain(PROBLEMS.slice(1), SUMMARY)).toMatch(/\n\n1 error in 1 file\.$/);
  });

  it('only uses colors if the terminal has them', () => {
    vi.stubEnv('FORCE_COLOR', '1');
    const colored = terminalReporter(PROBLEMS, SUMMARY);
    expect(colored).toContain('\u001b[36mcontent/button/index.md:1\u001b[39m');
    expect(stripVTControlCharacters(colored)).toBe(plain(PROBLEMS, SUMMARY));
  });
});

it('the report for GitHub escapes characters that would end a command or property', () => {
  expect(githubReporter(PROBLEMS, SUMMARY)).toMatchInlineSnapshot(`
    "::error file=content/button/index.md,line=1,title=duplicate-path::Two pages claim "/button/".%0AGatsby would drop one.%0AKeep one of the files.%0ASee also content/button/index.mdx:1.
    ::error file=content/a%2Cb/index.mdx,line=3,col=5,title=front-matter::The page has no front matter: 100%25, of it.%0AStart the file with:%0A---%0Atitle: Button%0A---
    2 errors in 3 files."
  `);
});

it('the report for programs holds everything, and its shape is numbered', () => {
  expect(JSON.parse(jsonReporter(PROBLEMS, SUMMARY))).toEqual({
    version: 1,
    summary: { pages: 43, navigationTrees: 5, livePages: [], problems: 2, files: 3 },
    problems: PROBLEMS.map((problem) => ({ ...problem, severity: 'error' })),
  });
});
