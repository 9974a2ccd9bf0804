import { cookieValue, preferenceCookie } from './code-variant';

/** Maximum number of notifications in the menu. */
export const SHOWN_NOTIFICATIONS = 3;

/** Cookie with the id of the newest notification that the user has seen. */
const LAST_SEEN_COOKIE = 'lastSeenNotification';

/** A notification in the menu, with sanitized HTML. */
export interface ShownNotification {
  id: number;
  date: string;
  title: string;
  html: string;
}

/** Data of the notifications on every page, which is enough to count new ones. */
export interface NotificationFeed {
  /** URL of the JSON file, which is a list of `ShownNotification`. */
  url: string;
  /** Ids of those that are shown, newest first. */
  ids: number[];
}

/** How many of the notifications are newer than the newest that was seen. */
export function unreadCount(ids: readonly number[], cookieHeader: string): number {
  const seen = Number(cookieValue(cookieHeader, LAST_SEEN_COOKIE)) || 0;
  return ids.filter((id) => id > seen).length;
}

/** The text to assign to `document.cookie` when all of them have been seen. */
export function lastSeenCookie(ids: readonly number[]): string {
  return preferenceCookie(LAST_SEEN_COOKIE, String(Math.max(0, ...ids)));
}
