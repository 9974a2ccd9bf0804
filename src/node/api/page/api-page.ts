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
export type PagePart = ReturnType<typeof part>;

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
  const parts = [...partsOf(component, context)];
  const html = parts.map((one) => one.html).join('');
  const others = (name: string): RenderedComponent | null =>
    name === component.name ? null : context.component(name);
  const linked = linkCode(html, (word) => openCodeLink(word, { component: others, documented: [] }));
  return { html: linked, headings: parts.flatMap(({ headings }) => headings) };
}

/** The parts that a component has, in order. */
function* partsOf(component: RenderedComponent, context: ApiPageContext): Iterable<PagePart> {
  const { name, props, slots, classes, inheritance, themeName } = component;
  const { t, markdown, version, repository } = context;
  yield part(2, 'import', t('reference.import'), importCode(component, context));
  yield { html: component.descriptionHtml, headings: [] };
  if (props.length > 0) {
    const own = props.filter(({ inheritedFrom }) => inheritedFrom === null);
    const filter = renderFilter(props.length - own.length, context);
    const section = renderSection('props', filter, renderPropsTable(props, context), context);
    yield part(2, 'props', t('reference.props'), section, own);
  }
  yield { html: propsNotes(component, context), headings: [] };
  if (inheritance) {
    const base = inheritance.path === null ? inheritance.name : `[${inheritance.name}](${inheritance.path})`;
    const html = markdown(t('reference.inheritanceText', { name, base }));
    yield part(3, 'inheritance', t('reference.inheritance'), html);
  }
  if (themeName !== null) {
    const html = markdown(t('reference.themeDefaultPropsText', { themeName }));
    yield part(3, 'theme-default-props', t('reference.themeDefaultProps'), html);
  }
  if (slots.length > 0) {
    const section = renderSection('slots', '', renderSlotsTable(slots, context), context);
    yield part(2, 'slots', t('reference.slots'), markdown(t('reference.slotsText')) + section, slots);
  }
  if (classes.length > 0) {
    const section = renderSection('classes', '', renderClassesTable(classes, context), context);
    const rows = classes.map(({ anchor, key }) => ({ anchor, name: key }));
    yield part(2, 'classes', t('reference.classes'), section + overrides(component, context), rows);
  }
  if (repository !== null) {
    const source = librarySource(repository, version, component.sourcePath);
    const html = `<p>${link(source, t('reference.sourceCodeText', { name }))}</p>`;
    yield part(2, 'source-code', t('reference.sourceCode'), html);
  }
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
) {
  const listed = rows.map(({ anchor, name }) => ({ id: anchor, depth: 3, text: name }));
  const headings: Heading[] = [{ id, depth, text: title }, ...listed];
  return { html: heading(depth, id, title) + html, headings };
}

function importCode({ imports }: RenderedComponent, { t, markdown }: TableContext): string {
  const hint = imports.length > 1 ? markdown(t('reference.importText')) : '';
  return renderCodeBlock(imports.join('\n// or\n'), parseFenceInfo('tsx', null)) + hint;
}

/** Explains other props and the ref. */
function propsNotes(
  { name, nativeElement, inheritance, ref, supportsSystemProps }: RenderedComponent,
  { t, markdown }: TableContext,
): string {
  const notes = [
    nativeElement !== null && !inheritance && t('reference.nativeProps', { element: nativeElement }),
    supportsSystemProps && t('reference.systemProps'),
    ref === null && t('reference.noRef'),
    ref !== null && (ref === name ? t('reference.instanceRef', { ref }) : t('reference.ref', { ref })),
  ];
  return markdown(notes.filter(Boolean).join('\n\n'));
}

/** The ways to change the styles of a class that the component supports. */
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
