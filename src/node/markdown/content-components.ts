import { z } from 'zod';

const text = (pattern: RegExp, fix: string): z.ZodString =>
  z.string('Write text in quotes.').regex(pattern, fix);
const size = z.number('Write a number in braces.').positive('Write a number greater than 0.').optional();
const flag = z.boolean('Write {true} or {false}.').optional();
/** An attribute that is off unless it is written. */
const mark = z.literal(true, 'Leave the attribute out instead of setting it to false.').optional();

const demo = z.strictObject({
  src: text(/^[A-Z][A-Za-z0-9]*$/, 'Write the name of a demo file next to the page, without ".tsx".'),
  bg: z
    .union([z.enum(['outlined', 'inline', 'gradient', 'playground']), z.boolean()], {
      error: 'Write outlined, inline, gradient, or playground, or true or false in braces.',
    })
    .optional(),
  hideToolbar: mark,
  defaultCodeOpen: flag,
  iframe: flag,
  height: size,
  maxWidth: size,
  isolated: flag,
  fullPage: mark,
  disableAd: flag,
  disableLiveEdit: flag,
  hideEditButton: flag,
});

const componentWithProps = z.strictObject({
  component: text(/^[A-Z][A-Za-z0-9]*$/, 'Write the name of an exported component, such as "IconButton".'),
  props: text(/^[\w-]+(\s*,\s*[\w-]+)*$/, 'Write names of props, separated by commas.').optional(),
});

/** Components that authors can use in MDX, each with the schema of its attributes. */
export const contentComponents = {
  ApiTable: componentWithProps,
  CodeTabs: z.strictObject({
    storageKey: text(/^[a-z][a-z0-9-]*$/, 'Write lowercase words joined by hyphens.'),
  }),
  DarkOnly: z.strictObject({}),
  Demo: demo,
  FeatureList: z.strictObject({}),
  Include: z.strictObject({
    src: text(
      /^(?:\.{1,2}\/)*(?:[\w-]+\/)*_[\w-]+\.mdx$/,
      'Write the path of a file whose name starts with "_", such as "./_install.mdx".',
    ),
  }),
  LightOnly: z.strictObject({}),
  PageCards: z.strictObject({
    below: text(/^\/[\w/-]+$/, 'Write the path of a menu entry, such as "/material-ui/components/inputs".'),
  }),
  Playground: componentWithProps,
  Query: z.strictObject({
    src: text(/^[\w-]+\.graphql$/, 'Write the name of a .graphql file next to the page.'),
    as: z.literal('table', 'Write "table", or omit it to show the query with its answer.').optional(),
  }),
} as const;

export function isContentComponent(name: string): name is keyof typeof contentComponents {
  return Object.hasOwn(contentComponents, name);
}

/** HTML elements that authors can use. Anything else in MDX is a typo, or needs a component. */
// prettier-ignore
export const HTML_ELEMENTS: readonly string[] = [
  'a', 'abbr', 'aside', 'audio', 'b', 'bdi', 'bdo', 'blockquote', 'br', 'caption', 'cite', 'code', 'col', 'colgroup',
  'dd', 'del', 'details', 'dfn', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr',
  'i', 'img', 'ins', 'kbd', 'li', 'mark', 'ol', 'p', 'picture', 'pre', 'q', 'rp', 'rt', 'ruby', 's', 'samp',
  'section', 'small', 'source', 'span', 'strong', 'sub', 'summary', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th',
  'thead', 'time', 'tr', 'track', 'u', 'ul', 'var', 'video', 'wbr',
];

/** Kinds of `:::kind` callouts. */
export const CALLOUT_KINDS = ['info', 'success', 'warning', 'error'] as const;

const callout = (kind: (typeof CALLOUT_KINDS)[number]): string =>
  `Write a callout: ":::${kind}" on a separate line, and ":::" where it ends.`;

/** Elements of other documentation tools, with their replacements here. */
const FOREIGN: readonly (readonly [advice: string, elements: readonly string[]])[] = [
  ['Write <details> with a <summary>.', ['Accordion']],
  [callout('info'), ['Admonition', 'Alert', 'Aside', 'Callout', 'Info', 'Note']],
  [callout('success'), ['Tip']],
  [callout('warning'), ['Caution', 'Important', 'Warning']],
  [callout('error'), ['Danger']],
  ['Write the code between lines of three backticks.', ['Code', 'CodeBlock']],
  [
    'Write <CodeTabs storageKey="…"> around code fences with labels.',
    ['CodeGroup', 'Tab', 'Tabs', 'TabItem'],
  ],
  ['Write ![What it shows](./file.png).', ['Figure', 'Image']],
  ['Write [text](/path/of-the-page/).', ['Link']],
  ['Write a list with numbers.', ['Steps']],
  [
    'Write it in a demo, and show the demo with <Demo src="…" />.',
    ['button', 'canvas', 'form', 'iframe', 'input', 'script', 'style'],
  ],
  ['Write the title in the front matter, and "##" before the headings of sections.', ['h1']],
  ['Save it next to the page, and write ![What it shows](./file.svg).', ['svg']],
];

/** Replacement for an element that other sites support, or null. */
export function foreignAdvice(name: string): string | null {
  return FOREIGN.find(([, elements]) => elements.includes(name))?.[0] ?? null;
}
