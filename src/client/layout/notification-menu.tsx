import { useState, type ReactNode } from 'react';
import { lastSeenCookie, unreadCount } from '../../shared/unread';
import { useTranslate } from '../ui/locale-provider';
import { BellIcon } from '../ui/icons';
import { useDocsConfig } from '../ui/docs-provider';
import { Popover } from '../ui/popover';
import { useHydrated } from '../ui/use-hydrated';
import { readCookies, writeCookie } from '../ui/safe-storage';
import { counted } from '../ui/counted';

/** The bell in the header, with the number of new notifications and a menu. */
export function NotificationMenu(): ReactNode {
  const t = useTranslate();
  const { url, ids } = useDocsConfig().notifications;
  const [isRead, setRead] = useState(false);
  const unread = useHydrated() && !isRead ? unreadCount(ids, readCookies()) : 0;
  const [list, setList] = useState<ReactNode>(null);
  const [hasFailed, setFailed] = useState(false);
  const open = async (): Promise<void> => {
    setRead(true);
    writeCookie(lastSeenCookie(ids));
    if (list) return;
    setFailed(false);
    try {
      const { loadNotifications } = await import('./load-notifications');
      setList(await loadNotifications(url));
    } catch {
      setFailed(true);
    }
  };
  if (ids.length === 0) return null;
  const label = t(unread === 0 ? 'notifications.title' : 'notifications.unread', { unread });
  return (
    <>
      <button
        className="icon-button notification-button needs-script"
        type="button"
        popoverTarget="notification-menu"
        aria-label={label}
        title={label}
        data-unread={unread || undefined}
        ref={counted({ gaEventCategory: 'header', gaEventAction: 'notifications' })}
      >
        <BellIcon />
      </button>
      <Popover
        id="notification-menu"
        className="menu-panel header-panel notification-panel"
        role="dialog"
        aria-label={t('notifications.title')}
        onToggle={({ newState }) => {
          if (newState === 'open') void open();
        }}
      >
        {list ?? <p role="status">{t(hasFailed ? 'notifications.failed' : 'loading')}</p>}
      </Popover>
    </>
  );
}
