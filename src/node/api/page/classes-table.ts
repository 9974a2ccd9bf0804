import { breakableCode, flag } from './html';
import type { RenderedClass } from './rendered-component';
import { description, flags, renderTable, type TableContext } from './table';

/** The table of CSS classes. */
export function renderClassesTable(classes: readonly RenderedClass[], context: TableContext): string {
  const { t } = context;
  return renderTable(
    t('reference.className'),
    [
      { head: t('reference.ruleName'), kind: 'type' },
      { head: t('reference.text'), kind: 'text' },
    ],
    classes.map((item) => ({
      name: `.${item.className}`,
      anchor: item.anchor,
      href: `#${item.anchor}`,
      flags: flags(item, context) + (item.isState ? flag(t('reference.state')) : ''),
      deprecated: item.deprecated,
      inherited: false,
      cells: [breakableCode(item.key), description(item, context)],
    })),
  );
}
