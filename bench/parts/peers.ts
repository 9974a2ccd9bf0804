import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { NavigationEntry } from '../../src/shared/data-schemas';
import { installPackages } from '../../src/node/cli/commands.mjs';
import { createGatsbySite } from '../../tests/build/gatsby-site';
import { PRODUCTS, planNavigation, planPages } from '../corpus/plan';
import { createRandom } from '../corpus/random';
import { corpusText } from '../corpus/write-corpus';
import { buildSite, runPackageScript, type Cost } from '../measure/run-measured';
import { median, type Measurement, type Unit } from '../measurement';
import { announce } from '../progress';

const MEGABYTE = 1_000_000;
/** The median counts. */
const EDITS = 3;

/** Another generator. `bench/peers` has a folder with its package.json and its usual configuration with local search. */
interface Peer {
  name: string;
  /** Folders of the pages and of the HTML files. */
  pages: string;
  output: string;
  extension: 'md' | 'mdx';
  /** Name of an informational callout. */
  callout: string;
}

const DOCUSAURUS: Peer = {
  name: 'Docusaurus',
  pages: 'docs',
  output: 'build',
  extension: 'mdx',
  callout: 'info',
};
const PEERS: readonly Peer[] = [
  DOCUSAURUS,
  { name: 'Rspress', pages: 'docs', output: 'doc_build', extension: 'mdx', callout: 'info' },
  { name: 'Starlight', pages: 'src/content/docs', output: 'dist', extension: 'mdx', callout: 'note' },
  { name: 'VitePress', pages: 'docs', output: 'docs/.vitepress/dist', extension: 'md', callout: 'info' },
];

/** The same pages for all sites, without demos. */
interface Corpus {
  /** Text by path, such as `/system/corpus/topic-0001/`. */
  pages: ReadonlyMap<string, string>;
  navigation: Readonly<Record<string, NavigationEntry[]>>;
}

interface Site {
  name: string;
  /** Page that is edited. */
  source: string;
  html: string;
  build: () => Promise<Cost>;
}

interface Result {
  name: string;
  cold: Cost;
  editSeconds: number;
}

/**
 * Builds the same pages with this site and with other generators, and builds them again after an edit.
 * @param root temporary folder
 */
export async function measurePeers(root: string, pageCount: number): Promise<Measurement[]> {
  for (const peer of PEERS) installPackages(folderOf(peer));
  const corpus = planCorpus(pageCount);
  const sites = [await writeOwn(root, corpus), ...PEERS.map((peer) => writePeer(root, peer, corpus))];
  const results: Result[] = [];
  for (const site of sites) {
    announce(`Building ${pageCount} pages with ${site.name}`);
    const result = await measureSite(site);
    results.push(result);
    // A build of the next site can fail after many minutes.
    announce(`${result.cold.seconds.toFixed(1)} s, and ${result.editSeconds.toFixed(1)} s after an edit`);
  }
  const [own] = results;
  const rival = results.find(({ name }) => name === DOCUSAURUS.name);
  return [
    ...results.flatMap(({ name, cold, editSeconds }) => [
      row(`${name}: cold build, per page`, (cold.seconds * 1000) / pageCount, 'ms'),
      row(`${name}: build after an edit`, editSeconds, 's'),
      row(`${name}: peak memory of a cold build`, cold.memory && cold.memory.together / MEGABYTE, 'MB'),
    ]),
    ratio('cold build', own?.cold.seconds, rival?.cold.seconds, 1),
    ratio('build after an edit', own?.editSeconds, rival?.editSeconds, 0.5),
    ratio('peak memory', own?.cold.memory?.together, rival?.cold.memory?.together, 0.6),
  ];
}

function planCorpus(pageCount: number): Corpus {
  const planned = planPages(pageCount).map((page) => ({ ...page, demos: [] }));
  return {
    pages: new Map(planned.map((page, seed) => [page.path, corpusText(page, planned, createRandom(seed))])),
    navigation: Object.fromEntries(PRODUCTS.map((product) => [product, planNavigation(planned, product)])),
  };
}

async function measureSite({ name, source, html, build }: Site): Promise<Result> {
  const cold = await build();
  const seconds: number[] = [];
  for (let number = 1; number <= EDITS; number += 1) {
    const added = `Sentence ${number} was added later.`;
    appendFileSync(source, `\n${added}\n`);
    seconds.push((await build()).seconds);
    if (!readFileSync(html, 'utf8').includes(added)) throw new Error(`An edit is missing from ${html}.`);
  }
  return { name, cold, editSeconds: median(seconds) };
}

async function writeOwn(root: string, { pages, navigation }: Corpus): Promise<Site> {
  const paths = [...pages.keys()];
  const products = PRODUCTS.map((id) => ({
    id,
    name: id,
    description: `Pages about ${id}.`,
    path: paths.find((path) => path.startsWith(`/${id}/`)),
  }));
  const files = {
    '_data/products.yaml': stringify(products),
    ...Object.fromEntries(
      Object.entries(navigation).map(([id, entries]) => [`_data/navigation/${id}.yaml`, stringify(entries)]),
    ),
    ...Object.fromEntries([...pages].map(([path, text]) => [`${path}index.mdx`, text])),
  };
  const { folder } = await createGatsbySite(files, root);
  const edited = paths[0] ?? '';
  return {
    name: 'this site',
    source: join(folder, 'content', edited, 'index.mdx'),
    html: join(folder, 'public', edited, 'index.html'),
    build: () => buildSite(folder),
  };
}

function writePeer(root: string, peer: Peer, { pages, navigation }: Corpus): Site {
  const folder = join(root, peer.name);
  const fileOf = (path: string): string => join(folder, peer.pages, path, `index.${peer.extension}`);
  // With a copy of node_modules, because some generators keep caches there, and Starlight can't be linked.
  cpSync(folderOf(peer), folder, { recursive: true, verbatimSymlinks: true });
  const sidebar = Object.values(navigation).flat().map(toSidebarItem);
  writeFileSync(join(folder, 'sidebar.json'), JSON.stringify(sidebar));
  for (const [path, text] of [['/', '---\ntitle: Start\n---\n\nStart here.\n'] as const, ...pages]) {
    mkdirSync(dirname(fileOf(path)), { recursive: true });
    writeFileSync(fileOf(path), text.replaceAll(':::info', `:::${peer.callout}`));
  }
  const edited = [...pages.keys()][0] ?? '';
  return {
    name: peer.name,
    source: fileOf(edited),
    html: join(folder, peer.output, edited, 'index.html'),
    build: () => runPackageScript(folder, 'build'),
  };
}

function folderOf({ name }: Peer): string {
  return join('bench/peers', name.toLowerCase());
}

/** An entry of the sidebar as the configuration of the peers reads it. */
function toSidebarItem({ pathname, children }: NavigationEntry): object {
  const label = pathname.split('/').findLast(Boolean);
  return children ? { label, items: children.map(toSidebarItem) } : { label, path: pathname };
}

function ratio(
  what: string,
  own: number | undefined,
  rival: number | undefined,
  atMost: number,
): Measurement {
  const value = own === undefined || rival === undefined ? null : own / rival;
  const name = `${what}, compared with ${DOCUSAURUS.name}`;
  return { part: 'peers', what: name, value, unit: '×', budget: { atMost } };
}

function row(what: string, value: number | null, unit: Unit): Measurement {
  return { part: 'peers', what, value, unit, budget: null };
}
