import { z } from 'zod';
import { PLANS } from './badges';

const TITLE_LENGTH = 70;
const DESCRIPTION_LENGTH = 160;

const text = z.string().optional();
const flag = z.boolean().default(false);
const webAddress = z
  .string()
  .regex(/^https?:\/\/\S+$/, 'Expected a full web address that starts with "https://".');
const componentName = z
  .string()
  .regex(/^[A-Z][A-Za-z0-9]*$/, 'Expected an exported component name such as "IconButton".');
const hookName = z.string().regex(/^use[A-Z]\w*$/, 'Expected a hook name such as "useMediaQuery".');
const newAddress = z
  .string()
  .regex(
    /^(\/\S*\/|https?:\/\/\S+)$/,
    'Expected a path such as "/material-ui/react-grid/" or a web address.',
  );

/** A key with a description and an example value. */
function key<Schema extends z.ZodType>(schema: Schema, description: string, example: unknown): Schema {
  return schema.meta({ description, examples: [example] });
}

function badge(name: string, meaning: string): typeof flag {
  return key(flag, `Badge ${name}: ${meaning}`, true);
}

/**
 * Front matter of a page, between the two `---` lines. Descriptions and examples make the table at
 * /experiments/docs/front-matter/.
 */
export const frontMatterSchema = z.strictObject({
  title: key(
    z.string().trim().min(1).max(TITLE_LENGTH),
    'Name of the page: its heading, in the browser tab, the menu, the search and lists of pages.',
    'Rating',
  ),
  description: key(
    z
      .string()
      .trim()
      .min(1)
      .max(DESCRIPTION_LENGTH)
      .regex(/[.!?]$/, 'Expected a sentence that ends with a full stop.'),
    'One sentence: the lead below the title, and what search engines show.',
    'Ratings let people give an opinion in stars.',
  ),
  productId: key(
    text,
    'Product of the page, where the first part of its path names another one, or none.',
    'core',
  ),
  components: key(
    z.array(componentName).default([]),
    'Components that the page documents: their API pages are linked, their props in backticks, too. The page is the guide of the first one.',
    '[Rating]',
  ),
  hooks: key(
    z.array(hookName).default([]),
    'Hooks that the page documents: the search leads to it.',
    '[useMediaQuery]',
  ),
  githubLabel: key(text, 'Label of its issues: the link “Feedback” below the title.', '"component: rating"'),
  githubSource: key(
    text,
    'Folder of its source in the repository of the library: the links to source and size.',
    'packages/mui-material/src/Rating',
  ),
  waiAria: key(
    webAddress.optional(),
    'The WAI-ARIA pattern that it follows: a link below the title.',
    'https://www.w3.org/WAI/ARIA/apg/patterns/radio/',
  ),
  materialDesign: key(
    webAddress.optional(),
    'The guideline of Material Design: a link below the title.',
    'https://m2.material.io/components/selection-controls',
  ),
  cardTitle: key(
    text,
    'Title in previews of links to the page, where the title says too little.',
    'Rating for React',
  ),
  cardDescription: key(text, 'Description in these previews.', 'Stars for React apps.'),
  disableAd: key(flag, 'No sponsor on the page.', true),
  hidden: key(flag, 'The page may be in no menu, and neither the search nor search engines find it.', true),
  newUrl: key(
    newAddress.optional(),
    'Where the content has moved: a box below the title leads there.',
    '/material-ui/react-rating/',
  ),
  plan: key(z.enum(PLANS).optional(), 'Mark of the plan that the feature needs.', 'pro'),
  newFeature: badge('New', 'it came with one of the latest versions.'),
  planned: badge('Planned', 'the page is announced; the menu does not lead to it yet.'),
  unstable: badge('Preview', 'its API can still change.'),
  beta: badge('Beta', 'it is complete, but not yet proven.'),
  legacy: badge('Legacy', 'it still works, but is no longer developed.'),
  deprecated: badge('Deprecated', 'a coming major version removes it; a box below the title says so.'),
});

/** Validated front matter with its defaults filled in. */
export type FrontMatter = z.output<typeof frontMatterSchema>;

/** Replaces front matter that can't be read, so the other checks still run. */
export const emptyFrontMatter: FrontMatter = frontMatterSchema.parse({
  title: 'Untitled',
  description: 'Untitled.',
});
