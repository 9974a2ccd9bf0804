import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const compileAgain = createRequire(__filename)(
  '../../../../../src/node/gatsby/live-pages/uncached-loader.js',
) as (this: object, source: string) => string;

it('compiles a live page again when its folder, its parts, or the products change', () => {
  const watched: string[] = [];
  const watch = (path: string): number => watched.push(path);
  const loader = {
    context: '/site/content/a',
    rootContext: '/site',
    cacheable: () => undefined,
    addContextDependency: watch,
    addDependency: watch,
  };
  const source = 'Text.\n\n<Include src="../_part.mdx" />';
  expect(compileAgain.call(loader, source)).toBe(source);
  expect(watched).toEqual([
    '/site/content/a',
    '/site/content/_data/products.yaml',
    '/site/content/_part.mdx',
  ]);
});
