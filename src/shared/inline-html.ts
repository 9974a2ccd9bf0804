import type { Root } from 'hast';
import { sanitize, type Schema } from 'hast-util-sanitize';

/** Elements that are allowed in external HTML. Only the text of others is kept. */
export const INLINE_TAGS = ['a', 'b', 'br', 'code', 'em', 'i', 'strong'] as const;

const SCHEMA: Schema = {
  tagNames: [...INLINE_TAGS],
  attributes: { a: ['href'] },
  protocols: { href: ['http', 'https'] },
  // Their text is not meant to be read.
  strip: ['iframe', 'math', 'noscript', 'object', 'script', 'style', 'svg', 'template', 'textarea', 'title'],
};

/** Keeps only inline elements without attributes, except the `href` of links. */
export function sanitizeInline(tree: Root): Root {
  return sanitize(tree, SCHEMA) as Root;
}
