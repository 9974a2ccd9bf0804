import { z } from 'zod';

/** One thing that has changed in a library, as `content/_data/whats-new.yaml` lists it for the home page. */
const newsItemSchema = z.strictObject({
  date: z.iso.date('Write a day such as "2025-05-06".').describe('Day of the release that brought it.'),
  release: z.string().describe('What was released, e.g. "Material UI 7.0".'),
  title: z.string().max(70),
  text: z.string().max(200).describe('What it means for the reader, in one or two sentences.'),
  path: z
    .string()
    .regex(/^\/\S*$/, 'Write the path of a page, such as "/material-ui/react-grid/".')
    .describe('Page that tells more; may end in an anchor.'),
});

export const newsSchema = z.array(newsItemSchema);

/** Something new in a library. */
export type NewsItem = z.output<typeof newsItemSchema>;
