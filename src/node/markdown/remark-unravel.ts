import type { Paragraph, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import type { Plugin } from 'unified';

/** HTML elements that cannot be inside a paragraph. */
const BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote caption colgroup dd details div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table tbody td tfoot th ' +
    'thead tr ul'
  ).split(' '),
);
/** Elements that can be blocks, but not alone. Components, which start with a capital letter, can be too. */
const BLOCKS_WHEN_ALONE = /^(img|source|[A-Z].*)$/;

/**
 * Lifts elements out of the paragraphs that Markdown adds around them. Without this, a line such as
 * `<summary>…</summary>` becomes a paragraph.
 */
export const remarkUnravel: Plugin<[], Root> = () => unravelElements;

function unravelElements(parent: Parents): void {
  const children: RootContent[] = parent.children;
  parent.children = children.flatMap(
    (child) => (child.type === 'paragraph' && unravel(child)) || [child],
  ) as never[];
  for (const child of parent.children) {
    if ('children' in child) unravelElements(child);
  }
}

function unravel(paragraph: Paragraph): RootContent[] | null {
  const { children } = paragraph;
  if (
    children.every((child) => isElement(child) || isBlank(child)) &&
    children.some((child) => BLOCKS_WHEN_ALONE.test(nameOf(child)))
  ) {
    return children.filter(isElement).map(lift);
  }
  if (!children.some(isBlock)) return null;
  return splitAt(children).map((part) =>
    Array.isArray(part) ? { type: 'paragraph', children: part, position: part[0]?.position } : lift(part),
  );
}

/** `[text, block, text]` → `[[text], block, [text]]`, without runs that are blank. */
function splitAt(children: readonly PhrasingContent[]): (PhrasingContent | PhrasingContent[])[] {
  const parts: (PhrasingContent | PhrasingContent[])[] = [];
  for (const child of children) {
    const last = parts.at(-1);
    if (isBlock(child)) parts.push(child);
    else if (Array.isArray(last)) last.push(child);
    else parts.push([child]);
  }
  return parts.filter((part) => !Array.isArray(part) || !part.every(isBlank));
}

function isBlock(child: PhrasingContent): boolean {
  return BLOCKS.has(nameOf(child));
}

function nameOf(child: PhrasingContent): string {
  return (child.type === 'mdxJsxTextElement' && child.name) || '';
}

function isElement({ type }: PhrasingContent): boolean {
  return type === 'mdxJsxTextElement' || type === 'mdxTextExpression';
}

function isBlank(child: PhrasingContent): boolean {
  return child.type === 'text' && child.value.trim() === '';
}

/** Flow elements contain blocks, but the children of these stay inline, as written. */
function lift(child: PhrasingContent): RootContent {
  const type = child.type === 'mdxTextExpression' ? 'mdxFlowExpression' : 'mdxJsxFlowElement';
  return { ...child, type } as unknown as RootContent;
}
