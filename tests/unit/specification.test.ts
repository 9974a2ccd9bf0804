import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROW = /^\| (?<sentence>.+?) \| (?<held>`tests\/.+) \|$/;
const REFERENCE = /^`(?<file>\S+) › (?<title>.+)`$/;

const rows = readFileSync('tests/specification.md', 'utf8')
  .split('\n')
  .flatMap((line) => ROW.exec(line)?.groups ?? []);

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

  it.each(rows.map(({ sentence = '', held = '' }) => [sentence, held]))('is held: %s', (_sentence, held) => {
    expect(held.split('<br>').filter((reference) => !exists(reference))).toEqual([]);
  });
});
