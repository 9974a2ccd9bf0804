import { escapeHtml } from '../../support/escape-html';
import { breakableCode, flag, withoutParagraph } from './html';
import type { RenderMarkdown } from './rendered-component';
import type { OpenTypeLink } from './type-links';
import type { Translate } from '../../../shared/texts/translations';

/** What rendering the tables of an API page needs besides their data. */
export interface TableContext {
  t: Translate;
  /** Renders the Markdown of a text of the interface. */
  markdown: RenderMarkdown;
  /** Where the words in types lead. */
  openType: OpenTypeLink;
}

/** One row: a name that is its own link, then a cell of HTML for each further column. */
export interface TableRow {
  name: string;
  /** Anchor of the row; null where it stands on another page. */
  anchor: string | null;
  /** Where the name leads. */
  href: string;
  flags: string;
  deprecated: boolean;
  inherited: boolean;
  cells: readonly string[];
}

/** A column after the first: its head, and whether the list views repeat it before each cell. */
export interface TableColumn {
  head: string;
  kind: 'type' | 'default' | 'text';
}

/** A table of an API page; the stylesheet turns the rows into a list where that reads better. */
export function renderTable(
  firstHead: string,
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
): string {
  // A column that is empty in every row says nothing.
  const shown = columns.flatMap((column, index) =>
    rows.some(({ cells }) => cells[index]) ? [{ ...column, index }] : [],
  );
  const heads = [{ head: firstHead, kind: 'name' }, ...shown];
  const head = heads
    .map((column) => `<th scope="col" class="api-${column.kind}">${escapeHtml(column.head)}</th>`)
    .join('');
  const body = rows.map((row) => renderRow(row, shown)).join('');
  return `<table class="api-table"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

function renderRow(row: TableRow, columns: readonly (TableColumn & { index: number })[]): string {
  const classes = [row.inherited && 'api-inherited', row.deprecated && 'api-deprecated'].filter(Boolean);
  const cells = columns.map(({ head, kind, index }) => {
    const html = row.cells[index] ?? '';
    const label = kind === 'text' ? '' : ` data-label="${escapeHtml(head)}"`;
    return html === '' ? '<td></td>' : `<td${label}>${html}</td>`;
  });
  const id = row.anchor === null ? '' : ` id="${row.anchor}"`;
  const className = classes.length === 0 ? '' : ` class="${classes.join(' ')}"`;
  const name = `<a class="api-link" href="${escapeHtml(row.href)}">${breakableCode(row.name)}</a>`;
  return `<tr${id}${className}><th scope="row">${name}${row.flags}</th>${cells.join('')}</tr>`;
}

/** A description, and what to use instead of something deprecated. */
export function description(
  item: { descriptionHtml: string; deprecated: boolean; deprecationAdviceHtml: string },
  { t }: TableContext,
): string {
  const advice = withoutParagraph(item.deprecationAdviceHtml);
  return (
    withoutParagraph(item.descriptionHtml) +
    (item.deprecated ? `<div class="api-advice"><b>${t('reference.deprecated')}</b> ${advice}</div>` : '')
  );
}

/** Marks of a row. */
export function flags(
  { required = false, deprecated = false }: { required?: boolean; deprecated?: boolean },
  { t }: TableContext,
): string {
  return (
    (required ? flag(t('reference.required'), 'required') : '') +
    (deprecated ? flag(t('reference.deprecated'), 'deprecated') : '')
  );
}
