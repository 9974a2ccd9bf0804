import { escapeHtml } from '../../lib/escape-html';
import type { RenderedComponent } from './rendered-component';

/** Characters that fit into the narrowest column of a table. */
const LONGEST_UNBROKEN = 10;

/** Code within a line. */
export function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

/** Code with line break opportunities in long words, such as `Partial<<wbr>Button<wbr>Classes>`. */
export function breakableCode(text: string): string {
  return `<code>${withBreaks(markBreaks(text))}</code>`;
}

/** Stands for a place to break, until the text has become HTML. */
export const BREAK = '\u200B';

/** Adds line break opportunities between the parts of long code words. */
function markBreaks(text: string): string {
  const words = text.split(' ').map((word) => {
    if (word.length <= LONGEST_UNBROKEN) return word;
    return word.split(/(?<=[<([=]|\w\.)|(?<=[a-z\d])(?=[A-Z])/).join(BREAK);
  });
  return words.join(' ');
}

/** HTML of a text with such marks. */
function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll(BREAK, '<wbr>');
}

/** A link, or only its content if there is no URL. */
export function link(href: string | null, html: string): string {
  return href === null ? html : `<a href="${escapeHtml(href)}">${html}</a>`;
}

/** A small label next to a name. */
export function flag(text: string, kind = ''): string {
  return `<span class="api-flag${kind && ` api-flag-${kind}`}">${escapeHtml(text)}</span>`;
}

/** A heading that is its own link, as in prose. */
export function heading(depth: 2 | 3, id: string, text: string): string {
  return `<h${depth} id="${id}"><a class="title-link-to-anchor" href="#${id}">${escapeHtml(text)}</a></h${depth}>`;
}

/** Removes the paragraph around text with only one. */
export function withoutParagraph(html: string): string {
  return /^<p>((?:(?!<\/?p>).)*)<\/p>$/s.exec(html)?.[1] ?? html;
}

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
