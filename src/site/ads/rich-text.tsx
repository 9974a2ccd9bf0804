import type { RootContent } from 'hast';
import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { sanitizeSponsored } from '../../domain/inline-html';
import { parseHtml } from './parse-html';

/** Untrusted HTML as a line of text. React makes the elements: nothing of the source is parsed again. */
export function RichText({ html }: { html: string }): ReactNode {
  return useMemo(() => sanitizeSponsored(parseHtml(html)).children.map(render), [html]);
}

function render(node: RootContent, key: number): ReactNode {
  if (node.type === 'text') return <Fragment key={key}>{node.value}</Fragment>;
  if (node.type !== 'element') return null;
  const { href, rel, target } = node.properties;
  const attributes = {
    ...(typeof href === 'string' && { href }),
    ...(Array.isArray(rel) && { rel: rel.join(' ') }),
    ...(typeof target === 'string' && { target }),
  };
  return createElement(node.tagName, { key, ...attributes }, ...node.children.map(render));
}
