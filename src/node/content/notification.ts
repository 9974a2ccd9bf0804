import { z } from 'zod';

/** One message to all readers, as `content/_data/notifications.yaml` lists it. */
export const notificationSchema = z.strictObject({
  id: z.number().int().positive().describe('Number of its own, higher than that of all older ones.'),
  date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'Write a day such as "2025-05-06".')
    .describe('Day on which it was written.'),
  title: z.string().min(1).max(70),
  text: z
    .string()
    .min(1)
    .max(300)
    .describe('One or two sentences; may contain links, emphasis and code as HTML.'),
});

export const notificationsSchema = z.array(notificationSchema).superRefine((list, context) => {
  list.forEach(({ id }, index) => {
    const previous = list[index - 1];
    if (!previous || previous.id > id) return;
    context.addIssue({
      code: 'custom',
      path: [index, 'id'],
      message: 'Put the newest first, and give each a number higher than those of all below it.',
    });
  });
});

/** A message to all readers. */
export type Notification = z.output<typeof notificationSchema>;
