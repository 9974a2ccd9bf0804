import ts from 'typescript';
import type { Documented } from '../../shared/api/api-reference';

/** What the JSDoc comment of a declaration says. */
export interface Documentation {
  /** The description has the examples at its end. */
  texts: Documented;
  /** Source text of `@default`; null without the tag. */
  defaultValue: string | null;
  /** Text of each `@param`, by name: Markdown. */
  parameters: ReadonlyMap<string, string>;
  /** Text of `@returns`: Markdown. */
  returns: string;
  /** Marked as not for readers, by `@ignore` or `@internal`. */
  hidden: boolean;
}

const HIDDEN_TAGS = new Set(['ignore', 'internal']);

/** Reads the last JSDoc comment before a declaration, the one that editors show. */
export function readDocumentation(declaration: ts.Node | undefined): Documentation {
  const comment = declaration && ts.getJSDocCommentsAndTags(declaration).findLast(ts.isJSDoc);
  const tags: readonly ts.JSDocTag[] = comment?.tags ?? [];
  const named = (name: string) => tags.filter(({ tagName }) => tagName.text === name);
  const examples = named('example').map((tag) => `Example: ${plainText(tag.comment)}`);
  const [deprecation] = named('deprecated');
  return {
    texts: {
      description: [plainText(comment?.comment), ...examples].filter(Boolean).join('\n\n'),
      deprecated: deprecation !== undefined,
      deprecationAdvice: plainText(deprecation?.comment),
    },
    defaultValue: sourceText(named('default')[0]),
    parameters: new Map(
      tags.filter(ts.isJSDocParameterTag).map((tag) => [tag.name.getText(), afterDash(tag.comment)]),
    ),
    returns: afterDash(tags.find(ts.isJSDocReturnTag)?.comment),
    hidden: tags.some(({ tagName }) => HIDDEN_TAGS.has(tagName.text)),
  };
}

type Comment = string | ts.NodeArray<ts.JSDocComment> | undefined;

function plainText(comment: Comment): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').trim();
}

/** Text of a tag with the indentation that the compiler drops; null without the tag. */
function sourceText(tag: ts.JSDocTag | undefined): string | null {
  if (!tag) return null;
  const text = tag.getSourceFile().text.slice(tag.tagName.end, tag.end);
  return text.replace(/\n[ \t]*\*(?:\/$| ?)/g, '\n').trim();
}

/** "name - text" is an old way to write "name text". */
function afterDash(comment: Comment): string {
  return plainText(comment).replace(/^-\s+/, '');
}
