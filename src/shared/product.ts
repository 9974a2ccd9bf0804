import { z } from 'zod';
import { sitePathSchema } from './data-schemas';

const address = z.string().regex(/^https:\/\/\S+$/, 'Write a full URL that starts with "https://".');

const olderVersionSchema = z.strictObject({
  text: z.string().describe('Label in the version menu, such as "v6".'),
  home: address.describe('URL for pages that the version does not have.'),
  origin: address.optional().describe('Site that has the same pages at the same paths.'),
  pages: z
    .record(z.string(), address.nullable())
    .default({})
    .describe('Pages that have a different URL in that version. Null if the page does not exist there.'),
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
      'Exported components without a page, each with the reason. "*" means all that the library itself does not document.',
    ),
});

const explainedTypeSchema = z.strictObject({
  name: z.string().regex(/^[A-Z]\w+$/, 'Write the name of a type.'),
  path: sitePathSchema.describe('Page that explains it.'),
  shape: z.string().min(1).max(200).describe('Definition of the type, as TypeScript.'),
});

/** A message with a title. */
export const noticeSchema = z.strictObject({
  title: z.string().min(1).max(70),
  text: z
    .string()
    .min(1)
    .max(300)
    .describe('One or two sentences. Can contain links, emphasis, and code as HTML.'),
});

/** Product categories. A page reports its category in a meta element. */
const PRODUCT_CATEGORIES = ['core', 'x', 'toolpad', 'docs', 'docs-infra'] as const;

/** One documentation product, as `content/_data/products.yaml` lists it. */
export const productSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'Write lowercase letters, digits, and hyphens.')
    .describe('First path segment of its pages.'),
  name: z.string(),
  description: z.string().describe('One sentence for the product menu and the home page.'),
  path: sitePathSchema.describe('First page of the product.'),
  category: z.enum(PRODUCT_CATEGORIES).optional().describe('Category, for products without a fixed one.'),
  package: packageName.optional().describe('npm package whose installed version labels the product.'),
  repository: address.optional().describe('Repository of the library, for links to source and issues.'),
  demos: z
    .string()
    .optional()
    .describe('Folder in src/libraries with the theme of its demos. Defaults to the first library.'),
  api: z
    .array(documentedPackageSchema)
    .default([])
    .describe('Packages with components that have API pages and that pages can mention by name.'),
  types: z
    .array(explainedTypeSchema)
    .default([])
    .describe('Types of its packages that a page explains. API tables link to it.'),
  icons: packageName.optional().describe('Package with icons to publish for an icon search.'),
  notice: noticeSchema.optional().describe('Notice at the top of every page of the product.'),
  navigation: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'Write the name of a file in _data/navigation without ".yaml".')
    .optional()
    .describe('Name of the tree in _data/navigation. Defaults to the ID.'),
  listed: z.boolean().default(true).describe('True if the product menu includes it.'),
  highlights: z
    .array(sitePathSchema)
    .default([])
    .describe('Pages that the home page links to. Without any, the product is not on the home page.'),
  olderVersions: z.array(olderVersionSchema).default([]),
});

/** A documentation product. */
export type Product = z.output<typeof productSchema>;

export type ProductCategoryId = (typeof PRODUCT_CATEGORIES)[number];
