import { escapeHtml } from '../../support/escape-html';
import { wordOwners } from '../../content/bare-words';
import type { RenderedComponent } from './rendered-component';

/** A component, with the page that documents it before all others when words may lead there. */
export type LinkedComponent = RenderedComponent & { guidePath?: string | null };

/** The components that the words of one page may mean. */
export interface ApiLookup {
  component(name: string): LinkedComponent | null;
  /** Those that the page documents: their props may be named alone. */
  documented: readonly LinkedComponent[];
}

/** `Button`, `<Button>` and `<Button />`. */
const COMPONENT = /^(?:([A-Z]\w*)|<([A-Z]\w*)(?: ?\/)?>)$/;
/** `Button.color` */
const MEMBER = /^([A-Z]\w*)\.([\w-]+)$/;

/** Start tag of the link to what a word of code names; null for other words. */
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
  return meant && others.length === 0 ? propLink(meant.component, word) : null;
}

/** Leads to the guide, from where a card leads on to the reference; without a guide to the reference. */
function componentLink({ path, guidePath }: LinkedComponent): string {
  return guidePath
    ? `<a class="api-word" href="${guidePath}" data-api="${path}">`
    : `<a class="api-word" href="${path}">`;
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
