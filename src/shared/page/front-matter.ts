import { z } from 'zod';

const TITLE_LENGTH = 70;
const DESCRIPTION_LENGTH = 160;

const webAddress = z
  .string()
  .regex(/^https?:\/\/\S+$/, 'Expected a full web address that starts with "https://".');

const componentName = z
  .string()
  .regex(/^[A-Z][A-Za-z0-9]*$/, 'Expected an exported component name such as "IconButton".');

const hookName = z.string().regex(/^use[A-Z]\w*$/, 'Expected a hook name such as "useMediaQuery".');

/** What an author may write between the two `---` lines of a page (reference "Authoring format"). */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(1).max(TITLE_LENGTH).describe('Heading of the page and of its browser tab.'),
  description: z
    .string()
    .min(1)
    .max(DESCRIPTION_LENGTH)
    .regex(/[.!?]$/, 'Expected a sentence that ends with a full stop.')
    .describe('One sentence: the lead paragraph and the text search engines show.'),
  productId: z.string().optional().describe('Overrides the product derived from the first path segment.'),
  components: z.array(componentName).default([]).describe('Components the page documents.'),
  hooks: z.array(hookName).default([]).describe('Hooks the page documents.'),
  githubLabel: z.string().optional().describe('Issue label of the component, e.g. "component: button".'),
  githubSource: z.string().optional().describe('Path of the source in the library’s repository.'),
  waiAria: webAddress.optional().describe('The WAI-ARIA pattern the component follows.'),
  materialDesign: webAddress.optional().describe('The Material Design guideline of the component.'),
  cardTitle: z.string().optional().describe('Title on social cards; default: title.'),
  cardDescription: z.string().optional().describe('Description on social cards; default: description.'),
  disableAd: z.boolean().default(false).describe('No sponsor on this page.'),
  hidden: z.boolean().default(false).describe('The page may be in no navigation tree, and is not indexed.'),
  newUrl: z
    .string()
    .regex(
      /^(\/\S*\/|https?:\/\/\S+)$/,
      'Expected a path such as "/material-ui/react-grid/" or a web address.',
    )
    .optional()
    .describe('Where the content has moved: shows a deprecation banner.'),
  plan: z.enum(['pro', 'premium']).optional().describe('Commercial plan the feature needs.'),
  newFeature: z.boolean().default(false),
  unstable: z.boolean().default(false),
  beta: z.boolean().default(false),
  legacy: z.boolean().default(false),
  deprecated: z.boolean().default(false),
});

/** Validated front matter with its defaults filled in. */
export type FrontMatter = z.output<typeof frontMatterSchema>;

/** Stands in for front matter that could not be read, so that the other checks still run. */
export const emptyFrontMatter: FrontMatter = frontMatterSchema.parse({
  title: 'Untitled',
  description: 'Untitled.',
});
