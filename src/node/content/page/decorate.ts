import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Heading, PageImage, PageLink } from '../../../shared/page/page';
import { mediaAddresses, prepareImage } from './images';
import type { ProblemCollector } from './problems';
import { walkElements } from './walk';

/** Characters that do not fit into the least width of a cell. */
const LONG_CELL = 30;

/** What decorating finds on its way through the page. */
export interface PageReferences {
  links: PageLink[];
  images: PageImage[];
  ids: string[];
}

/** Adds what every page needs – anchors on headings, scroll boxes around tables – and notes links, images and ids. */
export function decorate(root: Root, headings: readonly Heading[], report: ProblemCollector): PageReferences {
  const references: PageReferences = { links: [], images: [], ids: [] };
  const headingIds = new Set<unknown>(headings.map(({ id }) => id));
  const headingElements: Element[] = [];
  walkElements(root, (node, parent, index) => {
    const place = report.place(node);
    const { id, name, href } = node.properties;
    if (typeof id === 'string') references.ids.push(id);
    if (node.tagName === 'a' && typeof name === 'string') references.ids.push(name);
    if (isAuthorsLink(node)) references.links.push({ href: String(href), ...place });
    references.images.push(...mediaAddresses(node).map((src) => ({ src, ...place })));
    if (node.tagName === 'img') prepareImage(node, report);
    if (isTask(node)) nameCheckbox(node);
    if (node.tagName === 'table') parent.children[index] = scrollBox(node);
    if (node.tagName === 'td' && isLong(node)) node.properties['className'] ??= ['long'];
    if (/^h[23]$/.test(node.tagName) && headingIds.has(id)) headingElements.push(node);
  });
  // Only now, so that the walk does not take the new links for the author's.
  headingElements.forEach(linkHeading);
  return references;
}

/** A cell that needs some width to be read: a sentence, or code of several words. */
function isLong(cell: Element): boolean {
  const [first, ...others] = cell.children;
  const isCode = first?.type === 'element' && first.tagName === 'code' && others.length === 0;
  const content = toString(cell);
  return content.length > LONG_CELL || (isCode && content.includes(' '));
}

/** An item of a list with boxes to tick. */
function isTask({ tagName, properties }: Element): boolean {
  const { className } = properties;
  return tagName === 'li' && Array.isArray(className) && className.includes('task-list-item');
}

/** The box of a task is named by the task. */
function nameCheckbox(task: Element): void {
  const ariaLabel = toString(task).trim();
  walkElements(task, (node) => {
    if (node.tagName === 'input') node.properties['ariaLabel'] ??= ariaLabel;
  });
}

/** Links between a footnote and its reference are made by the parser. */
function isAuthorsLink({ tagName, properties }: Element): boolean {
  const isFootnote = 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties;
  return tagName === 'a' && typeof properties['href'] === 'string' && !isFootnote;
}

/** Wide tables scroll in their own box, which the keyboard reaches and screen readers name by the column heads. */
export function scrollBox(table: Element): Element {
  const heads: string[] = [];
  walkElements(table, (node) => {
    if (node.tagName === 'th') heads.push(toString(node).trim());
  });
  const ariaLabel = heads.filter(Boolean).join(', ') || 'Table';
  return element('div', { className: ['table-scroll'], role: 'group', ariaLabel, tabIndex: 0 }, [table]);
}

/** The heading is its own link; one that holds a link keeps it and gets a sign beside it. */
function linkHeading(heading: Element): void {
  const id = String(heading.properties['id']);
  const properties = { className: ['title-link-to-anchor'], href: `#${encodeURIComponent(id)}` };
  let hasLink = false;
  walkElements(heading, (node) => {
    if (node.tagName === 'a') hasLink = true;
  });
  heading.children = hasLink
    ? [...heading.children, element('a', { ...properties, ariaLabel: `Link to ${toString(heading)}` }, [])]
    : [element('a', properties, heading.children)];
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}
