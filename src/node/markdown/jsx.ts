import type { Expression } from 'estree';
import type { Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxAttributeValueExpression,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import { find, html } from 'property-information';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import type { Problem } from '../../shared/problem';
import { closest } from '../../shared/suggest';
import { suggestion } from '../lib/suggestions';
import {
  BLOCK_ELEMENTS,
  contentComponents,
  otherToolAdvice,
  HTML_ELEMENTS,
  isContentComponent,
} from './content-components';
import { replaceNodes, report } from './tree';

/** A JSX element in MDX, on its own line or within one. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export function isJsxElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Names that a live page imports and exports. Null for an ordinary page, which runs no code. */
export type PageScope = ReadonlySet<string> | null;

/** Value of a JSX attribute. Only literals are allowed, because prose is data. */
type AttributeValue = string | number | boolean;

/** Values of attributes by name. */
type Attributes = Record<string, AttributeValue>;

/** Reads the valid attributes of an element. Reports computed values and others that are invalid. */
export function readAttributes(element: JsxElement, scope: PageScope, file: VFile): Attributes {
  const values = attributeValues(element, literalValue, file, {
    rule: 'mdx-expression',
    why: scope
      ? 'Only components that the page imports or exports can have computed attributes.'
      : 'Pages are data, and are read without running code.',
    fix: 'Write a string in quotes, or a number, true, or false in braces.',
  });
  const name = element.name ?? '';
  if (isContentComponent(name)) return validAttributes(element, name, values, file);
  checkHtmlAttributes(element, values, file);
  return values;
}

/** Values of attributes by name. Reports those whose value is undefined. */
export function attributeValues<Value>(
  element: JsxElement,
  valueOf: (attribute: MdxJsxAttribute) => Value | undefined,
  file: VFile,
  problem: Pick<Problem, 'rule' | 'why' | 'fix'>,
): Record<string, Value> {
  const values: Record<string, Value> = {};
  for (const attribute of element.attributes) {
    const value = attribute.type === 'mdxJsxAttribute' ? valueOf(attribute) : undefined;
    const what = `<${element.name ?? ''}> has an attribute that is computed.`;
    if (attribute.type === 'mdxJsxAttribute' && value !== undefined) values[attribute.name] = value;
    else report(file, attribute.position ? attribute : element, { what, ...problem });
  }
  return values;
}

/** The literal value of an attribute, or undefined if it is computed. */
export function literalValue({ value }: MdxJsxAttribute): AttributeValue | undefined {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const expression = expressionOf(value);
  return expression && literal(expression);
}

/** The value of an attribute such as `{['Oak', 'Elm']}`, or undefined if it isn't an array of string literals. */
export function literalList({ value }: MdxJsxAttribute): string[] | undefined {
  const expression = typeof value === 'object' && value ? expressionOf(value) : undefined;
  if (expression?.type !== 'ArrayExpression') return undefined;
  const items = expression.elements.map((item) =>
    item && item.type !== 'SpreadElement' ? literal(item) : undefined,
  );
  return items.every((item) => typeof item === 'string') ? items : undefined;
}

function expressionOf({ data }: MdxJsxAttributeValueExpression): Expression | undefined {
  const statement = data?.estree?.body[0];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

function literal(expression: Expression): AttributeValue | undefined {
  if (expression.type === 'Literal') {
    const { value } = expression;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : undefined;
  }
  if (expression.type === 'UnaryExpression' && expression.operator === '-') {
    const value = literal(expression.argument);
    return typeof value === 'number' ? -value : undefined;
  }
  return undefined;
}

/** Reports an element that is neither in HTML nor in the component registry. Returns whether it is known. */
export function checkElementName(element: JsxElement, scope: PageScope, file: VFile): boolean {
  const name = element.name ?? '';
  if (isContentComponent(name) || HTML_ELEMENTS.includes(name)) return true;
  const known = [...Object.keys(contentComponents), ...HTML_ELEMENTS, ...(scope ?? [])];
  const otherwise = scope && /^[A-Z]/.test(name) ? 'import it' : 'write the code in a demo';
  const near = closest(name, known);
  report(file, element, {
    rule: 'unknown-component',
    what:
      name === '' ? 'A fragment (<>…</>) is not allowed on a page.' : `Unknown content component <${name}>.`,
    fix:
      otherToolAdvice(name) ??
      (near
        ? `Did you mean <${near}>?`
        : `Use one of ${Object.keys(contentComponents).join(', ')}, or ${otherwise}.`),
  });
  return false;
}

/** The attributes of a content component that its schema allows. Reports the others. */
function validAttributes(
  element: JsxElement,
  name: keyof typeof contentComponents,
  attributes: Attributes,
  file: VFile,
): Attributes {
  const schema = contentComponents[name];
  const known = Object.keys(schema.shape);
  const wrong = new Set<string>();
  const add = (key: string, what: string, fix: string): void => {
    wrong.add(key);
    report(file, element, { rule: 'component-attribute', what, fix });
  };
  for (const issue of schema.safeParse(attributes).error?.issues ?? []) {
    const key = String(issue.path[0]);
    if (issue.code === 'unrecognized_keys') {
      const list = known.length > 0 ? `Known attributes: ${known.join(', ')}.` : 'It has no attributes.';
      for (const unknown of issue.keys)
        add(unknown, `<${name}> has no attribute "${unknown}".`, suggestion(unknown, known, list));
    } else if (key in attributes) {
      add(key, `<${name}> has ${key}=${JSON.stringify(attributes[key])}.`, issue.message);
    } else if (!isComputed(element, key)) {
      add(key, `<${name}> needs the attribute "${key}".`, `Write <${name} ${key}="…">.`);
    }
  }
  return Object.fromEntries(Object.entries(attributes).filter(([key]) => !wrong.has(key)));
}

/** True if code sets an attribute, which is reported. */
function isComputed({ attributes }: JsxElement, name: string): boolean {
  return attributes.some((attribute) => !('name' in attribute) || attribute.name === name);
}

/** Reports React spellings on HTML elements, such as `className`, `htmlFor`, and `tabIndex`. */
function checkHtmlAttributes(element: JsxElement, attributes: Attributes, file: VFile): void {
  for (const [name, value] of Object.entries(attributes)) {
    const { attribute } = find(html, name);
    if (attribute === name) continue;
    report(file, element, {
      rule: 'html-attribute',
      what: `<${element.name ?? ''}> has the attribute "${name}".`,
      why: 'The elements of a page are HTML, not React.',
      fix: `Write ${value === true ? attribute : `${attribute}=${JSON.stringify(String(value))}`}.`,
    });
  }
}

/** Elements that can be blocks, but not alone. Components, which start with a capital letter, can be too. */
const BLOCKS_WHEN_ALONE = /^(img|source|[A-Z].*)$/;

/**
 * Lifts elements out of the paragraphs that Markdown adds around them. Without this, a line such as
 * `<summary>…</summary>` becomes a paragraph.
 */
export const remarkUnravel: Plugin<[], Root> = () => (tree) =>
  replaceNodes(tree, (node) => (node.type === 'paragraph' ? unravel(node) : [node]));

function unravel(paragraph: Paragraph): RootContent[] {
  const { children } = paragraph;
  const isWithoutText = children.every((child) => isElement(child) || isBlank(child));
  const isLifted = isWithoutText && children.some((child) => BLOCKS_WHEN_ALONE.test(nameOf(child)));
  const isBlock = (child: PhrasingContent): boolean =>
    isLifted ? isElement(child) : BLOCK_ELEMENTS.includes(nameOf(child));
  if (!children.some(isBlock)) return [paragraph];
  // `[text, block, text]` → `[paragraph, block, paragraph]`, without blank paragraphs.
  const parts: RootContent[] = [];
  for (const child of children) {
    const last = parts.at(-1);
    if (isBlock(child)) parts.push(lift(child));
    else if (last?.type === 'paragraph') last.children.push(child);
    else parts.push({ type: 'paragraph', children: [child], position: child.position });
  }
  return parts.filter((part) => part.type !== 'paragraph' || !part.children.every(isBlank));
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
