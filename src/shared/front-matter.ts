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

/** Front matter of a page, between the two `---` lines. /experiments/docs/front-matter/ explains each key. */
export const frontMatterSchema = z.strictObject({
  title: z.string().trim().min(1).max(TITLE_LENGTH),
  description: z
    .string()
    .trim()
    .min(1)
    .max(DESCRIPTION_LENGTH)
    .regex(/[.!?]$/, 'Expected a sentence that ends with a period.'),
  productId: text,
  components: z.array(componentName).default([]),
  hooks: z.array(hookName).default([]),
  githubLabel: text,
  githubSource: text,
  waiAria: webAddress.optional(),
  materialDesign: webAddress.optional(),
  cardTitle: text,
  cardDescription: text,
  disableAd: flag,
  hidden: flag,
  newUrl: newAddress.optional(),
  plan: z.enum(PLANS).optional(),
  newFeature: flag,
  planned: flag,
  unstable: flag,
  beta: flag,
  legacy: flag,
  deprecated: flag,
});

/** Validated front matter with its defaults filled in. */
export type FrontMatter = z.output<typeof frontMatterSchema>;

/** Replaces front matter that can't be read, so the other checks still run. */
export const emptyFrontMatter: FrontMatter = frontMatterSchema.parse({
  title: 'Untitled',
  description: 'Untitled.',
});
