import { apiAnchors, currentAnchor } from '../../../domain/api-page';
import type { ComponentApi } from '../../../domain/api-reference';
import { libraryLink } from '../../../domain/library-link';
import { stripHashAndQuery } from '../../../domain/paths';
import { renderDocMarkdown } from '../render-doc-markdown';
import type { RenderMarkdown } from './rendered-component';

/**
 * Makes the function that renders the library's texts. Most texts occur many times, so each is rendered once.
 * @param components whose API pages exist
 * @param pages paths of the other pages
 */
export function createDocRenderer(
  components: readonly ComponentApi[],
  pages: Iterable<string>,
): RenderMarkdown {
  const byPath = new Map(components.map((component) => [component.path, component]));
  const paths = new Set([...byPath.keys(), ...pages]);
  const rendered = new Map<string, string>();
  const resolve = (href: string): string => withCurrentAnchor(libraryLink(href, paths), byPath);
  return (markdown) => {
    const known = rendered.get(markdown);
    if (known !== undefined) return known;
    const html = markdown === '' ? '' : renderDocMarkdown(markdown, resolve);
    rendered.set(markdown, html);
    return html;
  };
}

/** Anchors that an API page does not have are left out: the reader arrives at its top. */
function withCurrentAnchor(href: string, byPath: ReadonlyMap<string, ComponentApi>): string {
  const path = stripHashAndQuery(href);
  const component = byPath.get(path);
  const hashAt = href.indexOf('#');
  if (!component || hashAt === -1) return href;
  const anchor = currentAnchor(href.slice(hashAt + 1), apiAnchors(component));
  return anchor === null ? path : `${path}#${anchor}`;
}
