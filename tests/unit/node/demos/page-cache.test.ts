import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSources } from '../../../../src/node/demos/build-sources';
import { bundleDemos } from '../../../../src/node/demos/bundle-demos';
import type { DemoPageSource } from '../../../../src/node/demos/find-demos';
import { renderDemos } from '../../../../src/node/demos/render-demos';
import { Cache, type Cached } from '../../../../src/node/lib/cache';
import { createDemoFolder, type DemoFolder } from './demo-folder';

const PATH = '/system/cache/';
let folder: DemoFolder;
let page: DemoPageSource;

beforeEach(() => {
  folder = createDemoFolder();
  folder.write(
    'system/cache/words.ts',
    `import more from './deep/more.json';\nexport const words = 'before' + more;`,
  );
  folder.write('system/cache/deep/more.json', `"json"`);
  page = folder.page(PATH, {
    First: `import { words } from './words';\nexport default function First() { return <p>{words}</p>; }`,
  });
});
afterEach(() => folder.remove());

/** Builds the page in a separate process. Returns what was built, and the HTML. */
async function build(source = page): Promise<{ made: unknown[]; html: string; script: string }> {
  const results = new Cache(join(folder.repository, 'cache'), '1');
  const made: unknown[] = [];
  const cached: Cached = (key, make) =>
    results.cached(key, () => {
      made.push(key[0]);
      return make();
    });
  const { pages } = await buildSources([source], folder.repository, cached);
  const options = { repository: folder.repository, mode: 'production', cached } as const;
  const rendered = await renderDemos(pages, options);
  const bundle = await bundleDemos(pages, options);
  const script = bundle.pages.get(PATH)?.script;
  return {
    made,
    html: rendered.pages.get(PATH)?.demos[0]?.html ?? '',
    script: bundle.files.find(({ name }) => name === script)?.source ?? '',
  };
}

describe('what was made of a page’s demos', () => {
  it('reuses demos that have not changed', async () => {
    const first = await build();
    expect(first.html).toContain('beforejson');
    expect(first.script).toContain('before');
    const second = await build();
    expect(second).toEqual({ ...first, made: [] });
  });

  it.each([
    ['a file that they import', 'system/cache/words.ts', `export const words = 'after';`],
    ['a file that such a file imports', 'system/cache/deep/more.json', `"after"`],
    [
      'a file that stands before another of that name',
      'system/cache/words.tsx',
      `export const words = 'after';`,
    ],
    ['a demo', 'system/cache/First.tsx', `export default function First() { return <p>after</p>; }`],
  ])('rebuilds demos after a change in %s', async (_what, file, text) => {
    await build();
    folder.write(file, text);
    const { html, script, made } = await build();
    expect(html).toContain('after');
    expect(script).toContain('after');
    expect(made).toEqual(expect.arrayContaining(['html', 'script']));
    expect(made).not.toContain('core');
  });

  it('rebuilds demos if the author changes their options', async () => {
    await build();
    const [demo] = page.demos;
    if (!demo) throw new Error('There is no demo.');
    const { html, made } = await build({ ...page, demos: [{ ...demo, options: { isolated: true } }] });
    expect(html).toContain('beforejson');
    expect(made).toContain('html');
  });
});
