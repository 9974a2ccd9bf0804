import { z } from 'zod';
import { PLANS } from './badges';

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
