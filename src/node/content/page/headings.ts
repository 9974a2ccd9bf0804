import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { API_SECTION_ID, API_SECTION_TITLE } from '../../../shared/api/api-page';
import type { DemoReference, Heading } from '../../../shared/page/page';
import type { SourceLocation } from '../../../shared/page/problem';
import { createHeadingIds } from './heading-id';
import type { ProblemCollector } from './problems';
import { walkElements } from './tree';

/** Id of the heading that GFM puts above footnotes: for screen readers only, so no part of the contents. */
const FOOTNOTES = 'footnote-label';

/** The ids that the author has chosen, and the names of demos, which are ids too; reports one that stands twice. */
export function collectIds(
  root: Root,
  demos: readonly DemoReference[],
  report: ProblemCollector,
): ReadonlySet<string> {
  const places = new Map<string, SourceLocation>();
  const take = (id: unknown, place: SourceLocation): void => {
    if (typeof id !== 'string' || id === '') return;
    const first = places.get(id);
    if (first) reportTwice(id, first, place, report);
    else places.set(id, place);
  };
  for (const { name, line, column } of demos) take(name, { ...report.at({}), line, column });
  walkElements(root, (node) => {
    const { id, name } = node.properties;
    take(id, report.at(node));
    if (node.tagName === 'a' && name !== id) take(name, report.at(node));
  });
  return new Set(places.keys());
}

function reportTwice(
  id: string,
  one: SourceLocation,
  other: SourceLocation,
  { problems }: ProblemCollector,
): void {
  problems.push({
    rule: 'duplicate-id',
    what: `The id "${id}" is on this page twice.`,
    where: one.line > other.line ? [other, one] : [one, other],
    why: 'A link to it leads to the first of them only.',
    fix: 'Change one of them. The id of a demo is its name.',
  });
}

/**
 * Gives h2 and h3 their ids, and reports headings that break the outline of the page.
 * @param taken ids that stand on the page already; a heading that has one of them keeps it
 */
export function collectHeadings(root: Root, taken: ReadonlySet<string>, report: ProblemCollector): Heading[] {
  const headings: Heading[] = [];
  const nextId = createHeadingIds(taken);
  walkElements(root, (node) => {
    const depth = headingDepth(node);
    if (depth === null || node.properties['id'] === FOOTNOTES) return;
    const text = toString(node).trim();
    checkHeading(node, { depth, text }, headings, report);
    if (depth !== 2 && depth !== 3) return;
    const { id: ownId } = node.properties;
    const id = typeof ownId === 'string' && ownId !== '' ? ownId : nextId(text);
    headings.push({ id, depth, text });
    node.properties['id'] = id;
  });
  return headings;
}

function headingDepth({ tagName }: Element): number | null {
  return /^h[1-6]$/.test(tagName) ? Number(tagName[1]) : null;
}

function checkHeading(
  node: Element,
  { depth, text }: { depth: number; text: string },
  before: readonly Heading[],
  report: ProblemCollector,
): void {
  if (depth === 1)
    report.add(node, {
      rule: 'second-h1',
      what: `"# ${text}" is a second h1.`,
      why: 'The title of the front matter is the h1.',
      fix: `Write "## ${text}".`,
    });
  if (depth === 3 && !before.some((heading) => heading.depth === 2))
    report.add(node, {
      rule: 'heading-order',
      what: `"### ${text}" comes before any h2.`,
      why: 'Screen readers and the table of contents would skip a level.',
      fix: `Write "## ${text}", or put an h2 before it.`,
    });
  // Only live pages have expressions, and only the browser and the server rendering know their values.
  if ((depth === 2 || depth === 3) && node.children.some(({ type }) => type === 'mdxTextExpression'))
    report.add(node, {
      rule: 'mdx-expression',
      what: `The heading "${text}" has an expression.`,
      why: 'Its anchor and the table of contents are made without running code.',
      fix: 'Write the heading as text, and put the expression below it.',
    });
}

/**
 * The heading of the section that the build adds to pages of components; none where the author has written a
 * section of that name.
 */
export function findApiHeading(components: readonly string[], anchors: readonly string[]): Heading[] {
  const isWanted = components.length > 0 && !anchors.includes(API_SECTION_ID);
  return isWanted ? [{ id: API_SECTION_ID, depth: 2, text: API_SECTION_TITLE }] : [];
}
