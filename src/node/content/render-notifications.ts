import { toHtml } from 'hast-util-to-html';
import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import type { ProductNotice } from '../../shared/page/doc-page-data';
import type { Product } from '../../shared/product/product';
import { sanitizeInline } from '../../shared/texts/inline-html';
import type { Notification } from './notification';
import { SHOWN_NOTIFICATIONS, type ShownNotification } from '../../shared/site/unread';

const rawHtml = unified().use(rehypeRaw);

/** The text of a notification as a tree that holds nothing but text, emphasis, code and links. */
export function parseNotificationText(text: string): Root {
  const raw: Root = { type: 'root', children: [{ type: 'raw', value: text }] };
  return sanitizeInline(rawHtml.runSync(raw) as Root);
}

/** What the site says above the pages of a product, ready to be shown. */
export function renderNotice({ title, text }: NonNullable<Product['notice']>): ProductNotice {
  return { title, html: toHtml(parseNotificationText(text)) };
}

/** The newest notifications, ready to be shown. */
export function renderNotifications(notifications: readonly Notification[]): ShownNotification[] {
  return notifications.slice(0, SHOWN_NOTIFICATIONS).map(({ id, date, title, text }) => ({
    id,
    date,
    title,
    html: toHtml(parseNotificationText(text)),
  }));
}
