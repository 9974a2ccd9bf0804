import { librarySource } from '../../../shared/page-frame';
import type { Heading } from '../../../shared/page';
import { parseFenceInfo, renderCodeBlock } from '../../markdown/code-block';
import { BREAK, heading, link, linkCode, openCodeLink, type ComponentLookup } from './code-links';
import type { RenderedComponent } from './rendered-component';
import {
  renderClassesTable,
  renderFilter,
  renderPropsTable,
  renderSection,
  renderSlotsTable,
  type TableContext,
} from './tables';

/** HTML of a part of an API page, and its headings for the table of contents. */
export interface PagePart {
  html: string;
  headings: Heading[];
}

/** Context of an API page. */
interface ApiPageContext extends TableContext {
  /** Version of the library, for the link to its source. */
  version: string;
  /** Repository of the library, or null if its product has none. */
  repository: string | null;
  /** Finds a component by its name. */
  component: ComponentLookup['component'];
}

/** Renders the body of an API page from "Import" on. The part above depends on other pages. */
export function renderApiPage(component: RenderedComponent, context: ApiPageContext): PagePart {
  const parts = partsOf(component, context).filter((one) => one !== null);
  const html = parts.map((one) => one.html).join('');
  const others = (name: string): RenderedComponent | null =>
    name === component.name ? null : context.component(name);
  const linked = linkCode(html, (word) => openCodeLink(word, { component: others, documented: [] }));
  return { html: linked, headings: parts.flatMap(({ headings }) => headings) };
}

function partsOf(component: RenderedComponent, context: ApiPageContext): (PagePart | null)[] {
  return [
    part(2, 'import', context.t('reference.import'), importCode(component, context)),
    { html: component.descriptionHtml, headings: [] },
    propsPart(component, context),
    { html: propsNotes(component, context), headings: [] },
    inheritancePart(component, context),
    themePart(component, context),
    slotsPart(component, context),
    classesPart(component, context),
    sourcePart(component, context),
  ];
}

/**
 * A section with its heading.
 * @param rows of its table, which the table of contents lists below the heading
 */
function part(
  depth: 2 | 3,
  id: string,
  title: string,
  html: string,
  rows: readonly { anchor: string; name: string }[] = [],
): PagePart {
  const listed = rows.map(({ anchor, name }) => ({ id: anchor, depth: 3, text: name }));
  return { html: heading(depth, id, title) + html, headings: [{ id, depth, text: title }, ...listed] };
}

function importCode({ imports }: RenderedComponent, { t, markdown }: TableContext): string {
  const hint = imports.length > 1 ? markdown(t('reference.importText')) : '';
  return renderCodeBlock(imports.join('\n// or\n'), parseFenceInfo('tsx', null)) + hint;
}

function propsPart({ props }: RenderedComponent, context: TableContext): PagePart | null {
  if (props.length === 0) return null;
  const own = props.filter(({ inheritedFrom }) => inheritedFrom === null);
  const filter = renderFilter(props.length - own.length, context);
  const section = renderSection('props', filter, renderPropsTable(props, context), context);
  return part(2, 'props', context.t('reference.props'), section, own);
}

function slotsPart({ slots }: RenderedComponent, context: TableContext): PagePart | null {
  if (slots.length === 0) return null;
  const { t, markdown } = context;
  const section = renderSection('slots', '', renderSlotsTable(slots, context), context);
  return part(2, 'slots', t('reference.slots'), markdown(t('reference.slotsText')) + section, slots);
}

/** Explains other props and the ref. */
function propsNotes(
  { name, nativeElement, inheritance, ref, supportsSystemProps }: RenderedComponent,
  { t, markdown }: TableContext,
): string {
  const notes = [
    nativeElement !== null && !inheritance ? t('reference.nativeProps', { element: nativeElement }) : '',
    supportsSystemProps ? t('reference.systemProps') : '',
    ref === null
      ? t('reference.noRef')
      : t(ref === name ? 'reference.instanceRef' : 'reference.ref', { ref }),
  ];
  return markdown(notes.filter(Boolean).join('\n\n'));
}

/** The component whose props are inherited. */
function inheritancePart(
  { name, inheritance }: RenderedComponent,
  { t, markdown }: TableContext,
): PagePart | null {
  if (!inheritance) return null;
  const base = inheritance.path === null ? inheritance.name : `[${inheritance.name}](${inheritance.path})`;
  const html = markdown(t('reference.inheritanceText', { name, base }));
  return part(3, 'inheritance', t('reference.inheritance'), html);
}

/** The key of the component's default props in the theme. */
function themePart({ themeName }: RenderedComponent, { t, markdown }: TableContext): PagePart | null {
  if (themeName === null) return null;
  const html = markdown(t('reference.themeDefaultPropsText', { themeName }));
  return part(3, 'theme-default-props', t('reference.themeDefaultProps'), html);
}

/** The classes of a component, and how to style it by them. */
function classesPart(component: RenderedComponent, context: TableContext): PagePart | null {
  const { classes } = component;
  if (classes.length === 0) return null;
  const section = renderSection('classes', '', renderClassesTable(classes, context), context);
  const html = section + overrides(component, context);
  const rows = classes.map(({ anchor, key }) => ({ anchor, name: key }));
  return part(2, 'classes', context.t('reference.classes'), html, rows);
}

/** Lists only what the component supports. */
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
  const list = ways.filter(Boolean).map((way) => `- ${way}`);
  return markdown(`${t('reference.overrideText')}\n\n${list.join('\n')}`).replaceAll(BREAK, '<wbr>');
}

function sourcePart(
  { name, sourcePath }: RenderedComponent,
  { t, version, repository }: ApiPageContext,
): PagePart | null {
  if (repository === null) return null;
  const source = librarySource(repository, version, sourcePath);
  const html = `<p>${link(source, t('reference.sourceCodeText', { name }))}</p>`;
  return part(2, 'source-code', t('reference.sourceCode'), html);
}
