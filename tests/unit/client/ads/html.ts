import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { renderToStaticMarkup } from 'react-dom/server';
import { sanitizeInline } from '../../../../src/shared/inline-html';
import { renderInline } from '../../../../src/client/ads/rich-text';

/** Parses HTML as browsers do. */
export function parseHtml(html: string): Root {
  return fromHtml(html, { fragment: true });
}

/** What a reader's browser gets of an untrusted description. */
export function cleanHtml(description: string): string {
  return renderToStaticMarkup(renderInline(sanitizeInline(parseHtml(description))));
}

/** Every element of a piece of HTML, in order. */
export function elementsOf(html: string): Element[] {
  const walk = (node: Nodes): Element[] => [
    ...(node.type === 'element' ? [node] : []),
    ...('children' in node ? node.children.flatMap(walk) : []),
  ];
  return walk(parseHtml(html));
}
