import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Code, Html } from 'mdast';
import { toHast, type Handlers, type State } from 'mdast-util-to-hast';
import { unified } from 'unified';
import {
  classAnchor,
  propAnchor,
  slotAnchor,
  type CallbackSignature,
  type ComponentApi,
  type Documented,
  currentAnchor,
} from '../../../shared/api-reference';
import { LIBRARY_SITE } from '../../../libraries';
import { stripHashAndQuery, withTrailingSlash } from '../../../shared/paths';
import { CODE_LANGUAGES, parseFenceInfo, renderCodeBlock } from '../../markdown/code-block';
import { walkElements } from '../../markdown/tree';

/** Turns Markdown of the library into HTML. */
export type RenderMarkdown = (markdown: string) => string;

/** A component for pages and queries, with anchors and rendered descriptions. */
export type RenderedComponent = ReturnType<typeof renderComponent>;

/** Renders the descriptions of a component. */
export function renderComponent(component: ComponentApi, render: RenderMarkdown) {
  const { name, props, slots, classes } = component;
  return {
    ...withHtml(component, render),
    props: props.map((prop) => ({
      ...withHtml(prop, render),
      anchor: propAnchor(name, prop.name),
      signature: prop.signature && signatureWithHtml(prop.signature, render),
    })),
    slots: slots.map((slot) => ({ ...withHtml(slot, render), anchor: slotAnchor(name, slot) })),
    classes: classes.map((item) => ({ ...withHtml(item, render), anchor: classAnchor(name, item.key) })),
  };
}

function signatureWithHtml(
  { parameters, returnType, returnDescription }: CallbackSignature,
  render: RenderMarkdown,
) {
  return {
    parameters: parameters.map(({ description, ...parameter }) => ({
      ...parameter,
      descriptionHtml: render(description),
    })),
    returnType,
    returnDescriptionHtml: render(returnDescription),
  };
}

function withHtml<Item extends Documented>(
  { description, deprecationAdvice, ...rest }: Item,
  render: RenderMarkdown,
) {
  return {
    ...rest,
    descriptionHtml: render(description),
    deprecationAdviceHtml: render(deprecationAdvice),
  };
}

/** Anchors of pages, by path. */
type PageAnchors = ReadonlyMap<string, readonly string[]>;

/** Returns the URL for a link in the library's documentation comments. */
export type ResolveLink = (href: string) => string;

/**
 * Creates the function that resolves links in the library's declarations. They go to this site's page if there is one,
 * also through a redirect, and else to the library's site. Other links stay as they are.
 * @param pages of this site. Links to anchors that a page does not have open its top.
 * @param redirects by path
 */
export function createLinkResolver(
  pages: PageAnchors,
  redirects: ReadonlyMap<string, string> = new Map(),
): ResolveLink {
  return (href) => {
    const target = pathOnLibrarySite(href);
    if (target === null) return href;
    const path = withTrailingSlash(target);
    const plainPath = stripHashAndQuery(path);
    const found = pages.has(plainPath) ? path : redirects.get(plainPath);
    if (found === undefined) return `${LIBRARY_SITE}${target}`;
    const [page = '', hash] = found.split('#');
    const anchors = pages.get(stripHashAndQuery(page));
    if (!anchors || hash === undefined) return found;
    const anchor = currentAnchor(hash, anchors);
    return anchor === null ? page : `${page}#${anchor}`;
  };
}

/** Creates the function that renders documentation comments. Most occur many times, so each is rendered once. */
export function createDocRenderer(resolve: ResolveLink): RenderMarkdown {
  const rendered = new Map<string, string>();
  return (markdown) => {
    const html = rendered.get(markdown) ?? renderDocMarkdown(markdown, resolve);
    rendered.set(markdown, html);
    return html;
  };
}

const parser = unified().use(remarkParse).use(remarkGfm);

/** URLs that are safe to follow. Other links, such as `javascript:`, become text. */
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i;

/**
 * Renders the Markdown of a JSDoc comment as safe HTML. HTML in it becomes text, and images become their description.
 * @param resolveLink returns the URL for a link
 */
export function renderDocMarkdown(text: string, resolveLink: (href: string) => string): string {
  const root = toHast(parser.parse(text), { handlers: HANDLERS }) as Root;
  walkElements(root, (node) => makeSafe(node, resolveLink));
  // The only raw nodes are code that was highlighted here.
  return toHtml(root, { allowDangerousHtml: true }).trim();
}

const HANDLERS: Handlers = {
  code: (_state: State, { value, lang }: Code) => {
    const language = lang && CODE_LANGUAGES.includes(lang) ? lang : 'text';
    return { type: 'raw', value: renderCodeBlock(value, parseFenceInfo(language, null)) };
  },
  html: (_state: State, { value }: Html) => ({ type: 'text', value }),
};

/** Checks elements instead of Markdown, which has several syntaxes for links and images. */
function makeSafe(node: Element, resolveLink: (href: string) => string): void {
  if (node.tagName === 'img') {
    node.tagName = 'span';
    node.children = [{ type: 'text', value: String(node.properties['alt'] ?? '') }];
    node.properties = {};
  }
  if (node.tagName !== 'a') return;
  const href = resolveLink(String(node.properties['href'] ?? ''));
  if (SAFE_ADDRESS.test(href)) node.properties['href'] = href;
  else {
    node.tagName = 'span';
    node.properties = {};
  }
}

/** Path of a URL of the library's site, or null for other URLs. */
function pathOnLibrarySite(href: string): string | null {
  if (/^\/(?!\/)/.test(href)) return href;
  const site = [LIBRARY_SITE, LIBRARY_SITE.replace('://', '://www.')].find(
    (each) => href === each || href.startsWith(`${each}/`),
  );
  return site === undefined ? null : href.slice(site.length);
}
