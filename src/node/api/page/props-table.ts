import { breakableCode, code, link, withoutParagraph } from './html';
import type { RenderedProp, RenderedSignature } from './rendered-component';
import { typeCode } from './type-links';
import { description, flags, renderTable, type TableContext, type TableRow } from './table';

/**
 * The table of props.
 * @param base path of the API page for a table that stands on another page; empty on the page itself
 */
export function renderPropsTable(props: readonly RenderedProp[], context: TableContext, base = ''): string {
  const { t } = context;
  return renderTable(
    t('reference.name'),
    [
      { head: t('api.type'), kind: 'type' },
      { head: t('api.default'), kind: 'default' },
      { head: t('reference.text'), kind: 'text' },
    ],
    props.map((prop) => toRow(prop, context, base)),
  );
}

function toRow(prop: RenderedProp, context: TableContext, base: string): TableRow {
  const { name, anchor, type, defaultValue, inheritedFrom, signature, deprecated } = prop;
  const { t } = context;
  const origin = inheritedFrom
    ? `<div class="api-origin">${t('reference.from')} ${link(inheritedFrom.path, code(inheritedFrom.name))}</div>`
    : '';
  return {
    name,
    anchor: base === '' ? anchor : null,
    href: `${base}#${anchor}`,
    flags: flags(prop, context),
    deprecated,
    inherited: inheritedFrom !== null && base === '',
    cells: [
      typeCode(type, context.openType),
      defaultValue === null ? '' : breakableCode(defaultValue),
      description(prop, context) + (signature ? renderSignature(signature, context) : '') + origin,
    ],
  };
}

/** The described parameters of a callback; the type shows the others. */
function renderSignature(
  { parameters, returnType, returnDescriptionHtml }: RenderedSignature,
  { t }: TableContext,
): string {
  const described = parameters.filter(({ descriptionHtml }) => descriptionHtml !== '');
  const items = described.map(
    ({ name, descriptionHtml }) => `<li>${code(name)} ${withoutParagraph(descriptionHtml)}</li>`,
  );
  const returned =
    returnDescriptionHtml === ''
      ? []
      : [
          `<li>${t('reference.returns')} ${code(returnType)}: ${withoutParagraph(returnDescriptionHtml)}</li>`,
        ];
  const list = [...items, ...returned].join('');
  return list === '' ? '' : `<ul class="api-signature">${list}</ul>`;
}
