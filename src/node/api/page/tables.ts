import { API_SECTION_ID, API_SECTION_TITLE } from '../../../shared/api/api-page';
import { breakableCode, code, flag, heading, link, withoutParagraph } from './html';
import type { RenderedClass, RenderedComponent, RenderedProp, RenderedSlot } from './rendered-component';
import { renderTable, type TableContext, type TableRow } from './table';
import { typeCode } from './type-links';

/**
 * Renders the table of props.
 * @param base path of the API page if the table is on another page, or an empty string
 */
export function renderPropsTable(props: readonly RenderedProp[], context: TableContext, base = ''): string {
  const { t } = context;
  const heads = { name: t('reference.name'), type: t('api.type'), default: t('api.default') };
  const rows = props.map((prop) => propRow(prop, context));
  return renderTable(heads, rows, context, base);
}

function propRow(prop: RenderedProp, context: TableContext): TableRow {
  const { name, type, required, defaultValue, inheritedFrom, signature } = prop;
  const { t, openType } = context;
  const origin = inheritedFrom
    ? `<div class="api-origin">${t('reference.from')} ${link(inheritedFrom.path, code(inheritedFrom.name))}</div>`
    : '';
  return {
    name,
    item: prop,
    inherited: inheritedFrom !== null,
    required,
    type: typeCode(type, openType),
    default: defaultValue === null ? '' : breakableCode(defaultValue),
    more: (signature ? renderSignature(signature, context) : '') + origin,
  };
}

/** Renders the parameters of a callback that have a description. The type shows the others. */
function renderSignature(
  { parameters, returnType, returnDescriptionHtml }: NonNullable<RenderedProp['signature']>,
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
export function renderClassesTable(classes: readonly RenderedClass[], context: TableContext): string {
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
export function renderSlotsTable(slots: readonly RenderedSlot[], context: TableContext): string {
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
