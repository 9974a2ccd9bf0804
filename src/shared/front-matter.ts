import { z } from 'zod';
import { PLANS } from './badges';

const TITLE_LENGTH = 70;
const DESCRIPTION_LENGTH = 160;

const text = z.string().optional();
const flag = z.boolean().default(false);
const webAddress = z.string().regex(/^https?:\/\/\S+$/, 'Expected a full URL that starts with "https://".');
const componentName = z
  .string()
  .regex(/^[A-Z][A-Za-z0-9]*$/, 'Expected an exported component name such as "IconButton".');
const hookName = z.string().regex(/^use[A-Z]\w*$/, 'Expected a hook name such as "useMediaQuery".');
const newAddress = z
  .string()
  .regex(/^(\/\S*\/|https?:\/\/\S+)$/, 'Expected a path such as "/material-ui/react-grid/" or a URL.');

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
    'Name of the page in its heading, the browser tab, the menu, the search, and lists of pages.',
    'Rating',
  ),
  description: key(
    z
      .string()
      .trim()
      .min(1)
      .max(DESCRIPTION_LENGTH)
      .regex(/[.!?]$/, 'Expected a sentence that ends with a period.'),
    'One sentence that appears below the title and in search engines.',
    'Ratings let people give an opinion in stars.',
  ),
  productId: key(text, 'Product of the page, if it differs from the first part of its path.', 'core'),
  components: key(
    z.array(componentName).default([]),
    'Components that the page documents. The page links to their API pages and links their props in backticks. It is the guide for the first one.',
    '[Rating]',
  ),
  hooks: key(
    z.array(hookName).default([]),
    'Hooks that the page documents. The search finds the page by them.',
    '[useMediaQuery]',
  ),
  githubLabel: key(
    text,
    'GitHub label of its issues, for the “Feedback” link below the title.',
    '"component: rating"',
  ),
  githubSource: key(
    text,
    'Folder of its source in the repository of the library, for the links to source and size.',
    'packages/mui-material/src/Rating',
  ),
  waiAria: key(
    webAddress.optional(),
    'URL of its WAI-ARIA pattern, which is linked below the title.',
    'https://www.w3.org/WAI/ARIA/apg/patterns/radio/',
  ),
  materialDesign: key(
    webAddress.optional(),
    'URL of its Material Design guideline, which is linked below the title.',
    'https://m2.material.io/components/selection-controls',
  ),
  cardTitle: key(
    text,
    'Title in link previews, if the title of the page is not clear enough on its own.',
    'Rating for React',
  ),
  cardDescription: key(text, 'Description in link previews.', 'Stars for React apps.'),
  disableAd: key(flag, 'Hides ads on the page.', true),
  hidden: key(
    flag,
    'The page can be missing from the menu, and neither the search nor search engines find it.',
    true,
  ),
  newUrl: key(
    newAddress.optional(),
    'New URL of the content. A box below the title links to it.',
    '/material-ui/react-rating/',
  ),
  plan: key(z.enum(PLANS).optional(), 'Commercial plan that the feature requires.', 'pro'),
  newFeature: badge('New', 'it is new in one of the latest versions.'),
  planned: badge('Planned', 'the page is announced, and the menu does not link to it yet.'),
  unstable: badge('Preview', 'its API can still change.'),
  beta: badge('Beta', 'it is complete but not proven yet.'),
  legacy: badge('Legacy', 'it still works but is no longer developed.'),
  deprecated: badge('Deprecated', 'a future major version will remove it. A box below the title says so.'),
});

/** Validated front matter with its defaults filled in. */
export type FrontMatter = z.output<typeof frontMatterSchema>;

/** Replaces front matter that can't be read, so the other checks still run. */
export const emptyFrontMatter: FrontMatter = frontMatterSchema.parse({
  title: 'Untitled',
  description: 'Untitled.',
});
