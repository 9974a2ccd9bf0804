import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { z } from 'zod';
import { noticeSchema, type Product } from '../../shared/product';
import { type ProductNotice, SHOWN_NOTIFICATIONS, type ShownNotification } from '../../shared/site-data';
import { INLINE_TAGS, sanitizeInline } from '../../shared/inline-html';
import { walkElements } from '../markdown/tree';

/** An entry of `content/_data/notifications.yaml`. */
const notificationSchema = z.strictObject({
  id: z
    .number()
    .int()
    .positive()
    .describe('Unique number that is higher than the numbers of all older ones.'),
  date: z.iso.date('Write a date such as "2025-05-06".').describe('Date of the notification.'),
  ...noticeSchema.shape,
});

export const notificationsSchema = z.array(notificationSchema).superRefine((list, context) => {
  list.forEach(({ id }, index) => {
    const previous = list[index - 1];
    if (!previous || previous.id > id) return;
    context.addIssue({
      code: 'custom',
      path: [index, 'id'],
      message: 'Put the newest first, and give each one a higher number than all notifications below it.',
    });
  });
});

/** A message to all users. */
type Notification = z.output<typeof notificationSchema>;

/** Parses the text of a notification to a tree of text, emphasis, code, and links. */
export function parseNotificationText(text: string): Root {
  return sanitizeInline(parseHtml(text));
}

/** Start tags in the text of a notification that are not shown as written, such as `<img>` and `<a target>`. */
export function droppedMarkup(text: string): string[] {
  const dropped: string[] = [];
  walkElements(parseHtml(text), ({ tagName, properties }) => {
    const attributes = Object.keys(properties).filter((name) => tagName !== 'a' || name !== 'href');
    const href = tagName === 'a' ? String(properties['href'] ?? '') : '';
    if (!INLINE_TAGS.some((tag) => tag === tagName)) dropped.push(`<${tagName}>`);
    else if (attributes.length > 0) dropped.push(`<${tagName} ${attributes.join(' ')}>`);
    else if (/^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(href)) dropped.push(`<a href="${href}">`);
  });
  return dropped;
}

function parseHtml(text: string): Root {
  return fromHtml(text, { fragment: true });
}

/** Renders a notice, such as the one above the pages of a product. */
export function renderNotice({ title, text }: NonNullable<Product['notice']>): ProductNotice {
  return { title, html: toHtml(parseNotificationText(text)) };
}

/** The newest notifications, ready to be shown. */
export function renderNotifications(notifications: readonly Notification[]): ShownNotification[] {
  const shown = notifications.slice(0, SHOWN_NOTIFICATIONS);
  return shown.map(({ id, date, ...notice }) => ({ id, date, ...renderNotice(notice) }));
}
