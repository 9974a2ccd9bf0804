import type { KeyRow } from '../../shared/page/page';
import type { Problem } from '../../shared/page/problem';
import { keyTestFile } from '../content/key-tests';
import type { UnrenderedPage } from '../content/page/parse-page';
import type { SiteIndex } from './site-index';

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

function missingTest({ file, path }: UnrenderedPage, { line }: KeyRow): Problem {
  return {
    rule: 'key-test',
    what: 'No browser test presses the keys of this table.',
    where: [{ file, line }],
    why: WHY,
    fix: `Write "${keyTestFile(path)}" with testKeys('${path}', { … }), as for other pages.`,
  };
}

function missingRow({ file, path }: UnrenderedPage, { keys, line }: KeyRow): Problem {
  return {
    rule: 'key-test',
    what: `The browser test of the page does not press "${keys}".`,
    where: [{ file, line }],
    why: WHY,
    fix: `Add a row '${keys}' to "${keyTestFile(path)}".`,
  };
}
