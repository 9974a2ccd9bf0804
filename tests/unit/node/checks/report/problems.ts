import type { Problem } from '../../../../../src/shared/problem';

/** One problem with every part, and one with as few as possible. */
export const PROBLEMS: readonly Problem[] = [
  {
    rule: 'duplicate-path',
    what: 'Two pages claim "/button/".',
    where: [
      { file: 'content/button/index.md', line: 1 },
      { file: 'content/button/index.mdx', line: 1 },
    ],
    why: 'Gatsby would drop one.',
    fix: 'Keep one of the files.',
  },
  {
    rule: 'front-matter',
    what: 'The page has no front matter: 100%, of it.',
    where: [{ file: 'content/a,b/index.mdx', line: 3, column: 5 }],
    fix: 'Start the file with:\n---\ntitle: Button\n---',
  },
];

export const SUMMARY = { pages: 43, navigationTrees: 5, livePages: [] };
