/** A diff that a page shows under the name of the codemod that makes it. */
export interface CodemodDiff {
  /** File and line, for the name of the test. */
  where: string;
  codemod: string;
  before: string;
  after: string;
}

const CODEMOD = /^Codemod: `([^`]+)`/;
const DIFF_START = /^```diff\b/;

/**
 * The first diff after each line `Codemod: …` of a page, taken apart into the code before and after.
 * @throws if there is none in the same section
 */
export function findCodemodDiffs(page: string, text: string): CodemodDiff[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const codemod = CODEMOD.exec(line)?.[1];
    if (codemod === undefined) return [];
    const start = lines.findIndex((other, at) => at > index && DIFF_START.test(other));
    const between = lines.slice(index + 1, start);
    if (start === -1 || between.some((other) => /^#|^Codemod: /.test(other))) {
      throw new Error(`${page}:${index + 1} names a codemod, and shows no diff under it.`);
    }
    const diff = lines.slice(start + 1, lines.indexOf('```', start));
    const where = `${page}:${start + 1}`;
    return [{ where, codemod, before: sideOf(diff, '-'), after: sideOf(diff, '+') }];
  });
}

/** One side of a diff, with the common lines and those with its sign. */
function sideOf(diff: readonly string[], sign: '+' | '-'): string {
  const lines = diff.filter((line) => line === '' || line.startsWith(' ') || line.startsWith(sign));
  return `${lines.map((line) => line.slice(1)).join('\n')}\n`;
}
