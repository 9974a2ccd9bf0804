import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type OutputChunk, type Plugin, type RolldownOptions } from 'rolldown';
import { LIBRARIES, type LibraryName } from '../../../libraries';
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
      // Stack traces of the render process have the lines of the sources.
      sourcemap: 'inline',
    },
  });
  const chunks = output.filter((file) => file.type === 'chunk');
  mkdirSync(folder, { recursive: true });
  for (const { fileName, code } of chunks) writeFileSync(join(folder, fileName), code);
  return chunks;
}
