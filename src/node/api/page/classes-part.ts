import { renderClassesTable } from './classes-table';
import { BREAK } from './html';
import { part, withRows, type PagePart } from './page-part';
import type { RenderedComponent } from './rendered-component';
import type { TableContext } from './table';
import { renderSection } from './toolbar';

/** The classes of a component, and how to style it by them. */
export function classesPart(component: RenderedComponent, context: TableContext): PagePart | null {
  const { classes } = component;
  if (classes.length === 0) return null;
  const section = renderSection('classes', '', renderClassesTable(classes, context), context);
  const html = section + overrides(component, context);
  const rows = classes.map(({ anchor, key }) => ({ anchor, name: key }));
  return withRows(part(2, 'classes', context.t('reference.classes'), html), rows);
}

/** Names only what the component supports. */
function overrides(
  { classes, themeName, supportsSx }: RenderedComponent,
  { t, markdown }: TableContext,
): string {
  const rule = classes.find(({ isState }) => !isState);
  const ways = [
    t('reference.overrideClass'),
    rule && supportsSx ? t('reference.overrideSx', { className: rule.className }) : '',
    rule && themeName !== null
      ? t('reference.overrideTheme', { themeName: BREAK + themeName, rule: BREAK + rule.key })
      : '',
  ];
  const list = ways.filter((way) => way !== '').map((way) => `- ${way}`);
  return markdown(`${t('reference.overrideText')}\n\n${list.join('\n')}`).replaceAll(BREAK, '<wbr>');
}
