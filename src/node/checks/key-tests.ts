import type { KeyRow } from '../../shared/page/page';
import type { Problem } from '../../shared/page/problem';
import { keyTestFile } from '../content/key-tests';
import type { UnrenderedPage } from '../content/page/parse-page';
import { locationOf, type SiteIndex } from './site-index';

const WHY = 'A keyboard table is a promise, and a browser test that presses each key keeps it.';

/** Keyboard tables of which a row is not pressed by the browser test of the page. */
export function checkKeyTests({ content: { pages, keyTests } }: SiteIndex): Problem[] {
  if (keyTests === null) return [];
  return pages.flatMap((page) => {
    const [first] = page.keyRows;
    const tested = keyTests.get(page.path);
    if (first === undefined) return [];
    if (tested === undefined) return [missingTest(page, first)];
    return page.keyRows.filter(({ keys }) => !tested.includes(keys)).map((row) => missingRow(page, row));
  });
}

function missingTest(page: UnrenderedPage, row: KeyRow): Problem {
  return {
    rule: 'key-test',
    what: 'No browser test presses the keys of this table.',
    where: [locationOf(row, page)],
    why: WHY,
    fix: `Write "${keyTestFile(page.path)}" with testKeys('${page.path}', { … }), as for other pages.`,
  };
}

function missingRow(page: UnrenderedPage, row: KeyRow): Problem {
  return {
    rule: 'key-test',
    what: `The browser test of the page does not press "${row.keys}".`,
    where: [locationOf(row, page)],
    why: WHY,
    fix: `Add a row '${row.keys}' to "${keyTestFile(page.path)}".`,
  };
}
