import { escapeHtml } from '../../support/escape-html';
import type { RenderedComponent } from './rendered-component';

/** The components that the words of one page may mean. */
export interface ApiLookup {
  component(name: string): RenderedComponent | null;
  /** Those that the page documents: their props may be named alone. */
  documented: readonly RenderedComponent[];
}

/** `Button`, `<Button>` and `<Button />`. */
const COMPONENT = /^(?:([A-Z]\w*)|<([A-Z]\w*)(?: ?\/)?>)$/;
/** `Button.color` */
const MEMBER = /^([A-Z]\w*)\.([\w-]+)$/;
const PROP = /^[a-z][\w-]*$/;

/** Start tag of the link to what a word of code names; null for other words. */
export function openCodeLink(word: string, { component, documented }: ApiLookup): string | null {
  const [, plain, bracketed] = COMPONENT.exec(word) ?? [];
  const name = plain ?? bracketed;
  if (name !== undefined) {
    const named = component(name);
    return named && `<a class="api-word" href="${named.path}">`;
  }
  const [, owner = '', member = ''] = MEMBER.exec(word) ?? [];
  if (owner !== '') return propLink(component(owner), member);
  return PROP.test(word) ? plainPropLink(word, documented) : null;
}

/** The first component that knows the word decides: as a prop, or as a value, such as `filled` of `variant`. */
function plainPropLink(word: string, documented: readonly RenderedComponent[]): string | null {
  for (const component of documented) {
    const found = propLink(component, word);
    if (found !== null || component.props.some(({ type }) => type.includes(`'${word}'`))) return found;
  }
  return null;
}

/** The card of a prop is made of attributes, so that hovering over it asks nothing of the server. */
function propLink(component: RenderedComponent | null, name: string): string | null {
  const prop = component?.props.find((candidate) => candidate.name === name);
  if (!component || !prop) return null;
  const defaultValue = prop.defaultValue === null ? '' : ` data-default="${escapeHtml(prop.defaultValue)}"`;
  return (
    `<a class="api-word" href="${component.path}#${prop.anchor}"` +
    ` data-of="${component.name}" data-type="${escapeHtml(prop.type)}"${defaultValue}>`
  );
}
