import { describe, expect, it } from 'vitest';
import { problemsOfBody } from '../content/site-with';

const tableRow = (key: string): string => `| ${key} | Does it |`;
const table = (keys: readonly string[], head = '| Key | Effect |'): string =>
  [head, '| :--- | :--- |', ...keys.map(tableRow)].join('\n');
const testOf = (...rows: string[]) => ({
  'tests/e2e/keys/material-ui/react-button.spec.ts': `testKeys('/material-ui/react-button/', {
  ${rows.map((row) => `${row} {\n    await press('Home');\n  },`).join('\n  ')}
});\n`,
});
const OTHER_TEST = { 'tests/e2e/keys/other.spec.ts': '' };

describe('a keyboard table', () => {
  const arrows = '<kbd>←</kbd> <kbd>→</kbd>';

  it('requires a browser test with the name of the page', async () => {
    expect(await problemsOfBody(table(['<kbd>Tab</kbd>']), OTHER_TEST)).toMatchInlineSnapshot(`
      "content/material-ui/react-button/index.mdx:8:1
      No browser test presses the keys of this table.
      A browser test must press each key of a keyboard table.
      → Write "tests/e2e/keys/material-ui/react-button.spec.ts" with testKeys('/material-ui/react-button/', { … }), as for other pages."
    `);
  });

  it('requires a test for each row', async () => {
    const body = table(['<kbd>Tab</kbd>', arrows, '<kbd>A</kbd> to <kbd>Z</kbd>']);
    const rows = ['async Tab()', "'← →': async () =>"];
    expect(await problemsOfBody(body, testOf(...rows))).toMatchInlineSnapshot(`
      "content/material-ui/react-button/index.mdx:10:1
      The browser test of the page does not press "A to Z".
      A browser test must press each key of a keyboard table.
      → Add a row 'A to Z' to "tests/e2e/keys/material-ui/react-button.spec.ts"."
    `);
    expect(await problemsOfBody(body, testOf(...rows, "async 'A to Z'()"))).toBe('');
  });

  it('requires the standard header and a key in each row', async () => {
    const rows = testOf('async Tab()');
    expect(await problemsOfBody(table(['<kbd>Tab</kbd>', 'Wheel']), rows)).toMatchInlineSnapshot(`
      "content/material-ui/react-button/index.mdx:9:1
      The row "Wheel" of the keyboard table has no key.
      → Put each key into <kbd>, such as <kbd>Tab</kbd>."
    `);
    const other = table(['<kbd>Tab</kbd>'], '| Keyboard | What it does |');
    expect(await problemsOfBody(other, rows)).toMatchInlineSnapshot(`
      "content/material-ui/react-button/index.mdx:6:1
      The table lists keys, but its header is not "| Key | Effect |".
      The check that each key has a browser test finds the table by its header.
      → Write "| Key | Effect |" as the header."
    `);
    expect(await problemsOfBody(table(['`title`'], '| Key | Meaning |'), rows)).toBe('');
  });

  it('does not apply to content without browser tests', async () => {
    expect(await problemsOfBody(table(['<kbd>Tab</kbd>']))).toBe('');
  });
});
