import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { renderCodeBlock, type FenceInfo } from './code-block';
import { scrollBox } from './rehype-decorate';
import { element, table, text } from './tree';

type Row = Readonly<Record<string, unknown>>;

/**
 * Renders the first list of a query result as a table, with a row for each object and a column for each field. The
 * field `path` turns the `title` into a link, and a list of objects becomes their number.
 * @returns null if there is no list
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
    columns.map((column) => element('td', {}, cell(row, column, counted.has(column)))),
  );
  return toHtml(scrollBox(table(head, body)));
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

/** A word from the data. The attribute keeps it from becoming a link to a prop of the same name. */
function code(word: string): Element {
  return element('code', { translate: 'no' }, [text(word)]);
}

/** Renders a query and its result as two blocks of code. */
export function renderQueryResult(file: string, source: string, result: unknown): string {
  return (
    renderCodeBlock(source, info('graphql', file)) +
    renderCodeBlock(JSON.stringify(result, null, 2), info('json', 'Result'))
  );
}

function info(language: string, title: string): FenceInfo {
  return { language, title, highlightedLines: new Set(), label: '' };
}
