import type { ElementContent, Properties, Root } from 'hast';

/** Parses HTML with the browser's own parser, in a document that runs and loads nothing. */
export function parseHtml(html: string): Root {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return { type: 'root', children: [...body.childNodes].flatMap(toHast) };
}

function toHast(node: ChildNode): ElementContent[] {
  if (node instanceof Text) return [{ type: 'text', value: node.data }];
  if (!(node instanceof Element)) return [];
  const properties: Properties = Object.fromEntries(
    [...node.attributes].map(({ name, value }) => [name, value]),
  );
  const children = [...node.childNodes].flatMap(toHast);
  return [{ type: 'element', tagName: node.localName, properties, children }];
}
