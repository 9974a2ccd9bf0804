import type { Element, Nodes, Root, RootContent } from 'hast';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { webAddress } from './web-address';

/** Elements that are allowed in external HTML. Only the text of others is kept. */
export const INLINE_TAGS = ['a', 'b', 'br', 'code', 'em', 'i', 'strong'] as const;

const SCHEMA: Schema = {
  tagNames: [...INLINE_TAGS],
  attributes: { a: ['href'] },
  protocols: { href: ['http', 'https'] },
  // Their text is not meant to be read.
  strip: ['iframe', 'math', 'noscript', 'object', 'script', 'style', 'svg', 'template', 'textarea', 'title'],
  ancestors: {},
  clobber: [],
  required: {},
};

/** Keeps only inline elements without attributes, except the `href` of links. */
export function sanitizeInline(tree: Nodes): Root {
  const clean = sanitize(tree, SCHEMA);
  return clean.type === 'root' ? clean : { type: 'root', children: [clean as RootContent] };
}

/** Like `sanitizeInline`, but marks links as sponsored, and opens them in a new tab. */
export function sanitizeSponsored(tree: Nodes): Root {
  const root = sanitizeInline(tree);
  return { ...root, children: root.children.flatMap(markLinks) };
}

function markLinks(node: RootContent): RootContent[] {
  if (node.type !== 'element') return [node];
  const children = node.children.flatMap(markLinks) as Element['children'];
  if (node.tagName !== 'a') return [{ ...node, children }];
  const href = webAddress(node.properties['href']);
  if (href === null) return children;
  return [{ ...node, properties: { href, rel: ['noopener', 'sponsored'], target: '_blank' }, children }];
}
