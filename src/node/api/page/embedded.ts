import { API_SECTION_ID, API_SECTION_TITLE } from '../../../shared/api/api-page';
import { code, heading, link } from './html';
import { renderPropsTable } from './props-table';
import type { RenderedComponent } from './rendered-component';
import type { TableContext } from './table';

/** The section at the end of a component's page: its components, with links to their API pages. */
export function renderApiSection(
  components: readonly RenderedComponent[],
  { t, markdown }: TableContext,
): string {
  const items = components.map(({ name, path }) => `<li>${link(path, code(`<${name} />`))}</li>`);
  return `${heading(2, API_SECTION_ID, API_SECTION_TITLE)}${markdown(t('reference.onPageText'))}<ul>${items.join('')}</ul>`;
}

/**
 * A table of some props within prose; their names lead to the API page.
 * @param names in the order of the table; null for the component's own props
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
