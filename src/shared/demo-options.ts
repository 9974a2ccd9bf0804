import { z } from 'zod';

const size = z.number('Write a number in braces.').positive('Write a number greater than 0.').optional();
const flag = z.boolean('Write {true} or {false}.').optional();
/** An attribute that is off unless it is written. */
const mark = z.literal(true, 'Leave the attribute out instead of setting it to false.').optional();

/** Attributes of `<Demo>` besides its file. */
export const demoOptionsSchema = z.strictObject({
  bg: z
    .union([z.enum(['outlined', 'inline', 'gradient', 'playground']), z.boolean()], {
      error: 'Write outlined, inline, gradient, or playground, or true or false in braces.',
    })
    .optional(),
  hideToolbar: mark,
  defaultCodeOpen: flag,
  iframe: flag,
  height: size,
  maxWidth: size,
  isolated: flag,
  /** The demo is the whole page, without the site's header and menu. */
  fullPage: mark,
  disableAd: flag,
  disableLiveEdit: flag,
  hideEditButton: flag,
});

export type DemoOptions = z.output<typeof demoOptionsSchema>;
