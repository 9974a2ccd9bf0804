import type { ElementType, Key } from 'react';
import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { prefixAttribute, prefixHtml } from '../shared/path-prefix';
import { PATH_PREFIX } from '../shared/site-address';

type Props = Record<string, unknown>;

export { Fragment };

/** Adds the path prefix to elements. Components use paths without it. */
export function jsx(type: ElementType, props: Props, key?: Key): ReturnType<typeof reactJsx> {
  return reactJsx(type, withAddresses(type, props), key);
}

/** The same for an element with several children. */
export function jsxs(type: ElementType, props: Props, key?: Key): ReturnType<typeof reactJsxs> {
  return reactJsxs(type, withAddresses(type, props), key);
}

/** Adds the prefix to the props of an element. Props of components stay the same. */
export function withAddresses(type: unknown, props: Props): Props {
  if (typeof type !== 'string') return props;
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, place(type, name, value)]));
}

function place(type: string, name: string, value: unknown): unknown {
  if (name === 'dangerouslySetInnerHTML' && type !== 'script')
    return { __html: prefixHtml((value as { __html: string }).__html, PATH_PREFIX) };
  return typeof value === 'string' ? prefixAttribute(name, value, PATH_PREFIX) : value;
}
