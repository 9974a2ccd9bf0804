import { z } from 'zod';

/** One thing that has changed in a library, as `content/_data/whats-new.yaml` lists it for the home page. */
const newsItemSchema = z.strictObject({
  date: z.iso.date('Write a date such as "2025-05-06".').describe('Release date.'),
  release: z.string().describe('Name of the release, such as "Material UI 7.0".'),
  title: z.string().max(70),
  text: z.string().max(200).describe('One or two sentences about the effect on users.'),
  path: z
    .string()
    .regex(/^\/\S*$/, 'Write the path of a page, such as "/material-ui/react-grid/".')
    .describe('Page with more information, with an optional anchor.'),
});

export const newsSchema = z.array(newsItemSchema);

/** Something new in a library. */
export type NewsItem = z.output<typeof newsItemSchema>;
