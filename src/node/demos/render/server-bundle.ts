import { mkdirSync, writeFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { build, type OutputChunk, type Plugin, type RolldownOptions } from 'rolldown';
import { LIBRARIES, type LibraryName } from '../../../libraries';
import type { SourceLocation } from '../../../shared/problem';
import {
  type BundleOptions,
  libraryModule,
  moduleFromText,
  runtimeModule,
  sharedOptions,
} from '../bundle-files';
import { demoPlugins } from '../demo-plugins';
import { pageFileName, type DemoPageSource } from '../find-demos';

/** The demos of one page as separate modules, so an error while one loads does not affect the others. */
interface PageModules {
  /** By name of the demo. */
  files: Record<string, string>;
  /** Packages that they import. */
  packages: string[];
  maps: SourceMaps;
}

/** Bundles the code that renders demos, with one bundle for each library, so unused libraries do not load. */
export async function bundleServers(folder: string, { repository, mode }: BundleOptions): Promise<void> {
  const servers = Object.keys(LIBRARIES).map((library) => [library, `\0server-${library}`] as const);
  await write(folder, {
    ...sharedOptions(repository, mode),
    input: {
      child: join(repository, 'src/node/demos/render/child.ts'),
      ...Object.fromEntries(servers),
    },
    plugins: [
      ...servers.map(([library, entry]) => moduleFromText(entry, serverCode(library, repository))),
      nodePackages,
    ],
  });
}

/** A script of `bundleServers`. */
export function serverScript(folder: string, name: 'child' | LibraryName): string {
  return join(folder, `${name}.cjs`);
}

function serverCode(library: LibraryName, repository: string): string {
  return [
    `import { createDemoServer } from ${runtimeModule('demo-server', repository)};`,
    `import { library } from ${libraryModule(library, 'runtime', repository)};`,
    `export const server = createDemoServer(library);`,
  ].join('\n');
}

/** Bundles the demos of one page, in their first styling. */
export async function bundleModules(
  page: DemoPageSource,
  folder: string,
  options: BundleOptions,
): Promise<PageModules> {
  const pageFolder = join(folder, pageFileName(page.path));
  const chunks = await write(pageFolder, {
    ...sharedOptions(options.repository, options.mode),
    input: Object.fromEntries(page.demos.map(({ name, stylings: [{ file }] }) => [name, file])),
    plugins: [...demoPlugins(page, options), nodePackages],
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

/** Leaves packages to Node. It comes after the other plugins, which can replace them. */
const nodePackages: Plugin = {
  name: 'node-packages',
  resolveId: (id) => (/^[.\0/]|^[A-Za-z]:/.test(id) ? null : { id, external: true }),
};

async function write(folder: string, options: RolldownOptions): Promise<OutputChunk[]> {
  const { output } = await build({
    ...options,
    platform: 'node',
    write: false,
    output: {
      dir: folder,
      format: 'cjs',
      exports: 'named',
      entryFileNames: '[name].cjs',
      chunkFileNames: '[name]-[hash].cjs',
      sourcemap: 'hidden',
      sourcemapPathTransform: (source, map) => resolve(dirname(map), source),
    },
  });
  const chunks = output.filter((file) => file.type === 'chunk');
  mkdirSync(folder, { recursive: true });
  for (const { fileName, code } of chunks) writeFileSync(join(folder, fileName), code);
  return chunks;
}

/** Maps of bundled modules to their sources, by file. */
type SourceMaps = ReadonlyMap<string, BundledMap>;
type BundledMap = Pick<SourceMapPayload, 'sources' | 'mappings' | 'names'>;

/** The first place in a stack that is in the author's code, or null. */
export function ownPlace(stack: string, maps: SourceMaps, repository: string): SourceLocation | null {
  for (const frame of stack.split('\n')) {
    for (const [file, map] of maps) {
      const start = frame.lastIndexOf(`${file}:`);
      const [, line, column] = /^:(\d+):(\d+)/.exec(start < 0 ? '' : frame.slice(start + file.length)) ?? [];
      if (!line || !column) continue;
      const place = originalPlace(map, Number(line), Number(column), repository);
      if (place) return place;
    }
  }
  return null;
}

/** Null for code of the bundler or of this site. */
function originalPlace(
  map: BundledMap,
  line: number,
  column: number,
  repository: string,
): SourceLocation | null {
  const entry = new SourceMap(map as SourceMapPayload).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return null;
  const file = relative(repository, entry.originalSource).split(sep).join('/');
  if (/^(\.\.|src|node_modules)\//.test(file)) return null;
  return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}
