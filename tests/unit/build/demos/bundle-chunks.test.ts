import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { bundleDemos, type DemoBundle } from '../../../../src/build/demos/bundle-demos';
import { demoLibraryOf, type DemoPageSource } from '../../../../src/build/demos/demo-source';

/** The demos of this site: made-up pages have too little in common, and too few differences. */
function findDemoPages(): DemoPageSource[] {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' });
  // Parts of live pages and of demos have lower-case names.
  const demos = files.filter((file) => /(^|\/)[A-Z]\w*\.tsx$/.test(file));
  return [...new Set(demos.map(dirname))].map((folder) => {
    const path = `/${folder}/`;
    const names = demos.filter((file) => dirname(file) === folder).map((file) => basename(file, '.tsx'));
    return { path, folder: join(process.cwd(), 'content', folder), library: demoLibraryOf(path), names };
  });
}

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
  const bundle = await bundleDemos(findDemoPages(), process.cwd(), 'production');
  expect(findCircle(bundle)).toBeNull();
}, 60_000);
