import type { Element, Parents, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { CodeWord, KeyRow } from '../../../shared/page/page';
import type { ProblemCollector } from './problems';
import { elementsNamed } from './tree';

const HEAD = ['Key', 'Effect'];

/** Reads the rows of keyboard tables. Reports tables that look like one, but have other heads. */
export function readKeyRows(root: Root, report: ProblemCollector): KeyRow[] {
  const found: KeyRow[] = [];
  for (const table of elementsNamed('table', root)) {
    const [head = [], ...rows] = rowsOf(table);
    const isKeyTable = HEAD.every((text, column) => textOf(head[column]) === text);
    if (!isKeyTable) {
      if (rows.length > 0 && rows.every(([first]) => holdsKey(first))) reportHead(table, report);
      continue;
    }
    for (const [first] of rows) {
      const keys = textOf(first);
      if (holdsKey(first)) found.push({ keys, ...report.place(first ?? table) });
      else {
        const what = `The row "${keys}" of the keyboard table names no key.`;
        const fix = 'Put each key into <kbd>, such as <kbd>Tab</kbd>.';
        report.add(first ?? table, { rule: 'key-table', what, fix });
      }
    }
  }
  return found;
}

function rowsOf(table: Element): Element[][] {
  return elementsNamed('tr', table).map((row) => row.children.filter((child) => child.type === 'element'));
}

function holdsKey(cell: Element | undefined): boolean {
  return cell !== undefined && elementsNamed('kbd', cell).length > 0;
}

function textOf(cell: Element | undefined): string {
  return cell ? toString(cell).replace(/\s+/g, ' ').trim() : '';
}

function reportHead(table: Element, report: ProblemCollector): void {
  const what = 'The table lists keys, but its head is not "| Key | Effect |".';
  const why = 'Readers know it by its head, and so does the check that each key has a browser test.';
  report.add(table, { rule: 'key-table', what, why, fix: 'Write "| Key | Effect |" as the head.' });
}

/** Code inside these elements is not linked, because it would be a link in a link or part of a control. */
export const UNLINKED = ['a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'summary', 'button', 'label'];

/** Inline code that can become a link. */
export function readCodeWords(root: Root, report: ProblemCollector): CodeWord[] {
  return linkableCode(root).map((code) => ({ word: toString(code), ...report.place(code) }));
}

function linkableCode(parent: Parents): Element[] {
  return parent.children.flatMap((child) => {
    if (!('children' in child)) return [];
    if (child.type !== 'element') return linkableCode(child);
    if (UNLINKED.includes(child.tagName)) return [];
    if (child.tagName !== 'code') return linkableCode(child);
    return Object.keys(child.properties).length === 0 ? [child] : [];
  });
}
