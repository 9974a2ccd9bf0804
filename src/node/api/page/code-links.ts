import { wordOwners } from '../../content/product-identity';
import { UNLINKED } from '../../markdown/rehype-decorate';
import { escapeHtml, unescapeHtml } from '../../lib/escape-html';
import type { RenderedComponent } from './rendered-component';

/** A component, and the page that mainly documents it. */
type LinkedComponent = RenderedComponent & { guidePath?: string | null };

/** Components that inline code on a page can mean. */
export interface ApiLookup {
  component(name: string): LinkedComponent | null;
  /** Components that the page documents. Their props link without the component name. */
  documented: readonly LinkedComponent[];
}

/** `Button`, `<Button>` and `<Button />`. */
const COMPONENT = /^(?:([A-Z]\w*)|<([A-Z]\w*)(?: ?\/)?>)$/;
/** `Button.color` */
const MEMBER = /^([A-Z]\w*)\.([\w-]+)$/;

/** Start tag of the link for a word of code. Null if the word is unknown or ambiguous. */
export function openCodeLink(word: string, { component, documented }: ApiLookup): string | null {
  const [, plain, bracketed] = COMPONENT.exec(word) ?? [];
  const name = plain ?? bracketed;
  if (name !== undefined) {
    const named = component(name);
    return named && componentLink(named);
  }
  const [, owner = '', member = ''] = MEMBER.exec(word) ?? [];
  if (owner !== '') return propLink(component(owner), member);
  const [meant, ...others] = wordOwners(word, documented);
  return meant && others.length === 0 ? propLink(meant, word) : null;
}

/** Links to the guide, which links to the reference. Without a guide, links to the reference. */
function componentLink({ path, guidePath }: LinkedComponent): string {
  return guidePath
    ? `<a class="api-word" href="${guidePath}" data-api="${path}">`
    : `<a class="api-word" href="${path}">`;
}

/** The card of a prop is made from attributes, so hover sends no request. */
function propLink(component: RenderedComponent | null, name: string): string | null {
  const prop = component?.props.find((candidate) => candidate.name === name);
  if (!component || !prop) return null;
  const defaultValue = prop.defaultValue === null ? '' : ` data-default="${escapeHtml(prop.defaultValue)}"`;
  return (
    `<a class="api-word" href="${component.path}#${prop.anchor}"` +
    ` data-of="${component.name}" data-type="${escapeHtml(prop.type)}"${defaultValue}>`
  );
}

/**
 * Finds the components that inline code on a page can mean, without duplicates.
 * @param scope products to search, nearest first
 * @param documented names of the components that the page documents
 * @param find looks up a component in a product
 */
export function createApiLookup(
  scope: readonly string[],
  documented: readonly string[],
  find: (productId: string, name: string) => LinkedComponent | null,
): ApiLookup {
  const found = new Map<string, LinkedComponent | null>();
  const nearest = (name: string): LinkedComponent | null => {
    for (const product of scope) {
      const component = find(product, name);
      if (component) return component;
    }
    return null;
  };
  const component = (name: string): LinkedComponent | null => {
    if (!found.has(name)) found.set(name, nearest(name));
    return found.get(name) ?? null;
  };
  return { component, documented: documented.flatMap((name) => component(name) ?? []) };
}

// Code inside these elements is not linked, because it would be a link in a link or part of a control.
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
