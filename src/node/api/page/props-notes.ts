import { part, type PagePart } from './page-part';
import type { RenderedComponent } from './rendered-component';
import type { TableContext } from './table';

/** What happens to props that are not in the table, and where the ref goes. */
export function propsNotes(
  { nativeElement, inheritance, ref, supportsSystemProps }: RenderedComponent,
  { t, markdown }: TableContext,
): string {
  const notes = [
    nativeElement !== null && !inheritance ? t('reference.nativeProps', { element: nativeElement }) : '',
    supportsSystemProps ? t('reference.systemProps') : '',
    ref === null ? t('reference.noRef') : t('reference.ref', { ref }),
  ];
  return markdown(notes.filter((note) => note !== '').join('\n\n'));
}

/** The component whose props are taken, too. */
export function inheritancePart(
  { name, inheritance }: RenderedComponent,
  { t, markdown }: TableContext,
): PagePart | null {
  if (!inheritance) return null;
  const base = inheritance.path === null ? inheritance.name : `[${inheritance.name}](${inheritance.path})`;
  return part(
    3,
    'inheritance',
    t('reference.inheritance'),
    markdown(t('reference.inheritanceText', { name, base })),
  );
}

/** The key of the component's default props in the theme. */
export function themePart({ themeName }: RenderedComponent, { t, markdown }: TableContext): PagePart | null {
  if (themeName === null) return null;
  const html = markdown(t('reference.themeDefaultPropsText', { themeName }));
  return part(3, 'theme-default-props', t('reference.themeDefaultProps'), html);
}
