import type { Nodes } from 'hast';
import { isExternal } from '../../shared/address/paths';
import type { Problem, SourceLocation } from '../../shared/page/problem';
import { INLINE_TAGS } from '../../shared/texts/inline-html';
import { droppedMarkup, parseNotificationText } from '../content/notifications';
import { frontMatterPlace, type SiteIndex } from './site-index';
import { pathFix, findTarget, resolveAddress, type Address } from './target';

/** Pages with a dead `newUrl`. */
export function checkMovedPages(index: SiteIndex): Problem[] {
  return index.content.pages.flatMap((page) => {
    const { newUrl } = page.frontMatter;
    if (!newUrl?.startsWith('/')) return [];
    const what = `"newUrl" is "${newUrl}", which is no page.`;
    const where = frontMatterPlace(page, 'newUrl');
    return deadPath('new-url', { path: newUrl, anchor: '' }, what, where, index);
  });
}

/** Pages that products name but that do not exist. */
export function checkProductPaths(index: SiteIndex): Problem[] {
  return index.content.data.products.flatMap(
    ({ value: { name: product, path, types, highlights, olderVersions }, locate }) => {
      const check = (address: string, does: string, place: SourceLocation): Problem | [] => {
        const what = `The product "${product}" ${does} "${address}", which is no page.`;
        return deadPath('product-path', { path: address, anchor: '' }, what, place, index);
      };
      return [
        check(path, 'starts at', locate('path')),
        ...types.map((type, item) =>
          check(type.path, `explains ${type.name} at`, locate('types', item, 'path')),
        ),
        ...highlights.map((highlight, item) => check(highlight, 'points out', locate('highlights', item))),
        ...olderVersions.flatMap(({ text, pages }, item) =>
          Object.keys(pages).map((page) =>
            check(page, `has ${text} of`, locate('olderVersions', item, 'pages', page)),
          ),
        ),
      ].flat();
    },
  );
}

/** News with a dead path. */
export function checkNews(index: SiteIndex): Problem[] {
  return index.content.data.news.flatMap(({ value: { title, path }, locate }) => {
    const what = `The news "${title}" lead to "${path}", which does not exist.`;
    return deadPath('news-path', resolveAddress(path, '/'), what, locate('path'), index);
  });
}

/** Dead links of the search. */
export function checkSearchLinks(index: SiteIndex): Problem[] {
  return index.content.data.searchLinks.flatMap(({ value: { title, path }, locate }) => {
    const what = `The search offers "${title}" at "${path}", which does not exist.`;
    return deadPath('search-link', resolveAddress(path, '/'), what, locate('path'), index);
  });
}

/** Notifications, and notices of products, with dead links or with HTML that they must not have. */
export function checkNotifications(index: SiteIndex): Problem[] {
  const { notifications, products } = index.content.data;
  const check = (text: string, subject: string, place: SourceLocation): Problem[] => [
    ...deadLinks(text, subject, place, index),
    ...droppedMarkup(text).map((markup): Problem => ({
      rule: 'notification-markup',
      what: `${subject} has ${markup}, which is left out.`,
      where: [place],
      fix: `Use only these elements: ${INLINE_TAGS.join(', ')}. A link can have an "href" and nothing else.`,
    })),
  ];
  return [
    ...notifications.flatMap(({ value, locate }) =>
      check(value.text, `The notification "${value.title}"`, locate('text')),
    ),
    ...products.flatMap(({ value: { name, notice }, locate }) =>
      notice ? check(notice.text, `The notice of "${name}"`, locate('notice', 'text')) : [],
    ),
  ];
}

function deadLinks(text: string, subject: string, place: SourceLocation, index: SiteIndex): Problem[] {
  return linksIn(parseNotificationText(text))
    .filter((href) => !isExternal(href))
    .flatMap((href) => {
      const what = `${subject} leads to "${href}", which does not exist.`;
      return deadPath('notification-link', resolveAddress(href, '/'), what, place, index);
    });
}

function linksIn(node: Nodes): string[] {
  if (node.type !== 'root' && node.type !== 'element') return [];
  const href = node.type === 'element' ? node.properties['href'] : undefined;
  return [...(typeof href === 'string' ? [href] : []), ...node.children.flatMap(linksIn)];
}

/** Problem of a path without a page, or of a missing anchor. */
function deadPath(
  rule: string,
  { path, anchor }: Address,
  what: string,
  place: SourceLocation,
  index: SiteIndex,
): Problem | [] {
  const fix = pathFix(findTarget(path, anchor, index));
  return fix === null ? [] : { rule, what, where: [place], fix };
}
