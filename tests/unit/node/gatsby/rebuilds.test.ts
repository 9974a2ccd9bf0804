import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { SiteUpdater } from '../../../../src/node/gatsby/update-site';
import type { Product } from '../../../../src/shared/product';
import { component, withRepository, write } from '../api/repository-with';
import { page } from '../content/site-with';
import { createFakeStore, type FakeStore } from './fake-store';

const PRODUCT: Product = {
  id: 'library',
  name: 'Library',
  description: 'Components.',
  path: '/library/start/',
  demos: 'material',
  api: [{ package: '@mui/library', withoutPage: {} }],
  types: [],
  listed: true,
  highlights: [],
  olderVersions: [],
};

/** Another value for every key of a product. Icons are files, not nodes. */
const OTHER_VALUES: { [Key in Exclude<keyof Product, 'icons'>]-?: Product[Key] } = {
  id: 'other',
  name: 'Other',
  description: 'Other.',
  path: '/library/chip/',
  category: 'x',
  package: '@mui/library',
  repository: 'https://example.com/library',
  demos: 'joy',
  api: [{ package: '@mui/library', withoutPage: { Tag: 'It is old.' } }],
  types: [{ name: 'ChipSize', path: '/library/chip/', shape: "'small' | 'large'" }],
  notice: { title: 'Moved', text: 'See <a href="/library/chip/">Chip</a>.' },
  navigation: 'other',
  listed: false,
  highlights: ['/library/start/'],
  olderVersions: [{ text: 'v1', home: 'https://v1.example.com/', pages: {} }],
};

const FILES = {
  'node_modules/@mui/library/Chip/Chip.d.ts':
    "export type ChipSize = 'small' | 'large' | object;\n" +
    component('Chip', '/** See [sizes](/library/chip/#sizes) and [tags](/tags/). */ size: ChipSize;'),
  'content/_data/products.yaml': stringify([PRODUCT]),
  'content/_data/navigation/library.yaml': '- pathname: /library/start/\n- pathname: /library/chip/\n',
  'content/_data/navigation/other.yaml': '- pathname: /library/chip/\n',
  'content/_data/redirects.yaml': '- from: /old/\n  to: /library/start/\n',
  'content/_data/translations/en.yaml': 'reference: { name: Name }\n',
  'content/library/start/index.mdx': page('Start.'),
  'content/library/chip/index.mdx': page('## Sizes'),
};

const EDITS: [what: string, path: string, text: string][] = [
  ['a redirect', 'content/_data/redirects.yaml', '- from: /tags/\n  to: /library/start/\n'],
  ['a string of the interface', 'content/_data/translations/en.yaml', 'reference: { name: Prop }\n'],
  ['the title of a page', 'content/library/chip/index.mdx', page('## Sizes').replace('Page', 'Chip')],
  ['a heading', 'content/library/chip/index.mdx', page('## All sizes')],
  ['the components of a page', 'content/library/chip/index.mdx', page('## Sizes', 'components: [Chip]')],
  ['the product of a page', 'content/library/chip/index.mdx', page('## Sizes', 'productId: docs')],
  ['the navigation', 'content/_data/navigation/library.yaml', '- pathname: /library/chip/\n'],
  ...Object.entries(OTHER_VALUES).map(([key, value]): [string, string, string] => [
    `"${key}" of a product`,
    'content/_data/products.yaml',
    stringify([{ ...PRODUCT, [key]: value }]),
  ]),
];

/** Updates a store with the files that Gatsby would watch. */
async function update(updater: SiteUpdater, store: FakeStore, repository: string): Promise<object[]> {
  const entries = readdirSync(join(repository, 'content'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  store.setFiles(
    files.map(({ parentPath, name }) => {
      const absolutePath = join(parentPath, name);
      return { absolutePath, digest: createHash('md5').update(readFileSync(absolutePath)).digest('hex') };
    }),
  );
  await updater.update(store.tools);
  return store.all();
}

it('makes the same nodes after an edit as a build without a cache', async () => {
  await withRepository(FILES, async (repository) => {
    const updater = new SiteUpdater(repository);
    const store = createFakeStore();
    const before = await update(updater, store, repository);
    for (const [what, path, text] of EDITS) {
      const original = readFileSync(join(repository, path), 'utf8');
      await write(join(repository, path), text);
      const after = await update(updater, store, repository);
      expect(after, what).not.toEqual(before);
      const built = await update(new SiteUpdater(repository), createFakeStore(), repository);
      expect(after, what).toEqual(built);
      await write(join(repository, path), original);
      expect(await update(updater, store, repository), `${what}, undone`).toEqual(before);
    }
  });
});

it('reads the API again after an update in which that failed', async () => {
  const manifest = 'node_modules/@mui/library/package.json';
  await withRepository(FILES, async (repository) => {
    const sound = readFileSync(join(repository, manifest), 'utf8');
    const updater = new SiteUpdater(repository);
    const store = createFakeStore();
    await write(join(repository, manifest), '{ "types": "index.d.ts"');
    await expect(update(updater, store, repository)).rejects.toThrow();
    await write(join(repository, manifest), sound);
    await update(updater, store, repository);
    expect(store.byType('ComponentApi').map(({ id }) => id)).toEqual(['api library Chip', 'api library Tag']);
  });
});

it('updates the site although packages of a product are not installed', async () => {
  const product = { ...PRODUCT, package: '@mui/absent', icons: '@mui/absent-icons' };
  await withRepository(
    { ...FILES, 'content/_data/products.yaml': stringify([product]) },
    async (repository) => {
      const store = createFakeStore();
      await update(new SiteUpdater(repository), store, repository);
      expect(store.byType('DocPage')).toHaveLength(2);
    },
  );
});
