import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Plugin } from 'unified';
import type { DataMap, VFile } from 'vfile';
import { ANCHOR_CLASS } from './rehype-headings';
import { WHY_ALT } from './remark-check-markdown';
import { element, elementsNamed, locate, report, walkElements } from './tree';

/** Characters that do not fit into the least width of a cell. */
const LONG_CELL = 30;
const MEDIA_ELEMENTS = ['img', 'source', 'video', 'audio', 'track'];

/** Adds scroll boxes to tables, and collects links, images, keyboard tables, and inline code. */
export const rehypeDecorate: Plugin<[], Root> = () => (root, file) => {
  const found: Pick<DataMap, 'links' | 'images' | 'keyRows' | 'codeWords'> = {
    links: [],
    images: [],
    keyRows: readKeyRows(root, file),
    codeWords: elementsNamed('code', root).map((code) => toString(code)),
  };
  walkElements(root, (node, parent, index) => {
    const place = locate(file, node);
    if (isAuthorsLink(node)) found.links.push({ href: String(node.properties['href']), place });
    found.images.push(...mediaAddresses(node).map((src) => ({ src, place })));
    if (node.tagName === 'img') prepareImage(node, file);
    if (isTask(node)) {
      // Without nested lists, which have tasks of their own.
      const isOwn = (child: ElementContent): boolean =>
        child.type !== 'element' || !['ol', 'ul'].includes(child.tagName);
      const task = element('li', {}, node.children.filter(isOwn));
      const ariaLabel = toString(task).trim();
      for (const { properties } of elementsNamed('input', task)) properties['ariaLabel'] ??= ariaLabel;
    }
    if (node.tagName === 'table') parent.children[index] = scrollBox(node);
    if (node.tagName === 'td' && isLong(node)) node.properties['className'] ??= ['long'];
  });
  Object.assign(file.data, found);
};

/** A cell that needs a minimum width, because it contains a sentence or code with several words. */
function isLong(cell: Element): boolean {
  const [first, ...others] = cell.children;
  const isCode = first?.type === 'element' && first.tagName === 'code' && others.length === 0;
  const content = toString(cell);
  return content.length > LONG_CELL || (isCode && content.includes(' '));
}

/** An item of a list with boxes to tick. */
function isTask({ tagName, properties }: Element): boolean {
  return tagName === 'li' && [properties['className']].flat().includes('task-list-item');
}

/** The parser adds links between a footnote and its reference. */
function isAuthorsLink({ tagName, properties }: Element): boolean {
  const isFootnote = 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties;
  const isAnchor = [properties['className']].flat().includes(ANCHOR_CLASS);
  return tagName === 'a' && typeof properties['href'] === 'string' && !isFootnote && !isAnchor;
}

/** Wraps a wide table in a scroll box that has keyboard focus and a label from the column heads. */
export function scrollBox(table: Element): Element {
  const heads = elementsNamed('th', table).map((head) => toString(head).trim());
  const ariaLabel = heads.filter(Boolean).join(', ') || 'Table';
  return element('div', { className: ['table-scroll'], role: 'group', ariaLabel, tabIndex: 0 }, [table]);
}

/** `alt=""` marks an image as decoration. A missing `alt` is an error. */
function prepareImage(image: Element, file: VFile): void {
  const { properties } = image;
  const alt: unknown = properties['alt'];
  // In HTML, `alt` without a value is an empty string.
  if (alt === true) properties['alt'] = '';
  else if (typeof alt !== 'string') {
    report(file, image, {
      rule: 'image-alt',
      what: `The image "${String(properties['src'] ?? '')}" has no alternative text.`,
      why: WHY_ALT,
      fix: 'Describe the image: alt="A dialog with two buttons". For decoration, write alt="".',
    });
  }
  properties['loading'] ??= 'lazy';
  properties['decoding'] ??= 'async';
}

/** End of an image in `srcset`. The URL of an image can contain commas. */
export const CANDIDATE_END = /,\s+|(?<=\s[\d.]+[wx]),/;

/** Every file that an image, or another element with a source, would load. */
function mediaAddresses({ tagName, properties }: Element): string[] {
  if (!MEDIA_ELEMENTS.includes(tagName)) return [];
  const { src, srcSet, poster } = properties;
  const candidates =
    typeof srcSet === 'string' ? srcSet.split(CANDIDATE_END).map((one) => one.trim().split(/\s/)[0]) : [];
  return [src, poster, ...candidates].filter(
    (address): address is string => typeof address === 'string' && address !== '',
  );
}

const HEAD = ['Key', 'Effect'];

/** Reads the rows of keyboard tables. Reports tables that look like one, but have other heads. */
function readKeyRows(root: Root, file: VFile): DataMap['keyRows'] {
  const found: DataMap['keyRows'] = [];
  for (const table of elementsNamed('table', root)) {
    const [head = [], ...rows] = elementsNamed('tr', table).map(({ children }) =>
      children.filter((child) => child.type === 'element'),
    );
    const isKeyTable = HEAD.every((text, column) => textOf(head[column]) === text);
    if (!isKeyTable) {
      if (rows.length > 0 && rows.every(([first]) => holdsKey(first))) reportHead(table, file);
      continue;
    }
    for (const [first] of rows) {
      const keys = textOf(first);
      if (holdsKey(first)) found.push({ keys, place: locate(file, first ?? table) });
      else {
        const what = `The row "${keys}" of the keyboard table has no key.`;
        const fix = 'Put each key into <kbd>, such as <kbd>Tab</kbd>.';
        report(file, first ?? table, { rule: 'key-table', what, fix });
      }
    }
  }
  return found;
}

function holdsKey(cell: Element | undefined): boolean {
  return cell !== undefined && elementsNamed('kbd', cell).length > 0;
}

function textOf(cell: Element | undefined): string {
  return cell ? toString(cell).replace(/\s+/g, ' ').trim() : '';
}

function reportHead(table: Element, file: VFile): void {
  const what = 'The table lists keys, but its header is not "| Key | Effect |".';
  const why = 'The check that each key has a browser test finds the table by its header.';
  report(file, table, { rule: 'key-table', what, why, fix: 'Write "| Key | Effect |" as the header.' });
}
