import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { report } from './problems';
import { walkMarkdown } from './tree';

/** Reports table rows with more cells than columns. Markdown drops these cells. */
export const remarkCheckTables: Plugin<[], Root> = () => (tree, file) => {
  walkMarkdown(tree, (node) => {
    if (node.type !== 'table') return;
    const [head, ...rows] = node.children;
    const columns = head?.children.length ?? 0;
    for (const row of rows) {
      if (row.children.length <= columns) continue;
      report(file, row, {
        rule: 'table-cells',
        what: `The row has ${row.children.length} cells, but the table has ${columns} columns.`,
        why: 'Cells without a column are not shown.',
        fix: 'To show "|" in a cell, write "\\|", also in code. Otherwise, add a column.',
      });
    }
  });
};
