import type { Nodes, Root, RootContent } from 'hast';
import { sanitize, type Schema } from 'hast-util-sanitize';

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
