import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { sanitizeSponsored } from '../../shared/inline-html';
import type { ElementContent, Properties, Root, RootContent } from 'hast';

/** Untrusted HTML as a line of text. */
export function RichText({ html }: { html: string }): ReactNode {
  return useMemo(() => renderInline(sanitizeSponsored(parseHtml(html))), [html]);
}

/** Parses HTML with the browser's parser in an inert document. */
function parseHtml(html: string): Root {
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

/** Reads a built-in property, because form fields and images can have a name that shadows it. */
function builtIn<Owner extends object, Key extends keyof Owner>(
  prototype: Owner,
  key: Key,
  owner: Owner,
): Owner[Key] {
  return Reflect.get(prototype, key, owner) as Owner[Key];
}

/** Renders a sanitized tree as React elements, without parsing the source again. */
export function renderInline(root: Root): ReactNode {
  return root.children.map(render);
}

function render(node: RootContent, key: number): ReactNode {
  if (node.type === 'text') return createElement(Fragment, { key }, node.value);
  if (node.type !== 'element') return null;
  const { href, rel, target } = node.properties;
  const attributes = {
    ...(typeof href === 'string' && { href }),
    ...(Array.isArray(rel) && { rel: rel.join(' ') }),
    ...(typeof target === 'string' && { target }),
  };
  return createElement(node.tagName, { key, ...attributes }, ...node.children.map(render));
}
