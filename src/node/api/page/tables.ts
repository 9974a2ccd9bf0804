import { API_SECTION_ID, API_SECTION_TITLE, API_VIEWS, type ApiSection } from '../../../shared/api-reference';
import type { Translate } from '../../../shared/translations';
import { escapeHtml } from '../../lib/escape-html';
import type { RenderedComponent, RenderMarkdown } from './rendered-component';
import { breakableCode, code, flag, heading, link, type OpenTypeLink, withoutParagraph } from './code-links';

/**
 * Renders the table of props.
 * @param base path of the API page if the table is on another page, or an empty string
 */
export function renderPropsTable(
  props: RenderedComponent['props'],
  context: TableContext,
  base = '',
): string {
  const { t, openType } = context;
  const heads = { name: t('reference.name'), type: t('api.type'), default: t('api.default') };
  const rows = props.map((prop) => {
    const { name, type, required, defaultValue, inheritedFrom, signature } = prop;
    const origin = inheritedFrom
      ? `<div class="api-origin">${t('reference.from')} ${link(inheritedFrom.path, code(inheritedFrom.name))}</div>`
      : '';
    return {
      name,
      item: prop,
      inherited: inheritedFrom !== null,
      flag: required ? flag(t('reference.required'), 'required') : '',
      type: breakableCode(type, openType),
      default: defaultValue === null ? '' : breakableCode(defaultValue),
      more: (signature ? signatureList(signature, context) : '') + origin,
    };
  });
  return renderTable(heads, rows, context, base);
}

/** Renders the parameters of a callback that have a description. The type shows the others. */
function signatureList(
  {
    parameters,
    returnType,
    returnDescriptionHtml,
  }: NonNullable<RenderedComponent['props'][number]['signature']>,
  { t }: TableContext,
): string {
  const items = [
    ...parameters.map(({ name, descriptionHtml }) => ({ start: code(name), html: descriptionHtml })),
    { start: `${t('reference.returns')} ${code(returnType)}:`, html: returnDescriptionHtml },
  ];
  const described = items.filter(({ html }) => html !== '');
  const list = described.map(({ start, html }) => `<li>${start} ${withoutParagraph(html)}</li>`).join('');
  return list === '' ? '' : `<ul class="api-signature">${list}</ul>`;
}

/** The table of CSS classes. */
export function renderClassesTable(classes: RenderedComponent['classes'], context: TableContext): string {
  const { t } = context;
  const heads = { name: t('reference.className'), type: t('reference.ruleName') };
  const rows = classes.map((item) => ({
    name: `.${item.className}`,
    item,
    flag: item.isState ? flag(t('reference.state')) : '',
    type: breakableCode(item.key),
  }));
  return renderTable(heads, rows, context);
}

/** The table of slots. */
export function renderSlotsTable(slots: RenderedComponent['slots'], context: TableContext): string {
  const { t } = context;
  const heads = {
    name: t('reference.slot'),
    type: t('reference.className'),
    default: t('reference.defaultComponent'),
  };
  const rows = slots.map((slot) => ({
    name: slot.name,
    item: slot,
    flag: slot.replaceable ? '' : flag(t('reference.slotPropsOnly')),
    type: slot.className === null ? '' : breakableCode(`.${slot.className}`),
    default: slot.defaultComponent === null ? '' : breakableCode(slot.defaultComponent),
  }));
  return renderTable(heads, rows, context);
}

/** Renders the API section at the end of a guide, with links to the API pages of its components. */
export function renderApiSection(
  components: readonly RenderedComponent[],
  { t, markdown }: TableContext,
): string {
  const items = components.map(({ name, path }) => `<li>${link(path, code(`<${name} />`))}</li>`);
  return `${heading(2, API_SECTION_ID, API_SECTION_TITLE)}${markdown(t('reference.onPageText'))}<ul>${items.join('')}</ul>`;
}

/**
 * Renders a table of some props within prose. Their names link to the API page.
 * @param names in the order of the table, or null for the component's own props
 */
export function renderApiTable(
  component: RenderedComponent,
  names: readonly string[] | null,
  context: TableContext,
): string {
  const { props } = component;
  const shown = names
    ? names.flatMap((name) => props.find((prop) => prop.name === name) ?? [])
    : props.filter(({ inheritedFrom }) => inheritedFrom === null);
  return `<div class="api-section">${renderPropsTable(shown, context, component.path)}</div>`;
}

/** Context for the tables of an API page. */
export interface TableContext {
  t: Translate;
  /** Renders the Markdown of a text of the interface. */
  markdown: RenderMarkdown;
  /** Opens links of words in types. */
  openType: OpenTypeLink;
}

/** One row with a name that links to itself, cells of HTML, and a description. */
interface TableRow {
  name: string;
  item: RenderedComponent['props' | 'slots' | 'classes'][number];
  inherited?: boolean;
  /** A label next to the name, as HTML, or an empty string. */
  flag: string;
  type: string;
  default?: string;
  /** HTML after the description. */
  more?: string;
}

/** The columns after the name column. */
const COLUMNS = ['type', 'default', 'text'] as const;

/**
 * Renders a table of an API page. CSS turns the rows into a list if the user prefers it.
 * @param heads of the columns. List views repeat them in each cell.
 * @param base path of the API page if the table is on another page. Then the rows have no anchors.
 */
function renderTable(
  heads: { name: string; type: string; default?: string },
  rows: readonly TableRow[],
  context: TableContext,
  base = '',
): string {
  const titles = { default: '', ...heads, text: context.t('reference.text') };
  const filled = rows.map((row) => ({ ...row, text: description(row, context) }));
  // Hide columns that are empty in every row.
  const shown = COLUMNS.filter((column) => filled.some((row) => row[column]));
  const head = (['name', ...shown] as const).map(
    (column) => `<th scope="col" class="api-${column}">${escapeHtml(titles[column])}</th>`,
  );
  const body = filled.map((row) => {
    const cells = shown.map((column) => {
      const label = column === 'text' ? '' : ` data-label="${escapeHtml(titles[column])}"`;
      return row[column] ? `<td${label}>${row[column]}</td>` : '<td></td>';
    });
    return `${rowStart(row, context, base)}${cells.join('')}</tr>`;
  });
  return `<table class="api-table"><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

/** The start tag of a row, and the cell with its name. */
function rowStart({ name, item, inherited, flag: own }: TableRow, { t }: TableContext, base: string): string {
  const classes = [base === '' && inherited && 'api-inherited', item.deprecated && 'api-deprecated'];
  const className = classes.filter(Boolean).join(' ');
  const id = base === '' ? ` id="${item.anchor}"` : '';
  const anchor = `<a class="api-link" href="${escapeHtml(`${base}#${item.anchor}`)}">${breakableCode(name)}</a>`;
  const deprecated = item.deprecated ? flag(t('reference.deprecated'), 'deprecated') : '';
  return `<tr${id}${className && ` class="${className}"`}><th scope="row">${anchor}${deprecated}${own}</th>`;
}

/** A description, with advice for deprecated items. */
function description({ item, more = '' }: TableRow, { t }: TableContext): string {
  const advice = withoutParagraph(item.deprecationAdviceHtml);
  return (
    withoutParagraph(item.descriptionHtml) +
    (item.deprecated ? `<div class="api-advice"><b>${t('reference.deprecated')}</b> ${advice}</div>` : '') +
    more
  );
}

/**
 * Renders a part of an API page with its toolbar and table. An inline script sets the user's view before the first
 * paint.
 */
export function renderSection(
  section: ApiSection,
  tools: string,
  table: string,
  { t }: TableContext,
): string {
  // Also the name of the radio buttons.
  const storageKey = `apiPage_${section}`;
  const views = API_VIEWS.map((view, index) => {
    const checked = index === 0 ? ' checked' : '';
    return (
      `<label><input type="radio" name="${storageKey}" value="${view}"${checked}` +
      ` data-ga-event-category="layout" data-ga-event-action="${section}" data-ga-event-label="${view}">` +
      `<span>${escapeHtml(t(`reference.views.${view}`))}</span></label>`
    );
  });
  const fieldset =
    `<fieldset class="api-views"><legend class="visually-hidden">${escapeHtml(t(`reference.viewOf.${section}`))}</legend>` +
    `${views.join('')}</fieldset>`;
  return (
    `<div class="api-section" data-section="${section}">` +
    `<div class="api-toolbar">${tools}${fieldset}</div>${table}<script>${viewScript(storageKey)}</script></div>`
  );
}

/** The filter of the page, and the switch for inherited props if there are any. */
export function renderFilter(inherited: number, { t }: TableContext): string {
  const filter =
    `<input class="api-filter" type="search" aria-label="${escapeHtml(t('reference.filter'))}"` +
    ` placeholder="${escapeHtml(t('reference.filterHint'))}" autocomplete="off" spellcheck="false">`;
  const inheritedSwitch =
    inherited === 0
      ? ''
      : '<label class="api-switch"><input class="switch" type="checkbox" role="switch">' +
        `<span>${escapeHtml(t('reference.withInherited', { count: inherited }))}</span></label>`;
  return `${filter}${inheritedSwitch}<output class="api-count"></output>`;
}

function viewScript(storageKey: string): string {
  const others = API_VIEWS.slice(1).join('|');
  return (
    '(function(s){try{' +
    `var v=localStorage.getItem("${storageKey}");if(/^(${others})$/.test(v))s.dataset.view=v` +
    '}catch(e){}})(document.currentScript.parentNode)'
  );
}
