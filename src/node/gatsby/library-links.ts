import { apiAnchors } from '../../shared/api/api-page';
import { createLinkResolver, type PageAnchors, type ResolveLink } from '../api/page/library-texts';
import type { SiteContent } from '../content/site-content';

/** Where links in the texts of the installed packages lead on this site. */
export function libraryLinks({ api, data, handMadePaths, pages }: SiteContent): ResolveLink {
  return createLinkResolver(
    new Map([
      ...handMadePaths.map((path) => [path, () => []] as const),
      ...pages.map(({ path, anchors }) => [path, () => anchors] as const),
      ...api.components.map((component) => [component.path, () => apiAnchors(component)] as const),
    ]) satisfies PageAnchors,
    new Map(data.redirects.map(({ value }) => [value.from, value.to])),
  );
}
