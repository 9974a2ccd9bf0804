import type { Nodes } from 'hast';
import { isExternal } from '../../shared/page/paths';
import type { Problem } from '../../shared/page/problem';
import { parseNotificationText } from '../content/render-notifications';
import { resolveAddress } from './address';
import { pathFix } from './messages';
import type { SiteIndex } from './site-index';
import { findTarget } from './target';

/** Notifications that lead to a page or an anchor that does not exist. */
export function checkNotifications(index: SiteIndex): Problem[] {
  return index.content.data.notifications.flatMap(({ value, locate }) =>
    linksIn(parseNotificationText(value.text))
      .filter((href) => !isExternal(href))
      .flatMap((href): Problem[] => {
        const { path, anchor } = resolveAddress(href, '/');
        const fix = pathFix(findTarget(path, anchor, index));
        const what = `The notification "${value.title}" leads to "${href}", which does not exist.`;
        return fix === null ? [] : [{ rule: 'notification-link', what, where: [locate('text')], fix }];
      }),
  );
}

function linksIn(node: Nodes): string[] {
  if (node.type !== 'root' && node.type !== 'element') return [];
  const href = node.type === 'element' ? node.properties['href'] : undefined;
  return [...(typeof href === 'string' ? [href] : []), ...node.children.flatMap(linksIn)];
}
