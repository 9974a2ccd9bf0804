import { z } from 'zod';
import { SITE_PATH, sitePathSchema } from './site-path';

/** One line of `content/_data/redirects.yaml`. */
export const redirectSchema = z.strictObject({
  from: sitePathSchema
    .min(3, 'The home page cannot move.')
    .describe('Old path, which must not be the path of a page.'),
  to: z
    .string()
    .regex(
      new RegExp(`^(?:${SITE_PATH}(?:#\\S+)?|https://[^\\s/]\\S*)$`),
      'Write a path with a slash at both ends, or a full URL.',
    )
    .describe('Page, anchor, or URL to redirect to.'),
});

export const redirectsSchema = z.array(redirectSchema);

/** A path that has moved. */
export type Redirect = z.output<typeof redirectSchema>;
