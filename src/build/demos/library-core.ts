import { join } from 'node:path';
import { rolldown, type RolldownOptions } from 'rolldown';
import type { DemoLibraryName } from './demo-source';

/** What nearly every page of a library shows. */
const CORE_COMPONENTS: Readonly<Record<DemoLibraryName, readonly string[]>> = {
  material: ['Box', 'Button', 'IconButton', 'Paper', 'Stack', 'SvgIcon', 'Typography'].map(
    (name) => `@mui/material/${name}`,
  ),
  joy: ['Box', 'Button', 'IconButton', 'Sheet', 'Stack', 'SvgIcon', 'Typography'].map(
    (name) => `@mui/joy/${name}`,
  ),
  system: ['Box', 'Stack'].map((name) => `@mui/system/${name}`),
};

const ENTRY = '\0library-core';

/**
 * Modules that all pages of a library load in one chunk: its engine, its theme and its commonest components. They
 * are named here and not found by counting, so that a page does not change with the pages around it.
 * @param options of the bundle that they become a part of
 */
export async function findLibraryCore(
  library: DemoLibraryName,
  repository: string,
  options: RolldownOptions,
): Promise<ReadonlySet<string>> {
  const code = coreEntry(library, repository);
  const bundle = await rolldown({
    ...options,
    input: ENTRY,
    plugins: [
      options.plugins,
      {
        name: 'library-core',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? { code, moduleType: 'js' } : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  return new Set(output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : [])));
}

function coreEntry(library: DemoLibraryName, repository: string): string {
  const runtime = (file: string): string => JSON.stringify(join(repository, 'src/site/demo-runtime', file));
  return [
    `export { library } from ${runtime(library)};`,
    `export { createDemoPage } from ${runtime('demo-page')};`,
    ...CORE_COMPONENTS[library].map(
      (name, index) => `export { default as component${index} } from ${JSON.stringify(name)};`,
    ),
  ].join('\n');
}
