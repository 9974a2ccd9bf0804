import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const addDependencies = createRequire(__filename)(
  '../../../../../src/node/gatsby/live-pages/dependencies-loader.js',
) as (this: object, source: string) => string;

it('compiles a live page again when its folder, its parts, images, products, or guides change', () => {
  const watched: string[] = [];
  const watch = (path: string): number => watched.push(path);
  const loader = {
    context: '/site/content/a',
    rootContext: '/site',
    addContextDependency: watch,
    addDependency: watch,
  };
  const source = 'Text.\n\n<Include src="../_part.mdx" />';
  expect(addDependencies.call(loader, source)).toBe(source);
  expect(watched).toEqual([
    '/site/content/a',
    '/site/static',
    '/site/content/_data/products.yaml',
    '/site/.cache/site-data/guides.json',
    '/site/content/_part.mdx',
  ]);
});
