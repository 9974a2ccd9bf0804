import type { Nodes, Root } from 'mdast';
import type { Plugin } from 'unified';
import { positionAt } from '../lib/files';
import { report } from './problems';
import { walkMarkdown } from './tree';

/** `][id]` and `][]` after a link text, and `[^id]`. The parser leaves them as text if there is no definition. */
const REFERENCE = /(?<!\\)(?:\]\[([^\]\n\\]*)\]|\[\^([^\]\s\\]+)\])/g;

/**
 * Reports references without a definition, such as `[text][nope]`, and definitions that no reference uses.
 * A lone `[text]` is not reported, because it can be meant literally.
 */
export const remarkCheckReferences: Plugin<[], Root> = () => (tree, file) => {
  const source = String(file);
  const used = new Set<string>();
  walkMarkdown(tree, (node) => {
    if ('identifier' in node && !/definition/i.test(node.type)) used.add(node.identifier);
  });
  walkMarkdown(tree, (node) => {
    if (node.type === 'text') reportMissing(node);
    if ((node.type === 'definition' || node.type === 'footnoteDefinition') && !used.has(node.identifier))
      report(file, node, {
        rule: 'unused-definition',
        what: `Nothing refers to the definition "${node.label ?? node.identifier}".`,
        fix: 'Use it or remove it.',
      });
  });

  function reportMissing(node: Nodes): void {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return;
    for (const match of source.slice(start.offset, end.offset).matchAll(REFERENCE)) {
      const place = positionAt(source, start.offset + match.index);
      const [text, label, footnote] = match;
      const isFootnote = footnote !== undefined;
      const definition = isFootnote ? `[^${footnote}]: Text` : `[${label || 'text'}]: /path/`;
      report(
        file,
        { position: { start: place, end: place } },
        {
          rule: 'missing-definition',
          what: isFootnote
            ? `There is no footnote "${text}".`
            : `The reference "${text.slice(1)}" has no definition.`,
          fix: `Add "${definition}", write the link as [text](/path/), or write \\[ to show a bracket.`,
        },
      );
    }
  }
};

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
        why: 'Cells without a column are not visible.',
        fix: 'To show "|" in a cell, write "\\|", also in code. Otherwise, add a column.',
      });
    }
  });
};
