import { z } from 'zod';
import { SITE_PATH, sitePathSchema } from './site-path';

const pagePath = z.string().regex(/^\/\S*$/, 'Write the path of a page, such as "/material-ui/react-grid/".');

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

/** One thing that has changed in a library, as `content/_data/whats-new.yaml` lists it for the home page. */
const newsItemSchema = z.strictObject({
  date: z.iso.date('Write a date such as "2025-05-06".').describe('Release date.'),
  release: z.string().describe('Name of the release, such as "Material UI 7.0".'),
  title: z.string().max(70),
  text: z.string().max(200).describe('One or two sentences about the effect on users.'),
  path: pagePath.describe('Page with more information, with an optional anchor.'),
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
        path: pagePath.describe('Page to link to, with an optional anchor.'),
      }),
    )
    .min(1),
});

/** A search term and its name on the pages. */
const synonymSchema = z.strictObject({
  write: z.array(text).min(1).describe('Words or phrases that users type. Plurals do not need an entry.'),
  mean: z
    .array(text)
    .min(1)
    .describe('Name on this site, which is the name of a page, component, or heading, or other words.'),
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
