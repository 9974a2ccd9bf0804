import * as React from 'react';
import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { prefixAttribute, prefixHtml } from '../shared/path-prefix';
import { PATH_PREFIX } from '../shared/site-address';

type Props = Record<string, unknown>;

interface InnerHtml {
  __html: string;
}

/** React sets inner HTML again if it is in another object. */
const prefixed = new WeakMap<InnerHtml, InnerHtml>();

export { Fragment };

/** Adds the path prefix to elements. Components use paths without it. */
export function jsx(type: React.ElementType, props: Props, key?: React.Key): ReturnType<typeof reactJsx> {
  return reactJsx(type, withAddresses(type, props), key);
}

/** The same for an element with several children. */
export function jsxs(type: React.ElementType, props: Props, key?: React.Key): ReturnType<typeof reactJsxs> {
  return reactJsxs(type, withAddresses(type, props), key);
}

/** React for demos. Their styling library calls `createElement`. */
export const demoReact: object = {
  ...React,
  createElement(
    type: React.ElementType,
    props: Props | null,
    ...children: React.ReactNode[]
  ): React.ReactNode {
    return React.createElement(type, props && withAddresses(type, props), ...children);
  },
};

/** Adds the prefix to the props of an element. Props of components stay the same. */
function withAddresses(type: unknown, props: Props): Props {
  if (typeof type !== 'string') return props;
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, place(type, name, value)]));
}

function place(type: string, name: string, value: unknown): unknown {
  if (name === 'dangerouslySetInnerHTML') return type === 'script' ? value : placeHtml(value as InnerHtml);
  return typeof value === 'string' ? prefixAttribute(name, value, PATH_PREFIX) : value;
}

function placeHtml(html: InnerHtml): InnerHtml {
  const placed = prefixed.get(html) ?? { __html: prefixHtml(html.__html, PATH_PREFIX) };
  prefixed.set(html, placed);
  return placed;
}
