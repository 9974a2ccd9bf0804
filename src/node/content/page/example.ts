import type { Nodes } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import {
  findElement,
  replaceElement,
  type ExampleElement,
  type PropValue,
} from '../../../shared/demo/playground';
import type { PlaygroundReference } from '../../../shared/page/page';
import { isJsxElement, literalValue, type JsxElement } from './jsx';
import type { ProblemCollector } from './problems';
import { parseSyntax } from './syntax';

/** Content of a playground, with the component and the elements around it. */
export type ReadExample = Pick<PlaygroundReference, 'example' | 'frame'>;

/**
 * Parses the example in a `<Playground>`. It is one element that is or contains the component, and has only literals
 * and elements. Without an example, the component has no props.
 */
export function readExample(
  playground: JsxElement,
  component: string,
  report: ProblemCollector,
): ReadExample {
  const place: ExampleElement = { name: component, props: {}, children: [] };
  const parts = partsOf(playground.children);
  const [root] = parts;
  if (root === undefined) return { example: place };
  const whole = typeof root !== 'string' && parts.length === 1 ? readElement(root, report) : place;
  const example = findElement(whole, component);
  if (example === whole && whole !== place) return { example };
  if (example && whole !== place) return { example, frame: replaceElement(whole, component, place) };
  report.add(typeof root === 'string' ? playground : root, {
    rule: 'playground',
    what: `<Playground component="${component}"> holds something else than one <${component}>.`,
    why: 'Its attributes are the start of the controls.',
    fix: `Write <${component} … /> into it, once, alone or in another element, or nothing.`,
  });
  return { example: place };
}

function readElement(element: JsxElement, report: ProblemCollector): ExampleElement {
  const props = element.attributes.flatMap((attribute): [string, PropValue][] => {
    const value = attribute.type === 'mdxJsxAttribute' ? valueOf(attribute, report) : undefined;
    if (attribute.type === 'mdxJsxAttribute' && value !== undefined) return [[attribute.name, value]];
    report.add(attribute.position ? attribute : element, {
      rule: 'playground',
      what: `<${element.name ?? ''}> has an attribute that is computed.`,
      why: 'Playgrounds are data: the controls change what stands there.',
      fix: 'Write a text in quotes, or a number, true, false, or one element in braces.',
    });
    return [];
  });
  const children = partsOf(element.children).map((part) =>
    typeof part === 'string' ? part : readElement(part, report),
  );
  return { name: element.name ?? '', props: Object.fromEntries(props), children };
}

/** A literal, or an element such as `<SaveIcon />`. */
function valueOf(attribute: MdxJsxAttribute, report: ProblemCollector): PropValue | undefined {
  const literal = literalValue(attribute);
  if (literal !== undefined) return literal;
  const code = typeof attribute.value === 'object' ? (attribute.value?.value.trim() ?? '') : '';
  if (!/^<[A-Z][\s\S]*>$/.test(code)) return undefined;
  const [element] = partsOf(parseSyntax(code).children);
  return typeof element === 'object'
    ? readElement({ ...element, position: attribute.position }, report)
    : undefined;
}

/** Elements and text, without the paragraphs that Markdown adds. */
function partsOf(nodes: readonly Nodes[]): (string | JsxElement)[] {
  return nodes.flatMap((node): (string | JsxElement)[] => {
    if (isJsxElement(node)) return [node];
    if (node.type === 'text') {
      const text = node.value.trim().replace(/\s+/g, ' ');
      return text === '' ? [] : [text];
    }
    return 'children' in node ? partsOf(node.children) : [];
  });
}
