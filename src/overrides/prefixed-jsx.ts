import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { prefixAttribute, prefixCss, prefixHtml } from '../shared/path-prefix';
import { PATH_PREFIX } from '../shared/site-address';

type Props = Record<string, unknown>;

export { Fragment };

/** Adds the path prefix to elements. Components use paths without it. */
export const jsx: typeof reactJsx = (type, props, key) =>
  reactJsx(type, withAddresses(type, props as Props), key);

/** The same for an element with several children. */
export const jsxs: typeof reactJsxs = (type, props, key) =>
  reactJsxs(type, withAddresses(type, props as Props), key);

/** Adds the prefix to the props of an element. Props of components stay the same. */
export function withAddresses(type: unknown, props: Props): Props {
  if (typeof type !== 'string') return props;
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, place(type, name, value)]));
}

function place(type: string, name: string, value: unknown): unknown {
  if (name === 'dangerouslySetInnerHTML' && type !== 'script')
    return { __html: prefixHtml((value as { __html: string }).__html, PATH_PREFIX) };
  if (name === 'style' && typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([property, rule]: [string, unknown]) => [
        property,
        typeof rule === 'string' ? prefixCss(rule, PATH_PREFIX) : rule,
      ]),
    );
  return typeof value === 'string' ? prefixAttribute(name, value, PATH_PREFIX) : value;
}
