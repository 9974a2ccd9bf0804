import ts from 'typescript';
import type { Documented } from '../../shared/api/api-reference';

/** Content of the JSDoc comment of a declaration. Inline tags such as `{@link Card}` are not resolved. */
export interface Documentation {
  /** The description ends with the examples and the `@see` tags. */
  texts: Documented;
  /** Source text of `@default`, or null. */
  defaultValue: string | null;
  /** Name of each `@param` → Markdown. */
  parameters: ReadonlyMap<string, string>;
  /** Markdown of `@returns`. */
  returns: string;
  /** True with `@ignore` or `@internal`. */
  hidden: boolean;
}

const HIDDEN_TAGS = new Set(['ignore', 'internal']);

/** Reads the last JSDoc comment before a declaration, which is the one that editors show. */
export function readDocumentation(declaration: ts.Node | undefined): Documentation {
  const comment = declaration && ts.getJSDocCommentsAndTags(declaration).findLast(ts.isJSDoc);
  const tags: readonly ts.JSDocTag[] = comment?.tags ?? [];
  const named = (name: string) => tags.filter(({ tagName }) => tagName.text === name);
  const examples = named('example').map((tag) => `Example: ${plainText(tag.comment)}`);
  // The compiler treats the first word as a name, even if it starts a sentence or a URL.
  const references = named('see').map((tag) => `See also: ${sourceText(tag)}`);
  const [deprecation] = named('deprecated');
  return {
    texts: {
      description: [plainText(comment?.comment), ...examples, ...references].filter(Boolean).join('\n\n'),
      deprecated: deprecation !== undefined,
      deprecationAdvice: plainText(deprecation?.comment),
    },
    defaultValue: sourceText(named('default')[0]),
    parameters: new Map(
      tags.filter(ts.isJSDocParameterTag).map((tag) => [tag.name.getText(), afterDash(tag.comment)]),
    ),
    returns: returnText(tags),
    hidden: tags.some(({ tagName }) => HIDDEN_TAGS.has(tagName.text)),
  };
}

type Comment = string | ts.NodeArray<ts.JSDocComment> | undefined;

/** Text of a comment with its inline tags. `ts.getTextOfJSDocComment` would put spaces into their names. */
function plainText(comment: Comment): string {
  if (typeof comment !== 'object') return (comment ?? '').trim();
  const parts = comment.map((part) => (part.kind === ts.SyntaxKind.JSDocText ? part.text : part.getText()));
  return parts.join('').trim();
}

/** Source text of a tag with its indentation, which the compiler drops. Null without the tag. */
function sourceText(tag: ts.JSDocTag | undefined): string | null {
  if (!tag) return null;
  const text = tag.getSourceFile().text.slice(tag.tagName.end, tag.end);
  return text.replace(/\n[ \t]*\*(?:\/$| ?)/g, '\n').trim();
}

/** `@param name - text` is an old form of `@param name text`. */
function afterDash(comment: Comment): string {
  return plainText(comment).replace(/^-\s+/, '');
}

/** The compiler treats a link at the start as a type in braces, and the rest as another tag. */
function returnText(tags: readonly ts.JSDocTag[]): string {
  const index = tags.findIndex(ts.isJSDocReturnTag);
  const next = tags[index + 1];
  const isSplit = index !== -1 && (next?.tagName.text.startsWith('link') ?? false);
  if (next && isSplit) return `{@${next.tagName.text} ${plainText(next.comment)}`;
  return afterDash(tags[index]?.comment);
}
