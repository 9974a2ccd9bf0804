import { z } from 'zod';
import { demoOptionsSchema } from '../../shared/demo-options';

const text = (pattern: RegExp, fix: string): z.ZodString =>
  z.string('Write text in quotes.').regex(pattern, fix);

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
  Demo: z.strictObject({
    src: text(/^[A-Z][A-Za-z0-9]*$/, 'Write the name of a demo file next to the page, without ".tsx".'),
    ...demoOptionsSchema.shape,
  }),
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

/** HTML elements within a line of text. */
// prettier-ignore
export const INLINE_ELEMENTS: readonly string[] = [
  'a', 'abbr', 'b', 'bdi', 'bdo', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 'rp', 'rt', 'ruby',
  's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr',
];

/** HTML elements that cannot be inside a paragraph. */
// prettier-ignore
export const BLOCK_ELEMENTS: readonly string[] = [
  'aside', 'blockquote', 'caption', 'colgroup', 'dd', 'details', 'div', 'dl', 'dt', 'figcaption', 'figure', 'h2', 'h3',
  'h4', 'h5', 'h6', 'hr', 'li', 'ol', 'p', 'pre', 'section', 'summary', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead',
  'tr', 'ul',
];

const OTHER_ELEMENTS = ['audio', 'br', 'col', 'img', 'picture', 'source', 'track', 'video'];

/** HTML elements that authors can use. Anything else in MDX is a typo, or needs a component. */
export const HTML_ELEMENTS: readonly string[] = [
  ...INLINE_ELEMENTS,
  ...BLOCK_ELEMENTS,
  ...OTHER_ELEMENTS,
].sort();

/** Kinds of `:::kind` callouts. */
export const CALLOUT_KINDS: readonly string[] = ['info', 'success', 'warning', 'error'];

const callout = (kind: string): string =>
  `Write a callout: ":::${kind}" on a separate line, and ":::" where it ends.`;

/** Elements of other documentation tools, with their replacements here. */
const OTHER_TOOL_ELEMENTS: readonly (readonly [advice: string, elements: readonly string[]])[] = [
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
export function otherToolAdvice(name: string): string | null {
  return OTHER_TOOL_ELEMENTS.find(([, elements]) => elements.includes(name))?.[0] ?? null;
}
