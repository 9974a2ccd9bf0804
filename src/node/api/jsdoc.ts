import ts from 'typescript';
import { classAnchor, type ComponentApi, propAnchor } from '../../shared/api-reference';

/** Content of the JSDoc comment of a declaration. Inline tags such as `{@link Card}` are not resolved. */
export type Documentation = ReturnType<typeof readDocumentation>;

/** Reads the last JSDoc comment before a declaration, which is the one that editors show. */
export function readDocumentation(declaration: ts.Node | undefined) {
  const comment = declaration && ts.getJSDocCommentsAndTags(declaration).findLast(ts.isJSDoc);
  const tags: readonly ts.JSDocTag[] = comment?.tags ?? [];
  const named = (name: string) => tags.filter(({ tagName }) => tagName.text === name);
  const examples = named('example').map(({ comment: example }) => {
    const text = plainText(example);
    // A fence must start a line.
    return `Example:${/^(?:```|~~~)/.test(text) ? '\n\n' : ' '}${text}`;
  });
  // The compiler treats the first word as a name, even if it starts a sentence or a URL.
  const references = named('see').map((tag) => `See also: ${sourceText(tag)}`);
  const [deprecation] = named('deprecated');
  return {
    /** The description ends with the examples and the `@see` tags. */
    texts: {
      description: [plainText(comment?.comment), ...examples, ...references].filter(Boolean).join('\n\n'),
      deprecated: deprecation !== undefined,
      deprecationAdvice: plainText(deprecation?.comment),
    },
    /** Source text of `@default`, or null. */
    defaultValue: sourceText(named('default')[0]),
    /** Name of each `@param` → Markdown. */
    parameters: new Map(
      tags.filter(ts.isJSDocParameterTag).map((tag) => [tag.name.getText(), afterDash(tag.comment)]),
    ),
    /** Markdown of `@returns`. */
    returns: returnText(tags),
    /** True with `@ignore` or `@internal`. */
    hidden: named('ignore').length > 0 || named('internal').length > 0,
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

const LIST_HEADING = /^(?:Demos|Features|API):$/m;
/** Start of a section. */
const SECTION = /^(?=#)/m;
/** A button of the library's site. */
const THEIR_BUTTON = '"Edit this page"';
const PAGE_LINE = /^- \[\w+ API\]\(/m;
const INHERITS_LINE = /^- inherits \[(\w+) API\]\((\S+)\)/m;

/** Splits a component's comment into prose and the lists that the library's site generates. */
export function readComponentComment(text: string) {
  const [prose = ''] = text.split(LIST_HEADING);
  const [, name, path] = INHERITS_LINE.exec(text) ?? [];
  const sections = prose.split(SECTION).filter((section) => !section.includes(THEIR_BUTTON));
  return {
    /** Markdown without the lists, and without sections about the library's site. */
    description: sections.join('').trim(),
    /** True if the library has an API page for the component. */
    hasApiPage: PAGE_LINE.test(text),
    /** The component whose props it inherits. `path` is a path of the library's site. */
    inherits: name !== undefined && path !== undefined ? { name, path } : null,
  };
}

/** URL of a name in a doc comment, such as `Card.variant`. Null if unknown. */
type FindTarget = (name: string) => string | null;

/** Keys of the texts in the data of a component. */
const TEXTS = ['description', 'deprecationAdvice', 'returnDescription'];

/**
 * Replaces the inline tags of doc comments, such as `{@link Card}`, by Markdown links.
 * @param pathOf returns the path or URL of a component
 */
export function resolveDocLinks(components: readonly ComponentApi[], pathOf: FindTarget): ComponentApi[] {
  const find = createFinder(components, pathOf);
  return JSON.parse(JSON.stringify(components), (key, value: unknown) =>
    TEXTS.includes(key) ? linksToMarkdown(String(value), find) : value,
  ) as ComponentApi[];
}

/** `Card`, `CardProps`, `Card.variant`, `Card#variant`, and `CardProps['variant']`. */
const NAME = /^(\w+?)(Props|Classes)?(?:[.#](\w+)|\[(['"])(\w+)\4\])?$/;

function createFinder(components: readonly ComponentApi[], pathOf: FindTarget): FindTarget {
  const byName = new Map(components.map((component) => [component.name, component]));
  return (name) => {
    const [, owner = '', part, dotted, , quoted] = NAME.exec(name) ?? [];
    const component = byName.get(owner);
    const member = dotted ?? quoted;
    if (!component || byName.has(name)) return pathOf(name);
    if (member === undefined) return part ? `${component.path}#${part.toLowerCase()}` : component.path;
    const { props, classes, path } = component;
    if (part !== 'Classes' && props.some((one) => one.name === member))
      return `${path}#${propAnchor(owner, member)}`;
    const isClass = part === 'Classes' && classes.some(({ key }) => key === member);
    return isClass ? `${path}#${classAnchor(owner, member)}` : null;
  };
}

/** Code, which stays as it is, a name as MUI X writes it, such as `[[GridColDef]]`, or an inline tag with its text. */
const CODE_OR_TAG = /(`+)[^]*?\1(?!`)|\[\[(\w+)\]\]|\{@(link|linkcode|linkplain|inheritDoc)\s+([^{}]+)\}/g;
/** At the start of a `@see` tag, a name needs no inline tag. */
const SEE_NAME = /^See also: ([A-Z]\w*(?:[.#]\w+)?)( .*)?$/gm;

function linksToMarkdown(text: string, find: FindTarget): string {
  return text
    .replace(SEE_NAME, (line, name: string, rest = '') =>
      rest === '' || find(name) !== null ? `See also: {@link ${name}}${rest}` : line,
    )
    .replace(CODE_OR_TAG, (match, _quotes, name?: string, tag?: string, content = '') => {
      if (name !== undefined) return inlineTag('link', name, find);
      return tag === undefined ? match : inlineTag(tag, String(content).trim(), find);
    });
}

const ADDRESS = /^(?:[a-z][a-z+.-]*:|[/#.])/i;

/** The target comes first. A label follows after a bar or a space. */
function inlineTag(tag: string, content: string, find: FindTarget): string {
  // A tag over several lines has the stars of the comment in it.
  const line = content.replace(/\s*\n\s*\*?\s*/g, ' ');
  const [, target = '', rest = ''] = /^([^\s|]+)\s*\|?\s*(.*)$/.exec(line) ?? [];
  const isAddress = ADDRESS.test(target);
  const name = target.replace(/\(\)$/, '');
  const address = isAddress ? target : find(name);
  const label = rest.replace(/[[\]]/g, String.raw`\$&`);
  const isCode = tag === 'linkcode' || (tag !== 'linkplain' && label === '' && !isAddress);
  const shown = isCode ? `\`${(label || target).replaceAll('`', '')}\`` : label || target;
  // A parenthesis would end the URL in Markdown.
  const link =
    address === null ? shown : `[${shown}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`;
  return tag === 'inheritDoc' ? `See ${link}` : link;
}
