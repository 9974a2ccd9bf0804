import type { KeyRow } from '../../shared/page';
import type { Problem } from '../../shared/problem';
import { keyTestFile } from '../content/key-tests';
import { locationOf, type SiteIndex } from './site-index';

/** Keyboard tables of which a row is not pressed by the browser test of the page. */
export function checkKeyTests({ content: { pages, keyTests } }: SiteIndex): Problem[] {
  if (keyTests === null) return [];
  return pages.flatMap((page) => {
    const [first] = page.keyRows;
    if (first === undefined) return [];
    const file = keyTestFile(page.path);
    const problem = (row: KeyRow, what: string, fix: string): Problem => ({
      rule: 'key-test',
      what,
      where: [locationOf(row, page)],
      why: 'A browser test must press each key of a keyboard table.',
      fix,
    });
    const tested = keyTests.get(page.path);
    if (tested === undefined) {
      const fix = `Write "${file}" with testKeys('${page.path}', { … }), as for other pages.`;
      return [problem(first, 'No browser test presses the keys of this table.', fix)];
    }
    return page.keyRows
      .filter(({ keys }) => !tested.includes(keys))
      .map((row) => {
        const what = `The browser test of the page does not press "${row.keys}".`;
        return problem(row, what, `Add a row '${row.keys}' to "${file}".`);
      });
  });
}
