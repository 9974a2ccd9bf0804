import { z } from 'zod';
import { sitePathSchema } from '../page/site-path';

const address = z.string().regex(/^https:\/\/\S+$/, 'Write a full web address that starts with "https://".');

const olderVersionSchema = z.strictObject({
  text: z.string().describe('Label in the version menu, e.g. "v6".'),
  home: address.describe('Where a page leads that the version does not have.'),
  origin: address.optional().describe('Site that has the same pages under the same paths.'),
  pages: z
    .record(z.string(), address.nullable())
    .default({})
    .describe('Pages that stand elsewhere in that version; null where it has none.'),
});

/** One documentation product, as `content/_data/products.yaml` lists it (specification §3). */
export const productSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z-]*$/)
    .describe('First path segment of its pages.'),
  name: z.string(),
  description: z.string().describe('One sentence for the product menu and the home page.'),
  path: sitePathSchema.describe('Where the product starts.'),
  package: z.string().optional().describe('npm package whose installed version labels the product.'),
  navigation: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'Write the name of a file in _data/navigation without ".yaml".')
    .optional()
    .describe('Name of the tree in _data/navigation; default: the id.'),
  listed: z.boolean().default(true).describe('Whether the product menu and the home page show it.'),
  highlights: z.array(sitePathSchema).default([]).describe('Pages the home page links to.'),
  olderVersions: z.array(olderVersionSchema).default([]),
});

export const productsSchema = z.array(productSchema);

/** A documentation product. */
export type Product = z.output<typeof productSchema>;
