import { z } from 'zod';
import { SITE_PATH, sitePathSchema } from './site-path';

const pagePath = z.string().regex(/^\/\S*$/, 'Write the path of a page, such as "/material-ui/react-grid/".');

/** One line of `content/_data/redirects.yaml`. */
export const redirectSchema = z.strictObject({
  from: sitePathSchema.min(3, 'The home page cannot move.').describe('Path that no page has.'),
  to: z
    .string()
    .regex(
      new RegExp(`^(?:${SITE_PATH}(?:#\\S+)?|https://[^\\s/]\\S*)$`),
      'Write a path with a slash at both ends, or a full web address.',
    )
    .describe('Page, anchor or web address that readers are sent to.'),
});

export const redirectsSchema = z.array(redirectSchema);

/** A path that has moved. */
export type Redirect = z.output<typeof redirectSchema>;

/** One thing that has changed in a library, as `content/_data/whats-new.yaml` lists it for the home page. */
const newsItemSchema = z.strictObject({
  date: z.iso.date('Write a day such as "2025-05-06".').describe('Day of the release that brought it.'),
  release: z.string().describe('What was released, e.g. "Material UI 7.0".'),
  title: z.string().max(70),
  text: z.string().max(200).describe('What it means for the reader, in one or two sentences.'),
  path: pagePath.describe('Page that tells more; may end in an anchor.'),
});

export const newsSchema = z.array(newsItemSchema);

/** Something new in a library. */
export type NewsItem = z.output<typeof newsItemSchema>;

const text = z.string().min(1);

/** A short list of links that are shown before the user types. */
const searchGroupSchema = z.strictObject({
  title: text.max(40),
  links: z
    .array(
      z.strictObject({
        title: text.max(60),
        path: pagePath.describe('Page to lead to; may end in an anchor.'),
      }),
    )
    .min(1),
});

/** A search term and its name on the pages. */
const synonymSchema = z.strictObject({
  write: z.array(text).min(1).describe('Words or phrases that readers type; plurals need no entry.'),
  mean: z
    .array(text)
    .min(1)
    .describe('What it is called here: the name of a page, component or heading, or other words.'),
});

/** Shape of `content/_data/search.yaml`. */
export const searchDataSchema = z.strictObject({
  groups: z.array(searchGroupSchema).default([]),
  synonyms: z.array(synonymSchema).default([]),
});

/** Search data from authors. */
export type SearchData = z.output<typeof searchDataSchema>;
export type SearchGroup = z.output<typeof searchGroupSchema>;
export type Synonym = z.output<typeof synonymSchema>;
