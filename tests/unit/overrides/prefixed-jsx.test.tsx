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
  expect(
    renderToStaticMarkup(jsx('p', { style: { backgroundImage: "url('/static/a.png')", opacity: 1 } })),
  ).toBe('<p style="background-image:url(&#x27;/docs/static/a.png&#x27;);opacity:1"></p>');
  const Link = ({ href }: { href: string }) => jsx('a', { href });
  expect(renderToStaticMarkup(jsx(Link, { href: '/system/' }))).toBe('<a href="/docs/system/"></a>');
});

it('Links in inner HTML get the prefix, but scripts stay as they are', () => {
  const make = (type: 'div' | 'script', html: string) =>
    jsx(type, { dangerouslySetInnerHTML: { __html: html } });
  expect(renderToStaticMarkup(make('div', '<a href="/system/">System</a>'))).toBe(
    '<div><a href="/docs/system/">System</a></div>',
  );
  const script = `open('<a href="/system/">')`;
  expect(renderToStaticMarkup(make('script', script))).toBe(`<script>${script}</script>`);
});
