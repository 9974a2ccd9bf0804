import type { Element, Nodes, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { renderToStaticMarkup } from 'react-dom/server';
import { unified } from 'unified';
import { sanitizeSponsored } from '../../../../../src/shared/texts/inline-html';
import { renderInline } from '../../../../../src/client/partners/ads/rich-text';

/** Parses HTML as browsers do. */
export function parseHtml(html: string): Root {
  const raw: Root = { type: 'root', children: [{ type: 'raw', value: html }] };
  return unified().use(rehypeRaw).runSync(raw) as Root;
}

/** What a reader's browser gets of an untrusted description. */
export function cleanHtml(description: string): string {
  return renderToStaticMarkup(renderInline(sanitizeSponsored(parseHtml(description))));
}

/** Every element of a piece of HTML, in order. */
export function elementsOf(html: string): Element[] {
  const walk = (node: Nodes): Element[] => [
    ...(node.type === 'element' ? [node] : []),
    ...('children' in node ? node.children.flatMap(walk) : []),
  ];
  return walk(parseHtml(html));
}
