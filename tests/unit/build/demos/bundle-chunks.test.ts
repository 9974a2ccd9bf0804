import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundleDemos, type DemoBundle } from '../../../../src/build/demos/bundle-demos';
import { findDemoPages } from '../../../../src/build/demos/find-demos';

/** A way from a file back to itself, over what files import; null when there is none. */
function findCircle({ files }: DemoBundle): string[] | null {
  const imports = new Map(
    files.map(({ name, source }) => [
      name,
      [...source.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(([, file = '']) => file),
    ]),
  );
  const done = new Set<string>();
  const visit = (name: string, way: readonly string[]): string[] | null => {
    if (way.includes(name)) return [...way, name];
    if (done.has(name)) return null;
    for (const next of imports.get(name) ?? []) {
      const circle = visit(next, [...way, name]);
      if (circle) return circle;
    }
    done.add(name);
    return null;
  };
  for (const name of imports.keys()) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return null;
}

it('never lets two files wait for each other, where the first would find the second unfinished', async () => {
  // The demos of this site: made-up pages have too little in common, and too few differences.
  const pages = await findDemoPages(join(process.cwd(), 'content'));
  const bundle = await bundleDemos(pages, process.cwd(), 'production');
  expect(findCircle(bundle)).toBeNull();
}, 60_000);
