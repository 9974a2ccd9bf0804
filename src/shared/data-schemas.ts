import { z } from 'zod';
import { PLANS } from './badges';

/** Source of a pattern for a path of the site. */
const SITE_PATH = '/(?:[a-z0-9][a-z0-9-]*/)*';
/** Longer ones do not fit into the file systems of all hosts. */
const LONGEST_PATH = 200;

/** Folders with generated files, which a page could overwrite. */
const RESERVED = [
  '404',
  '500',
  'demos',
  'downloads',
  'icon-data',
  'icons',
  'images',
  'navigation',
  'offline-files',
  'offline-plugin-app-shell-fallback',
  'page-data',
  'search-index',
  'static',
];

/**
 * A valid site path. Paths with several spellings on some hosts or file systems are invalid, such as those with
 * capitals, spaces, percent signs, or double slashes.
 */
export const sitePathSchema = z
  .string()
  .max(LONGEST_PATH, `Write a path of at most ${LONGEST_PATH} characters.`)
  .regex(
    new RegExp(`^${SITE_PATH}$`),
    'Write lowercase letters, digits, and hyphens, with a slash at both ends: "/some-page/".',
  );

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

const entryFields = z.strictObject({
  /** Path of the page with a leading slash, or the absolute URL of an external page. */
  pathname: z.string().regex(/^(?:\/(?!\/)|https?:\/\/)/, 'must start with a slash or be an absolute URL'),
  /** Title of an entry without a page, or a shorter title of a page for the menu. */
  title: z.string().min(1).optional(),
  /** Translation key of a sub-header, which is text above its children without a link. */
  subheader: z.string().min(1).optional(),
  // Plan and badges of an entry without a page. A page has them in its front matter.
  plan: z.enum(PLANS).optional(),
  newFeature: z.boolean().optional(),
  /** Announced but not written yet, so shown without a link. */
  planned: z.boolean().optional(),
  unstable: z.boolean().optional(),
  beta: z.boolean().optional(),
  legacy: z.boolean().optional(),
  deprecated: z.boolean().optional(),
  icon: z.string().min(1).optional(),
  /** Extra attributes of the link. If `href` is a full URL, the entry is external. */
  linkProps: z
    .record(
      z
        .string()
        .regex(
          /^(?:href|hrefLang|rel|target|title|(?:data|aria)-[\w-]+)$/,
          'Write an attribute of a link, such as "target".',
        ),
      z.string(),
    )
    .refine(({ href }) => href === undefined || /^https?:\/\//.test(href), {
      path: ['href'],
      message: 'Write a full URL that starts with "https://".',
    })
    .optional(),
  /** Lists an API page a second time, so its path can repeat. */
  apiVariant: z.boolean().optional(),
});

/** One entry of a navigation tree, which is a page, a group of entries, or a sub-header. */
export interface NavigationEntry extends z.infer<typeof entryFields> {
  /** Pages below this one. An entry with children is a group and not a page. */
  children?: NavigationEntry[];
}

/**
 * Schema of one entry of a navigation tree. Unknown keys are errors. The explicit type is needed because the schema is
 * recursive.
 */
export const navigationEntrySchema: z.ZodType<NavigationEntry> = entryFields.extend({
  children: z.lazy(() => z.array(navigationEntrySchema)).optional(),
});

/** True if a string is a site path that a page can have. */
export function isSitePath(path: string): boolean {
  return sitePathSchema.safeParse(path).success;
}

/** True if a path is in a folder with generated files. */
export function isReservedPath(path: string): boolean {
  return RESERVED.includes(path.split('/')[1] ?? '');
}

/** The most similar valid path segment, as in `Größe & Farbe` → `grosse-farbe`. */
export function toSegment(name: string): string {
  const letters = name.replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '');
  const words = letters.replace(/([a-z0-9])(?=[A-Z])/g, '$1-').toLowerCase();
  return words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'page';
}
