import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { scrollBox } from './decorate';

type Row = Readonly<Record<string, unknown>>;

/**
 * The first list in the answer of a query as a table: a row for each of its objects, a column for each field. A field
 * `path` makes a link of the `title` beside it; a list of objects shows how many they are.
 * @returns null for an answer without such a list
 */
export function renderQueryTable(answer: unknown): string | null {
  const rows = findRows(answer);
  const [first] = rows ?? [];
  if (!rows || !first) return null;
  const columns = Object.keys(first).filter((column) => column !== 'path' || !('title' in first));
  const isCounted = (column: string): boolean =>
    rows.some(({ [column]: value }) => Array.isArray(value) && value.some(isRow));
  const counted = new Set(columns.filter(isCounted));
  const head = columns.map((column) => element('th', { scope: 'col' }, [text(columnTitle(column))]));
  const body = rows.map((row) =>
    element(
      'tr',
      {},
      columns.map((column) => element('td', {}, cell(row, column, counted.has(column)))),
    ),
  );
  return toHtml(
    scrollBox(
      element('table', {}, [element('thead', {}, [element('tr', {}, head)]), element('tbody', {}, body)]),
    ),
  );
}

function findRows(value: unknown): readonly Row[] | null {
  if (Array.isArray(value)) return value.every(isRow) ? value : null;
  if (!isRow(value)) return null;
  for (const part of Object.values(value)) {
    const rows = findRows(part);
    if (rows) return rows;
  }
  return null;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `ownProps` → `Own props` */
function columnTitle(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function cell(row: Row, column: string, isCounted: boolean): ElementContent[] {
  const value = row[column];
  if (column === 'title' && typeof row['path'] === 'string') return [link(row['path'], String(value))];
  if (isRow(value)) {
    const { path, title } = value;
    return typeof path === 'string' ? [link(path, String(title ?? path))] : [text(JSON.stringify(value))];
  }
  if (!Array.isArray(value)) return [text(value === null ? '' : String(value))];
  if (isCounted) return [text(String(value.length))];
  return value.flatMap((item, index) => [...(index > 0 ? [text(', ')] : []), code(String(item))]);
}

function link(href: string, title: string): Element {
  return element('a', { href }, [text(title)]);
}

/** A word from the data: it is no link, whatever component has a prop of its name. */
function code(word: string): Element {
  return element('code', { dataNoLink: '' }, [text(word)]);
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
