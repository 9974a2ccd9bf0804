import { currentAnchor } from '../../../shared/api/api-page';
import { libraryLink } from './library-link';
import { stripHashAndQuery } from '../../../shared/address/paths';
import { renderDocMarkdown } from '../render-doc-markdown';
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
  const paths = new Set(pages.keys());
  return (href) => withCurrentAnchor(libraryLink(href, paths, redirects), pages);
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
