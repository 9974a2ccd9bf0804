import { createElement, Fragment, type ReactNode } from 'react';
import { sanitizeInline } from '../../shared/inline-html';
import { webAddress } from '../../shared/web-address';
import type { ElementContent, Properties, Root, RootContent } from 'hast';

/** Untrusted HTML as a line of text. */
export function RichText({ html }: { html: string }): ReactNode {
  return renderInline(sanitizeInline(parseHtml(html)));
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

/** Renders a sanitized tree as React elements. Links are marked as sponsored, and open in a new tab. */
export function renderInline(root: Root): ReactNode {
  return root.children.map(render);
}

function render(node: RootContent, key: number): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  const children = node.children.map(render);
  if (node.tagName !== 'a') return createElement(node.tagName, { key }, ...children);
  const href = webAddress(node.properties['href']);
  if (href === null) return createElement(Fragment, { key }, ...children);
  return createElement('a', { key, href, rel: 'noopener sponsored', target: '_blank' }, ...children);
}
