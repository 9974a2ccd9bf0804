import type { Root, RootContent } from 'hast';
import { createElement, Fragment, type ReactNode } from 'react';

/** A clean tree as React elements: nothing of the source is parsed again, so nothing in it can change its meaning. */
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
