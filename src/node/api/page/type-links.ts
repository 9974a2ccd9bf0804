import { escapeHtml } from '../../support/escape-html';
import { BREAK, markBreaks, withBreaks } from './html';
import type { RenderedComponent } from './rendered-component';

/** A type that a page of the site explains. */
interface ExplainedType {
  name: string;
  path: string;
  /** TypeScript definition. */
  shape: string;
}

/** Returns the start tag of the link for a word in a type, or null. */
export type OpenTypeLink = (word: string) => string | null;

/** Literals are no names of types. */
const WORDS = new RegExp(`('[^']*'|\\b[A-Z][\\w${BREAK}]+\\b)`);
/** More than this says less. */
const LONGEST_SHAPE = 150;

/** Renders the code of a type, with links to explanations of its words. */
export function typeCode(type: string, open: OpenTypeLink): string {
  const parts = markBreaks(type)
    .split(WORDS)
    .map((part) => {
      const tag = open(part.replaceAll(BREAK, ''));
      return tag === null ? withBreaks(part) : `${tag}${withBreaks(part)}</a>`;
    });
  return `<code>${parts.join('')}</code>`;
}

/**
 * Links `MenuProps` and `MenuClasses` to the API of the component, and other types to the page that explains them. A
 * tooltip shows the shape of the type.
 */
export function createTypeLinks(
  component: (name: string) => RenderedComponent | null,
  explained: readonly ExplainedType[],
): OpenTypeLink {
  return (word) => {
    const known = explained.find(({ name }) => name === word);
    if (known) return openTag(known.path, known.shape);
    const [, name = '', part] = /^([A-Z]\w*?)(Props|Classes)$/.exec(word) ?? [];
    const found = name === '' ? null : component(name);
    if (!found) return null;
    return part === 'Props'
      ? openTag(`${found.path}#props`, shapeOf(found.props.filter(isOwn).map(propText)))
      : openTag(`${found.path}#classes`, shapeOf(found.classes.map(({ key }) => `${key}: string`)));
  };
}

function isOwn({ inheritedFrom }: RenderedComponent['props'][number]): boolean {
  return inheritedFrom === null;
}

function propText({ name, required, type }: RenderedComponent['props'][number]): string {
  return `${name}${required ? '' : '?'}: ${type}`;
}

/** As many members as can be read at a glance. */
function shapeOf(members: readonly string[]): string {
  let shape = '{';
  for (const member of members) {
    if (shape.length + member.length > LONGEST_SHAPE) return `${shape} … }`;
    shape += ` ${member};`;
  }
  return `${shape} }`;
}

function openTag(href: string, shape: string): string {
  return `<a class="api-word" href="${href}" data-type="${escapeHtml(shape)}">`;
}
