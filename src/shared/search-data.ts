import { z } from 'zod';

const path = z
  .string()
  .regex(/^\/\S*$/, 'Write the path of a page, such as "/material-ui/react-grid/".')
  .describe('Page to link to, with an optional anchor.');

const text = z.string().min(1);

/** A short list of links that are shown before the user types. */
const searchGroupSchema = z.strictObject({
  title: text.max(40),
  links: z.array(z.strictObject({ title: text.max(60), path })).min(1),
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
