import { z } from 'zod';
import { sitePathSchema } from './site-path';

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

const packageName = z
  .string()
  .regex(
    /^(@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/,
    'Write the name of an npm package, such as "@mui/material".',
  );

const documentedPackageSchema = z.strictObject({
  package: packageName.describe('npm package whose exported components get API pages.'),
  withoutPage: z
    .record(
      z
        .string()
        .regex(
          /^(?:default|[A-Z]\w*|\w+\.[A-Z]\w*|\*)$/,
          'Write the name of an exported component, such as "Menu" or "Menu.Item", or "*" for all others.',
        ),
      z.string().min(1),
    )
    .default({})
    .describe(
      'Exported components that get no page, each with the reason. "*" means all that the library itself documents nowhere.',
    ),
});

const explainedTypeSchema = z.strictObject({
  name: z.string().regex(/^[A-Z]\w+$/, 'Write the name of a type.'),
  path: sitePathSchema.describe('Page that explains it.'),
  shape: z.string().min(1).max(200).describe('What it is made of, as TypeScript.'),
});

const noticeSchema = z.strictObject({
  title: z.string().min(1).max(70),
  text: z
    .string()
    .min(1)
    .max(300)
    .describe('One or two sentences; may contain links, emphasis and code as HTML.'),
});

/** Categories that the specification files products under (§2). */
const PRODUCT_CATEGORIES = ['core', 'x', 'toolpad', 'docs', 'docs-infra'] as const;

/** One documentation product, as `content/_data/products.yaml` lists it. */
export const productSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'Write lower-case letters, digits and hyphens.')
    .describe('First path segment of its pages.'),
  name: z.string(),
  description: z.string().describe('One sentence for the product menu and the home page.'),
  path: sitePathSchema.describe('Where the product starts.'),
  category: z
    .enum(PRODUCT_CATEGORIES)
    .optional()
    .describe('Category of a product that the specification does not name.'),
  package: packageName.optional().describe('npm package whose installed version labels the product.'),
  repository: address.optional().describe('Repository of the library: links to source and issues.'),
  demos: z
    .string()
    .optional()
    .describe('Folder of src/libraries with the theme of its demos; default: the first library.'),
  api: z
    .array(documentedPackageSchema)
    .default([])
    .describe('Packages whose components have API pages, and may be meant by words of its pages.'),
  types: z
    .array(explainedTypeSchema)
    .default([])
    .describe('Types of its packages that a page explains: the tables of the API lead there.'),
  icons: packageName.optional().describe('Package whose icons are published for a page that searches them.'),
  notice: noticeSchema.optional().describe('What the site says above every page of the product.'),
  navigation: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'Write the name of a file in _data/navigation without ".yaml".')
    .optional()
    .describe('Name of the tree in _data/navigation; default: the id.'),
  listed: z.boolean().default(true).describe('Whether the product menu shows it.'),
  highlights: z
    .array(sitePathSchema)
    .default([])
    .describe('Pages the home page links to; without any, it leaves the product out.'),
  olderVersions: z.array(olderVersionSchema).default([]),
});

export const productsSchema = z.array(productSchema);

/** A documentation product. */
export type Product = z.output<typeof productSchema>;

export type ProductCategoryId = (typeof PRODUCT_CATEGORIES)[number];
