import { librarySource } from '../../../shared/product/version';
import { renderCodeBlock } from '../../content/page/code-block';
import { classesPart } from './classes-part';
import { openCodeLink, type ApiLookup } from './code-word';
import { link } from './html';
import { linkCode } from './link-code';
import { joinParts, note, part, withRows, type PagePart } from './page-part';
import { inheritancePart, propsNotes, themePart } from './props-notes';
import { renderPropsTable } from './props-table';
import type { RenderedComponent } from './rendered-component';
import { renderSlotsTable } from './slots-table';
import type { TableContext } from './table';
import { renderFilter, renderSection } from './toolbar';

/** What an API page needs to know besides its component. */
export interface ApiPageContext extends TableContext {
  /** Version of the library, for the link to its source. */
  version: string;
  /** Repository of the library; null when its product names none. */
  repository: string | null;
  /** Finds the components that its texts may name. */
  component: ApiLookup['component'];
}

/** Renders the body of an API page from "Import" on; what stands before it depends on other pages. */
export function renderApiPage(component: RenderedComponent, context: ApiPageContext): PagePart {
  const { html, headings } = renderParts(component, context);
  const others = (name: string): RenderedComponent | null =>
    name === component.name ? null : context.component(name);
  const linked = linkCode(html, (word) => openCodeLink(word, { component: others, documented: [] }));
  return { html: linked, headings };
}

function renderParts(component: RenderedComponent, context: ApiPageContext): PagePart {
  const { t, version, repository } = context;
  const source = repository && librarySource(repository, version, component.sourcePath);
  return joinParts([
    part(2, 'import', t('reference.import'), importCode(component, context)),
    note(component.descriptionHtml),
    propsPart(component, context),
    note(propsNotes(component, context)),
    inheritancePart(component, context),
    themePart(component, context),
    slotsPart(component, context),
    classesPart(component, context),
    source === null
      ? null
      : part(
          2,
          'source-code',
          t('reference.sourceCode'),
          `<p>${link(source, t('reference.sourceCodeText', { name: component.name }))}</p>`,
        ),
  ]);
}

function importCode({ imports }: RenderedComponent, { t, markdown }: TableContext): string {
  const info = { language: 'tsx', title: null, highlightedLines: new Set<number>(), label: '' };
  const hint = imports.length > 1 ? markdown(t('reference.importText')) : '';
  return renderCodeBlock(imports.join('\n// or\n'), info) + hint;
}

function propsPart({ props }: RenderedComponent, context: TableContext): PagePart | null {
  if (props.length === 0) return null;
  const own = props.filter(({ inheritedFrom }) => inheritedFrom === null);
  const filter = renderFilter(props.length - own.length, context);
  const section = renderSection('props', filter, renderPropsTable(props, context), context);
  return withRows(part(2, 'props', context.t('reference.props'), section), own);
}

function slotsPart({ slots }: RenderedComponent, context: TableContext): PagePart | null {
  if (slots.length === 0) return null;
  const { t, markdown } = context;
  const section = renderSection('slots', '', renderSlotsTable(slots, context), context);
  return withRows(
    part(2, 'slots', t('reference.slots'), markdown(t('reference.slotsText')) + section),
    slots,
  );
}
