import type { Nodes } from 'hast';
import { isExternal } from '../../shared/address/paths';
import type { Problem, SourceLocation } from '../../shared/page/problem';
import { parseNotificationText } from '../content/render-notifications';
import { resolveAddress } from './address';
import { pathFix } from './messages';
import type { SiteIndex } from './site-index';
import { findTarget } from './target';

/** Notifications, and notices of products, that lead to a page or an anchor that does not exist. */
export function checkNotifications(index: SiteIndex): Problem[] {
  const { notifications, products } = index.content.data;
  return [
    ...notifications.flatMap(({ value, locate }) =>
      deadLinks(value.text, `The notification "${value.title}"`, locate('text'), index),
    ),
    ...products.flatMap(({ value: { name, notice }, locate }) =>
      notice ? deadLinks(notice.text, `The notice of "${name}"`, locate('notice', 'text'), index) : [],
    ),
  ];
}

function deadLinks(text: string, subject: string, place: SourceLocation, index: SiteIndex): Problem[] {
  return linksIn(parseNotificationText(text))
    .filter((href) => !isExternal(href))
    .flatMap((href): Problem[] => {
      const { path, anchor } = resolveAddress(href, '/');
      const fix = pathFix(findTarget(path, anchor, index));
      const what = `${subject} leads to "${href}", which does not exist.`;
      return fix === null ? [] : [{ rule: 'notification-link', what, where: [place], fix }];
    });
}

function linksIn(node: Nodes): string[] {
  if (node.type !== 'root' && node.type !== 'element') return [];
  const href = node.type === 'element' ? node.properties['href'] : undefined;
  return [...(typeof href === 'string' ? [href] : []), ...node.children.flatMap(linksIn)];
}
