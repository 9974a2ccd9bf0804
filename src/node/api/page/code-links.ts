import type { Product } from '../../../shared/product';
import { COMMON_PROPS, isAttribute } from '../../content/product-identity';
import type { ParsedPage } from '../../../shared/page';
import { escapeHtml, unescapeHtml } from '../../lib/escape-html';
import type { RenderedComponent } from './rendered-component';

/** A component, and the page that mainly documents it. */
type LinkedComponent = RenderedComponent & { guidePath?: string | null };

/** Components that inline code on a page can mean. */
export interface ComponentLookup {
  component(name: string): LinkedComponent | null;
  /** Components that the page documents. Their props link without the component name. */
  documented: readonly LinkedComponent[];
}

/** Components and types that code on a page can mean. */
export interface ApiLookup extends ComponentLookup {
  explainedTypes: readonly ExplainedType[];
}

/** `<Button>` and `<Button />`. */
const TAG = /^<(\w+)(?: ?\/)?>$/;
/** `Button.color` */
const MEMBER = /^([A-Z]\w*)\.([\w-]+)$/;

/** Start tag of the link for a word of code. Null if the word is unknown or ambiguous. */
export function openCodeLink(word: string, { component, documented }: ComponentLookup): string | null {
  const name = word.replace(TAG, '$1');
  if (/^[A-Z]\w*$/.test(name)) {
    const named = component(name);
    if (!named) return null;
    // The guide links to the reference.
    const { path, guidePath } = named;
    return guidePath ? openTag(guidePath, { api: path }) : openTag(path);
  }
  const [, owner = '', member = ''] = MEMBER.exec(word) ?? [];
  if (owner !== '') return propLink(component(owner), member);
  const [meant, ...others] = wordOwners(word, documented);
  return meant && others.length === 0 ? propLink(meant, word) : null;
}

function propLink(component: RenderedComponent | null, name: string): string | null {
  const prop = component?.props.find((candidate) => candidate.name === name);
  if (!component || !prop) return null;
  const { anchor, type, defaultValue } = prop;
  return openTag(`${component.path}#${anchor}`, { of: component.name, type, default: defaultValue });
}

/** Start tag of a link for code. A card is made from its data, so hover sends no request. */
function openTag(href: string, data: Readonly<Record<string, string | null>> = {}): string {
  const attributes = Object.entries(data).map(([name, value]) =>
    value === null ? '' : ` data-${name}="${escapeHtml(value)}"`,
  );
  return `<a class="api-word" href="${href}"${attributes.join('')}>`;
}

/**
 * Finds the components that inline code on a page can mean.
 * @param scope products to search, nearest first
 * @param find looks up a component in a product
 */
export function createComponentLookup(
  { path, frontMatter }: Pick<ParsedPage, 'path' | 'frontMatter'>,
  scope: readonly string[],
  find: (productId: string, name: string) => LinkedComponent | null,
): ComponentLookup {
  const component = (name: string): LinkedComponent | null => {
    const nearest = scope.reduce<LinkedComponent | null>(
      (known, product) => known ?? find(product, name),
      null,
    );
    // In its own guide, a component links to its reference.
    return nearest?.guidePath === path ? { ...nearest, guidePath: null } : nearest;
  };
  return { component, documented: frontMatter.components.flatMap((name) => component(name) ?? []) };
}

/** Code inside these elements is not linked, because it would be a link in a link or part of a control. */
const UNLINKED = ['a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'summary', 'button', 'label'];
const TOKEN = new RegExp(
  `<code>([^<]*)</code>|<(/?)(?:${UNLINKED.join('|')})\\b(?:"[^"]*"|'[^']*'|[^'">])*>`,
  'g',
);

/**
 * Links inline code that contains the name of a component or a prop. Code with an attribute stays as it is.
 * @param html HTML of prose.
 * @param openLink Returns the start tag of the link for a word, or null.
 */
export function linkCode(html: string, openLink: (word: string) => string | null): string {
  let depth = 0;
  return html.replace(TOKEN, (token, text: string | undefined, slash: string | undefined) => {
    if (text === undefined) {
      depth += slash === '/' ? -1 : 1;
      return token;
    }
    const tag = depth === 0 ? openLink(unescapeHtml(text)) : null;
    return tag === null ? token : `${tag}${token}</a>`;
  });
}

/** Characters that fit into the narrowest column of a table. */
const LONGEST_UNBROKEN = 10;

/** Code within a line. */
export function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

/** Marks a line break opportunity in text. In HTML, it becomes `<wbr>`. */
export const BREAK = '\u200B';

/** Adds line break opportunities between the parts of long code words. */
function markBreaks(text: string): string {
  const words = text.split(' ').map((word) => {
    if (word.length <= LONGEST_UNBROKEN) return word;
    return word.split(/(?<=[<([=]|\w\.)|(?<=[a-z\d])(?=[A-Z])/).join(BREAK);
  });
  return words.join(' ');
}

/** Converts text with `BREAK` marks to HTML. */
function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll(BREAK, '<wbr>');
}

/** A link, or only its content if there is no URL. */
export function link(href: string | null, html: string): string {
  return href === null ? html : `<a href="${escapeHtml(href)}">${html}</a>`;
}

/** A small label next to a name. */
export function flag(text: string, kind = ''): string {
  return `<span class="badge api-flag${kind && ` api-flag-${kind}`}">${escapeHtml(text)}</span>`;
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
export type ExplainedType = Product['types'][number];

/** Returns the start tag of the link for a word in a type, or null. */
export type OpenTypeLink = (word: string) => string | null;

/** Literals are no names of types. */
const WORDS = new RegExp(`('[^']*'|\\b[A-Z][\\w${BREAK}]+\\b)`);
/** Maximum number of characters of a shape in a tooltip. */
const LONGEST_SHAPE = 150;

/**
 * Code with line break opportunities in long words, such as `Partial<<wbr>Button<wbr>Classes>`.
 * @param open links words to explanations of types
 */
export function breakableCode(text: string, open: OpenTypeLink = () => null): string {
  const parts = markBreaks(text)
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
    if (known) return openTag(known.path, { type: known.shape });
    const [, name = '', part = ''] = /^([A-Z]\w*?)(Props|Classes)$/.exec(word) ?? [];
    const found = name === '' ? null : component(name);
    if (!found) return null;
    const ownProps = found.props.filter(({ inheritedFrom }) => inheritedFrom === null);
    const members =
      part === 'Props'
        ? ownProps.map((prop) => `${prop.name}${prop.required ? '' : '?'}: ${prop.type}`)
        : found.classes.map(({ key }) => `${key}: string`);
    return openTag(`${found.path}#${part.toLowerCase()}`, { type: shapeOf(members) });
  };
}

/** Members of a type, cut after `LONGEST_SHAPE` characters. */
function shapeOf(members: readonly string[]): string {
  let shape = '{';
  for (const member of members) {
    if (shape.length + member.length > LONGEST_SHAPE) return `${shape} … }`;
    shape += ` ${member};`;
  }
  return `${shape} }`;
}

/** The part of a component that the rules need. */
interface Documented {
  name: string;
  props: readonly { name: string; type: string; inheritedFrom: { name: string } | null }[];
}

const PROP = /^[a-z][\w-]*$/;

/**
 * Components of a page that a lone word could refer to. They declare a prop of this name, or have a prop of this value.
 * An HTML attribute only counts if the main component declares it.
 * @param documented Components that the page documents, the main one first.
 */
export function wordOwners<Component extends Documented>(
  word: string,
  documented: readonly Component[],
): Component[] {
  const [main] = documented;
  if (!main || !PROP.test(word)) return [];
  if (isAttribute(word) && !COMMON_PROPS.includes(word) && declarerOf(word, main) !== main.name) return [];
  if (documented.every((component) => declarerOf(word, component) === null)) return [];
  const owners = new Map<string, Component>();
  for (const component of documented) {
    const isValue = component.props.some(({ type }) => type.includes(`'${word}'`));
    const name = declarerOf(word, component) ?? (isValue ? component.name : null);
    if (name === null || owners.has(name)) continue;
    owners.set(name, documented.find((each) => each.name === name) ?? component);
  }
  // The main component has the link.
  return COMMON_PROPS.includes(word) ? [...owners.values()].slice(0, 1) : [...owners.values()];
}

function declarerOf(word: string, { name, props }: Documented): string | null {
  const prop = props.find((candidate) => candidate.name === word);
  return prop ? (prop.inheritedFrom?.name ?? name) : null;
}
