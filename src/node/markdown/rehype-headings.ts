import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { API_SECTION_ID, API_SECTION_TITLE } from '../../shared/api-reference';
import type { Heading } from '../../shared/page';
import type { SourceLocation } from '../../shared/problem';
import { element, elementsNamed, locate, report, reportProblem, walkElements } from './tree';

/** Id of the hidden heading that GFM adds above footnotes. */
const FOOTNOTE_LABEL = 'footnote-label';

/** Class of the links that headings are or have. */
export const ANCHOR_CLASS = 'title-link-to-anchor';

/** Adds ids and links to h2 and h3, and lists them. Reports duplicate ids and headings out of order. */
export const rehypeHeadings: Plugin<[], Root> = () => (tree, file) => {
  const ids = collectIds(tree, file);
  const createId = createHeadingIds(ids);
  const headings: Heading[] = [];
  walkElements(tree, (node) => {
    const depth = /^h[1-6]$/.test(node.tagName) ? Number(node.tagName[1]) : null;
    const { id } = node.properties;
    if (depth === null || id === FOOTNOTE_LABEL) return;
    const heading = { id: '', depth, text: toString(node).trim() };
    checkHeading(file, node, heading, headings);
    if (depth !== 2 && depth !== 3) return;
    heading.id = typeof id === 'string' && id !== '' ? id : createId(heading.text);
    node.properties['id'] = heading.id;
    headings.push(heading);
    linkHeading(node, heading);
  });
  // The build adds a section with links to the API pages, unless the author wrote one.
  const hasComponents = (file.data.frontMatter?.components ?? []).length > 0;
  const isTaken = ids.has(API_SECTION_ID) || headings.some(({ id }) => id === API_SECTION_ID);
  file.data.hasApiSection = hasComponents && !isTaken;
  if (file.data.hasApiSection) headings.push({ id: API_SECTION_ID, depth: 2, text: API_SECTION_TITLE });
  file.data.headings = headings;
  file.data.ids = [...ids];
};

/** Makes a heading a link to itself. A heading that contains a link keeps it and gets a separate anchor link. */
function linkHeading(node: Element, { id, text }: Heading): void {
  const properties = { className: [ANCHOR_CLASS], href: `#${encodeURIComponent(id)}` };
  node.children =
    elementsNamed('a', node).length > 0
      ? [...node.children, element('a', { ...properties, ariaLabel: `Link to ${text}` })]
      : [element('a', properties, node.children)];
}

/** Ids in the page, including demo names and named anchors. Reports duplicates. */
function collectIds(tree: Root, file: VFile): ReadonlySet<string> {
  const locations = new Map<string, SourceLocation>();
  const add = (id: unknown, location: SourceLocation): void => {
    if (typeof id !== 'string' || id === '') return;
    const first = locations.get(id);
    if (first)
      reportProblem(file, {
        rule: 'duplicate-id',
        what: `The id "${id}" is on this page twice.`,
        where: first.line > location.line ? [location, first] : [first, location],
        why: 'A link to it only goes to the first one.',
        fix: 'Change one of them. The id of a demo is its name.',
      });
    else locations.set(id, location);
  };
  for (const { name, place } of file.data.demos ?? []) add(name, place);
  walkElements(tree, (node) => {
    const { id, name } = node.properties;
    add(id, locate(file, node));
    if (node.tagName === 'a' && name !== id) add(name, locate(file, node));
  });
  return new Set(locations.keys());
}

function checkHeading(file: VFile, node: Element, { depth, text }: Heading, previous: Heading[]): void {
  if (depth === 1)
    report(file, node, {
      rule: 'second-h1',
      what: `"# ${text}" is a second h1.`,
      why: 'The title in the front matter is the h1.',
      fix: `Write "## ${text}".`,
    });
  if (depth === 3 && !previous.some((heading) => heading.depth === 2))
    report(file, node, {
      rule: 'heading-order',
      what: `"### ${text}" comes before any h2.`,
      why: 'Screen readers and the table of contents would skip a level.',
      fix: `Write "## ${text}", or put an h2 before it.`,
    });
  if ((depth === 2 || depth === 3) && node.children.some(({ type }) => type === 'mdxTextExpression'))
    report(file, node, {
      rule: 'mdx-expression',
      what: `The heading "${text}" has an expression.`,
      why: 'Its anchor and the table of contents cannot contain code.',
      fix: 'Write the heading as text, and put the expression below it.',
    });
}

// Variation selectors and the keycap are marks, and joiners are format characters. Without them in this list, they
// would stay in the id or split a word.
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu;
const INVISIBLE = /[\u20e3\u200b-\u200d\u2060\ufeff\p{Variation_Selector}]/gu;
const NOT_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/** Id of a heading without letters, such as a lone emoji. */
const EMPTY_ID = 'section';

/**
 * The anchor of a heading, such as `createTheme(options) => theme` → `createtheme-options-theme`. Drops apostrophes and
 * emoji, and replaces runs of punctuation and spaces with one hyphen. Letters of every script stay as they are, so
 * encode the id in URLs. Can be empty.
 */
export function headingId(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(EMOJI, '')
    .replace(INVISIBLE, '')
    .replace(NOT_WORD, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Creates the ids of one page. They are never empty, and a repeated one ends with `-2`, `-3`, and so on.
 * @param taken ids that already exist on the page
 */
export function createHeadingIds(taken: Iterable<string> = []): (text: string) => string {
  const used = new Set(taken);
  return (text) => {
    const base = headingId(text) || EMPTY_ID;
    let id = base;
    // Checks all ids, because a heading "Usage 2" could already have the id `usage-2`.
    for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`;
    used.add(id);
    return id;
  };
}
