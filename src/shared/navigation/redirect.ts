import { z } from 'zod';

/** One line of `content/_data/redirects.yaml`. */
export const redirectSchema = z.strictObject({
  from: z
    .string()
    .regex(/^\/\S+\/$/, 'Write a path with a slash at both ends.')
    .describe('Path that no page has.'),
  to: z
    .string()
    .regex(
      /^(\/(\S*\/)?(#\S+)?|https:\/\/\S+)$/,
      'Write a path with a slash at both ends, or a full web address.',
    )
    .describe('Page, anchor or web address that readers are sent to.'),
});

export const redirectsSchema = z.array(redirectSchema);

/** A path that has moved. */
export type Redirect = z.output<typeof redirectSchema>;
