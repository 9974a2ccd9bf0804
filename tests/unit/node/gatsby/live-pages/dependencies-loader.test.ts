import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const addDependencies = createRequire(__filename)(
  '../../../../../src/node/gatsby/live-pages/dependencies-loader.js',
) as (this: object, source: string) => string;

it('compiles a live page again when its folder, a partial, an image, products, or guides change', () => {
  const site = mkdtempSync(join(tmpdir(), 'docs-live-'));
  for (const file of ['a/index.mdx', 'a/_nested/_part.mdx', 'b/plan.svg', 'b/index.mdx', 'b/Demo.tsx']) {
    mkdirSync(dirname(join(site, 'content', file)), { recursive: true });
    writeFileSync(join(site, 'content', file), '');
  }
  const watched: string[] = [];
  const watch = (path: string): number => watched.push(path);
  const loader = {
    context: join(site, 'content/a'),
    rootContext: site,
    addContextDependency: watch,
    addDependency: watch,
  };
  expect(addDependencies.call(loader, 'Text.')).toBe('Text.');
  expect(watched.map((path) => path.slice(site.length)).sort()).toEqual([
    '/.cache/site-data/guides.json',
    '/content/_data/products.yaml',
    '/content/a',
    '/content/a/_nested/_part.mdx',
    '/content/b/plan.svg',
    '/static',
  ]);
  rmSync(site, { recursive: true });
});
