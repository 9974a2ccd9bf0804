import { describe, expect, it } from 'vitest';
import { notificationsSchema } from '../../../../src/node/content/notifications';
import { lastSeenCookie, unreadCount } from '../../../../src/shared/site-data';

describe('unread notifications', () => {
  it('notifications after the last seen one are unread', () => {
    expect(unreadCount([9, 7, 4], '')).toBe(3);
    expect(unreadCount([9, 7, 4], 'a=b; lastSeenNotification=7; c=d')).toBe(1);
    expect(unreadCount([9, 7, 4], 'lastSeenNotification=9')).toBe(0);
    expect(unreadCount([9, 7, 4], 'xlastSeenNotification=9')).toBe(3);
    expect(unreadCount([9, 7, 4], 'lastSeenNotification=junk')).toBe(3);
  });

  it('remembers seen notifications for a year', () => {
    const cookie = lastSeenCookie([9, 7, 4]);
    expect(cookie).toBe('lastSeenNotification=9; path=/; max-age=31536000; SameSite=Lax');
    expect(unreadCount([9, 7, 4], cookie)).toBe(0);
  });
});

describe('the list of notifications', () => {
  const item = (id: number) => ({ id, date: '2025-05-06', title: 'T', text: 'X' });

  it('sorts notifications newest first', () => {
    expect(notificationsSchema.safeParse([item(3), item(1)]).success).toBe(true);
  });

  it.each([
    [3, 3],
    [1, 2],
  ])('rejects the numbers %i, %i', (first, second) => {
    const issues = notificationsSchema.safeParse([item(first), item(second)]).error?.issues;
    expect(issues?.map(({ path }) => path)).toEqual([[1, 'id']]);
  });
});
