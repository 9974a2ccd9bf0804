import type { Element, ElementContent, Properties, Text } from 'hast';

/** An element of an HTML tree. */
export function element(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children };
}

/** A text in an HTML tree. */
export function text(value: string): Text {
  return { type: 'text', value };
}
