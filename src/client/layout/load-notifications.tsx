import type { ReactNode } from 'react';
import { formatDay } from '../ui/format-day';
import type { ShownNotification } from '../../shared/site-data';
import { loadJson } from '../ui/load-json';

/**
 * The newest notifications as a list. The build has sanitized their HTML.
 * @throws Error if they cannot be loaded
 */
export async function loadNotifications(url: string): Promise<ReactNode> {
  const notifications = await loadJson<ShownNotification[]>(url);
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
