import type { ElementContent, Properties, Root } from 'hast';

/** Parses HTML with the browser's own parser, in a document that runs and loads nothing. */
export function parseHtml(html: string): Root {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const body = builtIn(Document.prototype, 'body', parsed);
  return { type: 'root', children: childrenOf(body) };
}

function childrenOf(node: Node): ElementContent[] {
  return [...builtIn(Node.prototype, 'childNodes', node)].flatMap(toHast);
}

function toHast(node: ChildNode): ElementContent[] {
  if (node instanceof Text) return [{ type: 'text', value: node.data }];
  if (!(node instanceof Element)) return [];
  const properties: Properties = Object.fromEntries(
    [...builtIn(Element.prototype, 'attributes', node)].map(({ name, value }) => [name, value]),
  );
  const tagName = builtIn(Element.prototype, 'localName', node);
  return [{ type: 'element', tagName, properties, children: childrenOf(node) }];
}

/** A property as the browser defines it: fields of a form, and images, can be named so that they take its place. */
function builtIn<Owner extends object, Key extends keyof Owner>(
  prototype: Owner,
  key: Key,
  owner: Owner,
): Owner[Key] {
  return Reflect.get(prototype, key, owner) as Owner[Key];
}
