import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SiteUpdater, type BuiltSite } from '../../../../src/node/gatsby/update-site';
import { createDemoFolder, type DemoFolder } from '../demos/demo-folder';
import { createFakeStore, type FakeStore } from './fake-store';

const PAGE = 'content/system/a/index.mdx';
const text = (body: string): string => `---\ntitle: A\ndescription: A page.\n---\n\n${body}\n`;

let folder: DemoFolder;
let store: FakeStore;
let updater: SiteUpdater;

beforeEach(() => {
  folder = createDemoFolder();
  store = createFakeStore();
  updater = new SiteUpdater(folder.repository);
  folder.write('system/a/index.mdx', text('![Picture](./a.svg)\n\n<Query src="a.graphql" />'));
  folder.write('system/a/a.svg', '<svg/>');
  folder.write('system/a/a.graphql', '{ site { id } }\n');
  folder.write('system/b/index.mdx', text('Words.'));
});

afterEach(() => folder.remove());

/** Gives the store the files as Gatsby watches them. */
function watchFiles(): void {
  const content = join(folder.repository, 'content');
  store.setFiles(
    readdirSync(content, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const absolutePath = join(entry.parentPath, entry.name);
        return { absolutePath, digest: createHash('md5').update(readFileSync(absolutePath)).digest('hex') };
      }),
  );
}

/** Updates the site with the files as they are. */
async function update(): Promise<BuiltSite> {
  watchFiles();
  store.created.length = 0;
  return updater.update(store.tools);
}

describe('updating the site', () => {
  it('makes a node of every page', async () => {
    const { content } = await update();
    expect(content.pages.map(({ path }) => path)).toEqual(['/system/a/', '/system/b/']);
    expect(store.byType('DocPage').map(({ id }) => id)).toEqual([
      'page content/system/a/index.mdx',
      'page content/system/b/index.mdx',
    ]);
  });

  it('makes nothing again when nothing has changed', async () => {
    const first = await update();
    expect(await update()).toBe(first);
    expect(store.created).toEqual([]);
  });

  it('knows of files that have changed since', async () => {
    await update();
    expect(updater.isUpToDate(store.tools)).toBe(true);
    folder.write('system/a/index.mdx', text('Other words.'));
    watchFiles();
    expect(updater.isUpToDate(store.tools)).toBe(false);
    await update();
    expect(updater.isUpToDate(store.tools)).toBe(true);
  });

  it.each([
    ['its text', 'system/a/index.mdx', text('Other words.')],
    ['an image', 'system/a/a.svg', '<svg width="2"/>'],
    ['a query', 'system/a/a.graphql', '{ site { siteMetadata { title } } }\n'],
  ])('makes a page again, and no other, when %s has changed', async (_, path, changed) => {
    await update();
    folder.write(path, changed);
    await update();
    expect(store.created).toEqual([`page ${PAGE}`]);
  });

  it('removes a deleted page', async () => {
    await update();
    rmSync(join(folder.repository, PAGE));
    const { content } = await update();
    expect(content.pages.map(({ path }) => path)).toEqual(['/system/b/']);
    expect(store.byType('DocPage')).toHaveLength(1);
  });

  it('reuses unchanged pages from the cache of an earlier process', async () => {
    await update();
    updater = new SiteUpdater(folder.repository);
    const { content } = await update();
    expect(store.created).toEqual([]);
    expect(content.pages[0]).toMatchObject({ path: '/system/a/', images: [{ src: './a.svg' }] });
  });

  it('ignores files that were deleted before Gatsby noticed', async () => {
    await update();
    const files = store.byType('File');
    rmSync(join(folder.repository, PAGE));
    expect(store.byType('File')).toEqual(files);
    updater = new SiteUpdater(folder.repository);
    const { content } = await updater.update(store.tools);
    expect(content.pages.map(({ path }) => path)).toEqual(['/system/b/']);
  });

  it('builds only the demos of opened pages in develop, and keeps them during edits', async () => {
    for (const name of ['a', 'b']) {
      folder.write(`system/${name}/Hello.tsx`, 'export default function Hello() {\n  return <p>Hi</p>;\n}\n');
      folder.write(`system/${name}/index.mdx`, text('<Demo src="Hello" />'));
    }
    updater = new SiteUpdater(folder.repository, 'opened');
    await update();
    expect(store.byType('Demo')).toEqual([]);

    expect(updater.open('/system/b/')).toBe(true);
    expect(updater.open('/system/b/')).toBe(false);
    expect(updater.open('/system/nothing/')).toBe(false);
    expect(updater.isUpToDate(store.tools)).toBe(false);
    await update();
    expect(store.byType('Demo').map(({ id }) => id)).toEqual(['demo /system/b/#Hello']);
    // The node of the page changes, so Gatsby runs its query again.
    expect(store.created).toContain('page content/system/b/index.mdx');
    expect(store.created).not.toContain('page content/system/a/index.mdx');

    folder.write('system/a/index.mdx', text('Other words.\n\n<Demo src="Hello" />'));
    await update();
    expect(store.byType('Demo')).toHaveLength(1);
  });
});
