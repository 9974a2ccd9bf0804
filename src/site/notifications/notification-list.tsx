import { useEffect, useState, type ReactNode } from 'react';
import { formatDay } from '../../domain/format-day';
import type { ShownNotification } from '../../domain/notifications/unread';
import { translate } from './text';

/** The newest notifications; their HTML was cleaned by the build. */
export function NotificationList({ url }: { url: string }): ReactNode {
  const [notifications, setNotifications] = useState<readonly ShownNotification[] | 'failed' | null>(null);
  useEffect(() => {
    load(url).then(setNotifications, () => setNotifications('failed'));
  }, [url]);
  if (notifications === null) return <p role="status">{translate('notifications.loading')}</p>;
  if (notifications === 'failed') return <p role="status">{translate('notifications.failed')}</p>;
  return (
    <ul>
      {notifications.map(({ id, date, title, html }) => (
        <li key={id}>
          <h2>{title}</h2>
          <p dangerouslySetInnerHTML={{ __html: html }} />
          <time dateTime={date}>{formatDay(date)}</time>
        </li>
      ))}
    </ul>
  );
}

async function load(url: string): Promise<ShownNotification[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Notifications answered ${response.status}`);
  return (await response.json()) as ShownNotification[];
}
