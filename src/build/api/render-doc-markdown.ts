import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Code, Html, Image, Link } from 'mdast';
import { toHast, type Handlers, type State } from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { renderCodeBlock } from '../page/code-block';
import { CODE_LANGUAGES } from '../page/highlight';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Addresses that a click may follow; others, such as `javascript:`, stay text. */
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i;

/**
 * Renders the Markdown of a JSDoc comment as HTML that is safe whatever the comment holds: HTML in it is shown as
 * text, images as their description.
 * @param resolveLink turns the address of each link into the one readers follow
 */
export function renderDocMarkdown(text: string, resolveLink: (href: string) => string): string {
  const tree = toHast(parser.parse(text), { handlers: createHandlers(resolveLink) });
  // Nothing from the comment is raw: only code that was highlighted here.
  return toHtml(tree, { allowDangerousHtml: true }).trim();
}

function createHandlers(resolveLink: (href: string) => string): Handlers {
  const code = (_state: State, { value, lang }: Code) => {
    const language = lang && CODE_LANGUAGES.includes(lang) ? lang : 'text';
    const html = renderCodeBlock(value, { language, title: null, highlightedLines: new Set(), label: '' });
    return { type: 'raw' as const, value: html };
  };
  const link = (state: State, node: Link): Element => {
    const href = resolveLink(node.url);
    const children = state.all(node);
    return SAFE_ADDRESS.test(href)
      ? { type: 'element', tagName: 'a', properties: { href }, children }
      : { type: 'element', tagName: 'span', properties: {}, children };
  };
  return {
    code,
    link,
    html: (_state: State, { value }: Html) => ({ type: 'text' as const, value }),
    image: (_state: State, { alt }: Image) => ({ type: 'text' as const, value: alt ?? '' }),
  };
}
