import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Code, Html } from 'mdast';
import { toHast, type Handlers, type State } from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { stripHashAndQuery, withTrailingSlash } from '../../../shared/address/paths';
import { currentAnchor } from '../../../shared/api/api-page';
import { renderCodeBlock } from '../../content/page/code-block';
import { CODE_LANGUAGES } from '../../content/page/highlight';
import { walkElements } from '../../content/page/tree';
import type { RenderMarkdown } from './rendered-component';

/** Anchors of the site's pages by path; finding those of one page may take reading it. */
export type PageAnchors = ReadonlyMap<string, () => readonly string[]>;

/** Where a link in the library's texts leads readers. */
export type ResolveLink = (href: string) => string;

/**
 * Makes the function that finds where links of the library's texts lead.
 * @param pages that links may lead to; links to others lead to the library's own site
 * @param redirects where paths that are no pages lead to
 */
export function createLinkResolver(
  pages: PageAnchors,
  redirects: ReadonlyMap<string, string> = new Map(),
): ResolveLink {
  return (href) => withCurrentAnchor(libraryLink(href, pages, redirects), pages);
}

/** Makes the function that renders the library's texts. Most texts occur many times, so each is rendered once. */
export function createDocRenderer(resolve: ResolveLink): RenderMarkdown {
  const rendered = new Map<string, string>();
  return (markdown) => {
    const known = rendered.get(markdown);
    if (known !== undefined) return known;
    const html = markdown === '' ? '' : renderDocMarkdown(markdown, resolve);
    rendered.set(markdown, html);
    return html;
  };
}

/** Anchors that a page does not have are left out: the reader arrives at its top. */
function withCurrentAnchor(href: string, pages: PageAnchors): string {
  const path = stripHashAndQuery(href);
  const anchorsOf = pages.get(path);
  const hashAt = href.indexOf('#');
  if (!anchorsOf || hashAt === -1) return href;
  const anchor = currentAnchor(href.slice(hashAt + 1), anchorsOf());
  return anchor === null ? path : `${path}#${anchor}`;
}

const parser = unified().use(remarkParse).use(remarkGfm);

/** Addresses that a click may follow; links to others, such as `javascript:`, become text. */
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i;

/**
 * Renders the Markdown of a JSDoc comment as HTML that is safe whatever the comment holds: HTML in it is shown as
 * text, images as their description.
 * @param resolveLink turns the address of each link into the one readers follow
 */
export function renderDocMarkdown(text: string, resolveLink: (href: string) => string): string {
  const root: Root = { type: 'root', children: [] };
  const tree = toHast(parser.parse(text), { handlers: HANDLERS });
  if (tree.type === 'root') root.children = tree.children;
  walkElements(root, (node) => makeSafe(node, resolveLink));
  // Nothing from the comment is raw: only code that was highlighted here.
  return toHtml(root, { allowDangerousHtml: true }).trim();
}

const HANDLERS: Handlers = {
  code: (_state: State, { value, lang }: Code) => {
    const language = lang && CODE_LANGUAGES.includes(lang) ? lang : 'text';
    const html = renderCodeBlock(value, { language, title: null, highlightedLines: new Set(), label: '' });
    return { type: 'raw', value: html };
  },
  html: (_state: State, { value }: Html) => ({ type: 'text', value }),
};

/** Done on the elements, because Markdown has several ways to write a link or an image. */
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

/** The library's own site, where its declarations link to. */
const LIBRARY_SITE = 'https://mui.com';
const OWN_ADDRESS = /^https:\/\/(?:www\.)?mui\.com(?=\/|$)/;

/**
 * Where a link in the library's declarations leads readers: to this site's page if it has one, also under another
 * path, else to the library's site. Links to other places stay as they are.
 * @param href web address, or a path of the library's site such as `/material-ui/api/button/#button-prop-color`
 * @param pages of this site, by path with both slashes
 * @param redirects where paths of this site that are no pages lead to
 */
export function libraryLink(
  href: string,
  pages: Pick<PageAnchors, 'has'>,
  redirects: ReadonlyMap<string, string>,
): string {
  const target = href.replace(OWN_ADDRESS, '');
  const isOfLibrary = target !== href || /^\/(?!\/)/.test(href);
  if (!isOfLibrary) return href;
  const path = withTrailingSlash(target);
  const plainPath = stripHashAndQuery(path);
  return pages.has(plainPath) ? path : (redirects.get(plainPath) ?? `${LIBRARY_SITE}${target}`);
}
