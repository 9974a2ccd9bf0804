import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const addDependencies = createRequire(__filename)(
  '../../../../../src/node/gatsby/live-pages/dependencies-loader.js',
) as (this: object, source: string) => string;

it('compiles a live page again when its partials, its images, the products, or the guides change', () => {
  const site = mkdtempSync(join(tmpdir(), 'docs-live-'));
  const data = join(site, '.cache/site-data');
  mkdirSync(data, { recursive: true });
  const dependencies = {
    'content/a/index.mdx': ['content/_part.mdx', 'static/plan.svg'],
    'content/b/index.mdx': ['content/b/other.svg'],
  };
  writeFileSync(join(data, 'live-pages.json'), JSON.stringify({ guides: {}, dependencies }));
  const watched: string[] = [];
  const loader = {
    rootContext: site,
    resourcePath: join(site, 'content/a/index.mdx'),
    addDependency: (path: string) => watched.push(path.slice(site.length)),
  };
  expect(addDependencies.call(loader, 'Text.')).toBe('Text.');
  expect(watched.sort()).toEqual([
    '/.cache/site-data/live-pages.json',
    '/content/_data/products.yaml',
    '/content/_part.mdx',
    '/static/plan.svg',
  ]);
  rmSync(site, { recursive: true });
});
