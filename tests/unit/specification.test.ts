import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROW = /^\| (.+?) \| (`tests\/.+) \|$/;
const REFERENCE = /^`(?<file>\S+) › (?<title>.+)`$/;

const rows = readFileSync('tests/specification.md', 'utf8')
  .split('\n')
  .flatMap((line): [sentence: string, held: string][] => {
    const [, sentence, held] = ROW.exec(line) ?? [];
    return sentence && held ? [[sentence, held]] : [];
  });

/** Whether a test of this name stands in a file; a title with a placeholder stands there with it. */
function exists(reference: string): boolean {
  const { file = '', title = '' } = REFERENCE.exec(reference)?.groups ?? {};
  return (
    existsSync(file) &&
    [`'${title}'`, `\`${title}\``].some((text) => readFileSync(file, 'utf8').includes(text))
  );
}

describe('the table of the specification', () => {
  it('has rows for all of its sections', () => {
    expect(rows.length).toBeGreaterThan(70);
  });

  it.each(rows)('is held: %s', (_sentence, held) => {
    expect(held.split('<br>').filter((reference) => !exists(reference))).toEqual([]);
  });
});
