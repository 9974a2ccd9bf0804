import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OfflineIndex } from '../../../src/shared/manifest';
import { bundleScript } from '../../../src/node/offline/write-offline';
import { writeManifests } from '../../../src/node/offline/write-manifests';

/** What a deploy changes. */
export interface Change {
  /** Page whose text changes. */
  page: string;
  /** A sentence of the page before and after the deploy. */
  text: readonly [before: string, after: string];
  /** Whether the site's code also changes, so all its files get new names. */
  code: boolean;
}

const TEXT = /\.(html|js|json|css|webmanifest)$/;
const SHELL = 'offline-plugin-app-shell-fallback/index.html';

/** Writes a later deploy of a built site to a folder, with changed files instead of the old ones. */
export async function writeNextDeploy(from: string, to: string, change: Change): Promise<void> {
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('.map') });
  const shell = md5(readFileSync(join(to, SHELL)));
  if (change.code) replaceNames(to, codeNames(to));
  const data = `page-data${change.page}page-data.json`;
  for (const file of [data, `${change.page.slice(1)}index.html`]) replaceText(join(to, file), change.text);
  replaceText(join(to, 'sw.js'), [shell, md5(readFileSync(join(to, SHELL)))]);
  const { products } = JSON.parse(
    readFileSync(join(from, 'offline-files/index.json'), 'utf8'),
  ) as OfflineIndex;
  writeManifests(
    to,
    products.map(({ id, name }) => ({ id, name })),
  );
}

/** Writes a later deploy in which nothing works offline any more, as GATSBY_OFFLINE=off makes it. */
export async function writeLastDeploy(from: string, to: string): Promise<void> {
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('.map') });
  replaceNames(to, codeNames(to));
  const { app } = JSON.parse(readFileSync(join(to, 'chunk-map.json'), 'utf8')) as { app: string[] };
  for (const file of app) replaceText(join(to, file), ['"offlineHosts":["127.0.0.1"]', '"offlineHosts":[]']);
  writeFileSync(join(to, 'sw.js'), await bundleScript('src/client/offline/worker/remove.ts'));
  rmSync(join(to, 'offline-files'), { recursive: true });
}

/** Names of a deploy's code: the compilation hash and hashes of files. */
function codeNames(folder: string): Set<string> {
  const { webpackCompilationHash } = JSON.parse(
    readFileSync(join(folder, 'page-data/app-data.json'), 'utf8'),
  ) as { webpackCompilationHash: string };
  const hashes = readdirSync(folder).flatMap(
    (name) => /^(?!framework|styles).*[-.]([0-9a-f]{8,20})\.js$/.exec(name)?.[1] ?? [],
  );
  const demos = readdirSync(join(folder, 'demos')).flatMap(
    (name) => /^(?!runner-).*-([\w-]{8})\.js$/.exec(name)?.[1] ?? [],
  );
  return new Set([webpackCompilationHash, ...hashes, ...demos]);
}

/** Gives every name another one, in the names of files and in all that they say. */
function replaceNames(folder: string, names: ReadonlySet<string>): void {
  const rename = (name: string): string => (names.has(name) ? [...name].reverse().join('') : name);
  const renamed = (text: string): string =>
    text.replace(/[0-9a-f]{8,20}/g, rename).replace(/(?<=-)[\w-]{8}(?=\.js)/g, rename);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = join(entry.parentPath, entry.name);
    if (TEXT.test(entry.name)) {
      const text = readFileSync(file, 'utf8');
      const changed = renamed(text);
      if (changed !== text) writeFileSync(file, changed);
    }
    if (renamed(entry.name) !== entry.name) renameSync(file, join(entry.parentPath, renamed(entry.name)));
  }
}

function replaceText(file: string, [before, after]: readonly [string, string]): void {
  const text = readFileSync(file, 'utf8');
  if (before !== after && !text.includes(before)) throw new Error(`${file} does not say "${before}".`);
  writeFileSync(file, text.replaceAll(before, after));
}

function md5(content: Buffer): string {
  return createHash('md5').update(content).digest('hex');
}
