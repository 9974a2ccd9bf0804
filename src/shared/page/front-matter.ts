import { z } from 'zod';
import { PLANS } from '../navigation/badges';

const TITLE_LENGTH = 70;
const DESCRIPTION_LENGTH = 160;

const webAddress = z
  .string()
  .regex(/^https?:\/\/\S+$/, 'Expected a full web address that starts with "https://".');

const componentName = z
  .string()
  .regex(/^[A-Z][A-Za-z0-9]*$/, 'Expected an exported component name such as "IconButton".');

const hookName = z.string().regex(/^use[A-Z]\w*$/, 'Expected a hook name such as "useMediaQuery".');

const badge = (name: string, meaning: string) =>
  z
    .boolean()
    .default(false)
    .meta({ description: `Badge ${name}: ${meaning}`, examples: [true] });

/**
 * What an author may write between the two `---` lines of a page (reference "Authoring format"). Descriptions and
 * examples make the table at /experiments/docs/front-matter/.
 */
export const frontMatterSchema = z.strictObject({
  title: z
    .string()
    .min(1)
    .max(TITLE_LENGTH)
    .meta({
      description:
        'Name of the page: its heading, in the browser tab, the menu, the search and lists of pages.',
      examples: ['Rating'],
    }),
  description: z
    .string()
    .min(1)
    .max(DESCRIPTION_LENGTH)
    .regex(/[.!?]$/, 'Expected a sentence that ends with a full stop.')
    .meta({
      description: 'One sentence: the lead below the title, and what search engines show.',
      examples: ['Ratings let people give an opinion in stars.'],
    }),
  productId: z
    .string()
    .optional()
    .meta({
      description: 'Product of the page, where the first part of its path names another one, or none.',
      examples: ['core'],
    }),
  components: z
    .array(componentName)
    .default([])
    .meta({
      description:
        'Components that the page documents: their API pages are linked, their props in backticks, too. The page is the guide of the first one.',
      examples: ['[Rating]'],
    }),
  hooks: z
    .array(hookName)
    .default([])
    .meta({
      description: 'Hooks that the page documents: the search leads to it.',
      examples: ['[useMediaQuery]'],
    }),
  githubLabel: z
    .string()
    .optional()
    .meta({
      description: 'Label of its issues: the link “Feedback” below the title.',
      examples: ['"component: rating"'],
    }),
  githubSource: z
    .string()
    .optional()
    .meta({
      description: 'Folder of its source in the repository of the library: the links to source and size.',
      examples: ['packages/mui-material/src/Rating'],
    }),
  waiAria: webAddress.optional().meta({
    description: 'The WAI-ARIA pattern that it follows: a link below the title.',
    examples: ['https://www.w3.org/WAI/ARIA/apg/patterns/radio/'],
  }),
  materialDesign: webAddress.optional().meta({
    description: 'The guideline of Material Design: a link below the title.',
    examples: ['https://m2.material.io/components/selection-controls'],
  }),
  cardTitle: z
    .string()
    .optional()
    .meta({
      description: 'Title in previews of links to the page, where the title says too little.',
      examples: ['Rating for React'],
    }),
  cardDescription: z
    .string()
    .optional()
    .meta({ description: 'Description in these previews.', examples: ['Stars for React apps.'] }),
  disableAd: z
    .boolean()
    .default(false)
    .meta({ description: 'No sponsor on the page.', examples: [true] }),
  hidden: z
    .boolean()
    .default(false)
    .meta({
      description: 'The page may be in no menu, and neither the search nor search engines find it.',
      examples: [true],
    }),
  newUrl: z
    .string()
    .regex(
      /^(\/\S*\/|https?:\/\/\S+)$/,
      'Expected a path such as "/material-ui/react-grid/" or a web address.',
    )
    .optional()
    .meta({
      description: 'Where the content has moved: a box below the title leads there.',
      examples: ['/material-ui/react-rating/'],
    }),
  plan: z
    .enum(PLANS)
    .optional()
    .meta({ description: 'Mark of the plan that the feature needs.', examples: ['pro'] }),
  newFeature: badge('New', 'it came with one of the latest versions.'),
  planned: badge('Planned', 'the page is announced; the menu does not lead to it yet.'),
  unstable: badge('Preview', 'its API can still change.'),
  beta: badge('Beta', 'it is complete, but not yet proven.'),
  legacy: badge('Legacy', 'it still works, but is no longer developed.'),
  deprecated: badge('Deprecated', 'a coming major version removes it; a box below the title says so.'),
});

/** Validated front matter with its defaults filled in. */
export type FrontMatter = z.output<typeof frontMatterSchema>;

/** Stands in for front matter that could not be read, so that the other checks still run. */
export const emptyFrontMatter: FrontMatter = frontMatterSchema.parse({
  title: 'Untitled',
  description: 'Untitled.',
});
