import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { rolldown, type OutputChunk, type Plugin, type RolldownOptions } from 'rolldown';
import { DEMO_LIBRARIES } from '../../../shared/product/demo-library';
import { noStylesheets, sharedOptions, type BundleMode } from '../bundle-options';
import { dataGridLicence } from '../data-grid-licence';
import { pageFileName, type DemoLibraryName, type DemoPageSource } from '../demo-source';
import { isolateDemos } from '../isolate-demos';
import { playgroundModules } from '../playground-modules';
import { moduleFromText } from '../module-from-text';
import type { SourceMaps } from './own-place';

/** Scripts of the process that renders. */
export interface ServerScripts {
  child: string;
  timeLimit: string;
  /** By library: what is not asked for takes no time to load. */
  servers: Record<DemoLibraryName, string>;
}

/** The demos of one page, each a module of its own: what one does while it is loaded is its own business. */
export interface PageModules {
  /** By name of the demo. */
  files: Record<string, string>;
  /** Packages that they import. */
  packages: string[];
  maps: SourceMaps;
}

/** Bundles everything that renders demos, but no demos. */
export async function bundleServers(
  folder: string,
  repository: string,
  mode: BundleMode,
): Promise<ServerScripts> {
  const own = (name: string): string => join(repository, 'src/node/demos/render', name);
  const servers = DEMO_LIBRARIES.map((library) => [library, entryOf(library)] as const);
  await write(folder, {
    ...sharedOptions(repository, mode),
    input: { child: own('child.ts'), limit: own('time-limit-thread.ts'), ...Object.fromEntries(servers) },
    plugins: [
      ...servers.map(([library, entry]) => moduleFromText(entry, serverCode(library, repository))),
      nodePackages,
    ],
  });
  const script = (name: string): string => join(folder, `${name}.cjs`);
  return {
    child: script('child'),
    timeLimit: script('limit'),
    servers: { material: script('material'), joy: script('joy'), system: script('system') },
  };
}

function entryOf(library: DemoLibraryName): string {
  return `\0server-${library}`;
}

function serverCode(library: DemoLibraryName, repository: string): string {
  const runtime = (name: string): string => JSON.stringify(join(repository, 'src/client/demo/runtime', name));
  return [
    `import { createDemoServer } from ${runtime('demo-server')};`,
    `import { library } from ${runtime(library)};`,
    `export const server = createDemoServer(library);`,
  ].join('\n');
}

/** Bundles the demos of one page, in their first styling. */
export async function bundleModules(
  page: DemoPageSource,
  folder: string,
  repository: string,
  { mode, licenceKey }: { mode: BundleMode; licenceKey: string | undefined },
): Promise<PageModules> {
  const pageFolder = join(folder, pageFileName(page.path));
  const chunks = await write(pageFolder, {
    ...sharedOptions(repository, mode),
    input: Object.fromEntries(page.demos.map(({ name, stylings: [{ file }] }) => [name, file])),
    plugins: [
      noStylesheets,
      dataGridLicence(licenceKey),
      isolateDemos([page], repository),
      ...playgroundModules([page], repository),
      nodePackages,
    ],
  });
  const names = new Set(chunks.map(({ fileName }) => fileName));
  const pathOf = ({ fileName }: OutputChunk): string => join(pageFolder, fileName);
  return {
    files: Object.fromEntries(
      chunks.filter(({ isEntry }) => isEntry).map((chunk) => [chunk.name, pathOf(chunk)]),
    ),
    packages: [...new Set(chunks.flatMap(({ imports }) => imports))].filter((name) => !names.has(name)),
    maps: new Map(chunks.flatMap((chunk) => (chunk.map ? [[pathOf(chunk), chunk.map]] : []))),
  };
}

/** Packages are left to Node; after the other plugins, which may have something else in their place. */
const nodePackages: Plugin = {
  name: 'node-packages',
  resolveId: (id) => (/^[.\0/]|^[A-Za-z]:/.test(id) ? null : { id, external: true }),
};

async function write(folder: string, options: RolldownOptions): Promise<OutputChunk[]> {
  const bundle = await rolldown({ ...options, platform: 'node' });
  try {
    const { output } = await bundle.generate({
      dir: folder,
      format: 'cjs',
      exports: 'named',
      entryFileNames: '[name].cjs',
      chunkFileNames: '[name]-[hash].cjs',
      sourcemap: 'hidden',
      sourcemapPathTransform: (source, map) => resolve(dirname(map), source),
    });
    const chunks = output.filter((file) => file.type === 'chunk');
    mkdirSync(folder, { recursive: true });
    for (const { fileName, code } of chunks) writeFileSync(join(folder, fileName), code);
    return chunks;
  } finally {
    await bundle.close();
  }
}
