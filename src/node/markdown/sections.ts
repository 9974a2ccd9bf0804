import type { Element, Nodes } from 'hast';
import { CODE_LINE, type PageSection, type ParsedPage } from '../../shared/page';
import { BLOCK, placeholderIndex, SNIPPET, type HastResult } from './remark-to-hast';

/** Inline elements. All others start a new line. */
// prettier-ignore
const INLINE = new Set([
  'a', 'abbr', 'b', 'bdi', 'bdo', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 'rp', 'rt', 'ruby',
  's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr',
]);
/** Separates the cells of a row, which stay on one line. */
const CELL_END = ' · ';

/** Splits a page at its h2 and h3 headings, which already have ids. */
export function readSections(
  { frontMatter, headings }: Pick<ParsedPage, 'frontMatter' | 'headings'>,
  { root, snippets, placeholders }: HastResult,
): PageSection[] {
  const { title, description } = frontMatter;
  const first: PageSection = { id: '', depth: 1, title, text: `${description}\n`, demos: [] };
  const sections = [first];
  let current = first;
  const read = (node: Nodes): void => {
    if (node.type === 'text') current.text += node.value.replace(/\s+/g, ' ');
    if (!('children' in node)) return;
    if (node.type !== 'element') return node.children.forEach(read);
    const heading = headings.find(({ id }) => /^h[23]$/.test(node.tagName) && node.properties['id'] === id);
    if (heading) {
      current = { id: heading.id, depth: heading.depth, title: heading.text, text: '', demos: [] };
      sections.push(current);
    } else if (node.tagName === SNIPPET) {
      current.text += asCode(snippets[placeholderIndex(node)]?.code ?? '');
    } else if (node.tagName === BLOCK) {
      const { component, attributes } = placeholders[placeholderIndex(node)] ?? {};
      if (component === 'Demo') current.demos.push(String(attributes?.['src']));
    } else if (!isHidden(node)) {
      const isCell = node.tagName === 'td' || node.tagName === 'th';
      const end = isCell ? CELL_END : INLINE.has(node.tagName) ? '' : '\n';
      if (!isCell) current.text += end;
      node.children.forEach(read);
      current.text += end;
    }
  };
  read(root);
  return sections.map((section) => ({ ...section, text: tidy(section.text) }));
}

/** Skips text for screen readers, because it repeats visible text. */
function isHidden({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes('visually-hidden');
}

function asCode(code: string): string {
  const lines = code.split('\n').map((line) => CODE_LINE + line.trim());
  return `\n${lines.join('\n')}\n`;
}

function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const words = line
        .replace(/\s+/g, ' ')
        .replace(/( · )+ ?$/, '')
        .trim();
      return words !== '' && line.startsWith(CODE_LINE) ? CODE_LINE + words : words;
    })
    .filter((line) => line !== '')
    .join('\n');
}
