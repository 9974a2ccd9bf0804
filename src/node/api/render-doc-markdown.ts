import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Code, Html } from 'mdast';
import { toHast, type Handlers, type State } from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { renderCodeBlock } from '../content/page/code-block';
import { CODE_LANGUAGES } from '../content/page/highlight';
import { walkElements } from '../content/page/tree';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Addresses that a click may follow; links to others, such as `javascript:`, become text. */
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i;

/**
 * Renders the Markdown of a JSDoc comment as HTML that is safe whatever the comment holds: HTML in it is shown as
 * text, images as their description.
 * @param resolveLink turns the address of each link into the one readers follow
 */
export function renderDocMarkdown(text: string, resolveLink: (href: string) => string): string {
  const root: Root = { type: 'root', children: [] };
  const tree = toHast(parser.parse(text), { handlers: HANDLERS });
  if (tree.type === 'root') root.children = tree.children;
  walkElements(root, (node) => makeSafe(node, resolveLink));
  // Nothing from the comment is raw: only code that was highlighted here.
  return toHtml(root, { allowDangerousHtml: true }).trim();
}

const HANDLERS: Handlers = {
  code: (_state: State, { value, lang }: Code) => {
    const language = lang && CODE_LANGUAGES.includes(lang) ? lang : 'text';
    const html = renderCodeBlock(value, { language, title: null, highlightedLines: new Set(), label: '' });
    return { type: 'raw', value: html };
  },
  html: (_state: State, { value }: Html) => ({ type: 'text', value }),
};

/** Done on the elements, because Markdown has several ways to write a link or an image. */
function makeSafe(node: Element, resolveLink: (href: string) => string): void {
  if (node.tagName === 'img') {
    node.tagName = 'span';
    node.children = [{ type: 'text', value: String(node.properties['alt'] ?? '') }];
    node.properties = {};
  }
  if (node.tagName !== 'a') return;
  const href = resolveLink(String(node.properties['href'] ?? ''));
  if (SAFE_ADDRESS.test(href)) node.properties['href'] = href;
  else {
    node.tagName = 'span';
    node.properties = {};
  }
}
