import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { KeyRow } from '../../../shared/page/page';
import type { ProblemCollector } from './problems';
import { walkElements } from './walk';

const HEAD = ['Key', 'Effect'];

/** The rows of the tables that say what keys do; reports tables of keys that would not be known as such. */
export function readKeyRows(root: Root, report: ProblemCollector): KeyRow[] {
  const found: KeyRow[] = [];
  walkElements(root, (table) => {
    if (table.tagName !== 'table') return;
    const [head = [], ...rows] = rowsOf(table);
    const isKeyTable = HEAD.every((text, column) => textOf(head[column]) === text);
    if (!isKeyTable && rows.length > 0 && rows.every(([first]) => holdsKey(first))) reportHead(table, report);
    if (!isKeyTable) return;
    for (const [first] of rows) {
      const keys = textOf(first);
      if (holdsKey(first)) found.push({ keys, ...report.place(first ?? table) });
      else reportRow(keys, first ?? table, report);
    }
  });
  return found;
}

function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  walkElements(table, (row) => {
    if (row.tagName === 'tr') rows.push(row.children.filter((child) => child.type === 'element'));
  });
  return rows;
}

function holdsKey(cell: Element | undefined): boolean {
  let found = false;
  if (cell)
    walkElements(cell, ({ tagName }) => {
      found ||= tagName === 'kbd';
    });
  return found;
}

function textOf(cell: Element | undefined): string {
  return cell ? toString(cell).replace(/\s+/g, ' ').trim() : '';
}

function reportHead(table: Element, report: ProblemCollector): void {
  const what = 'The table lists keys, but its head is not "| Key | Effect |".';
  const why = 'Readers know it by its head, and so does the check that each key has a browser test.';
  report.add({ rule: 'key-table', what, why, fix: 'Write "| Key | Effect |" as the head.' }, table);
}

function reportRow(keys: string, cell: Element, report: ProblemCollector): void {
  const what = `The row "${keys}" of the keyboard table names no key.`;
  report.add({ rule: 'key-table', what, fix: 'Put each key into <kbd>, such as <kbd>Tab</kbd>.' }, cell);
}
