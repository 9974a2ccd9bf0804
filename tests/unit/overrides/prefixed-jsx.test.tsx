import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { jsx } from '../../../src/overrides/prefixed-jsx';

// The modules read it when they are loaded.
vi.hoisted(() => Object.assign(globalThis, { __PATH_PREFIX__: '/docs' }));

it('Elements of a site with a path prefix get URLs for the paths that components write', () => {
  expect(renderToStaticMarkup(jsx('a', { href: '/system/', title: '/system/' }))).toBe(
    '<a href="/docs/system/" title="/system/"></a>',
  );
});

it('Components get their properties as they are', () => {
  const Link = ({ href }: { href: string }) => jsx('a', { href });
  expect(renderToStaticMarkup(jsx(Link, { href: '/system/' }))).toBe('<a href="/docs/system/"></a>');
});

it('Inner HTML keeps its object, so that React does not write it again', () => {
  const html = { __html: '<a href="/system/">System</a>' };
  const make = () => jsx('div', { dangerouslySetInnerHTML: html });
  expect(renderToStaticMarkup(make())).toBe('<div><a href="/docs/system/">System</a></div>');
  const innerHtml = () => (make().props as Record<string, unknown>)['dangerouslySetInnerHTML'];
  expect(innerHtml()).toBe(innerHtml());
});
