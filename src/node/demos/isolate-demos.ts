import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import type { DemoPageSource } from './demo-source';
import { exactly } from './exactly';

const PREFIX = '\0isolated:';

/** Exports that write to the page, and the module with their stand-ins. */
const STAND_INS: Readonly<Record<string, { runtime: string; exports: string[] }>> = {
  '@mui/material': { runtime: 'isolated/material', exports: ['createTheme', 'ThemeProvider'] },
  '@mui/joy': { runtime: 'isolated/joy', exports: ['extendTheme', 'CssVarsProvider'] },
};

/** Modules that are replaced, as demos import them. */
const REPLACED = exactly(Object.keys(STAND_INS).flatMap((library) => [library, `${library}/styles`]));
const STAND_IN = new RegExp(`^${PREFIX}`);

/**
 * Gives demos with the option `isolated` a theme that leaves no trace on the page: they import their library as
 * readers do, and get stand-ins for the few exports that would touch the page, its other demos or the reader's storage.
 */
export function isolateDemos(pages: readonly DemoPageSource[], repository: string): Plugin {
  const names = new Map(
    pages
      .flatMap(({ demos }) => demos)
      .filter(({ options }) => options.isolated)
      .flatMap(({ name, stylings }) => stylings.map(({ file }) => [file, name])),
  );
  return {
    name: 'isolate-demos',
    resolveId: {
      filter: { id: REPLACED },
      handler(id, importer) {
        const name = importer && names.get(importer);
        return name ? `${PREFIX}${name}:${id}` : null;
      },
    },
    load: {
      filter: { id: STAND_IN },
      handler(id) {
        const [name = '', library = ''] = id.slice(PREFIX.length).split(':');
        return { code: standInModule(name, library, repository), moduleType: 'js' };
      },
    },
  };
}

function standInsOf(id: string): { runtime: string; exports: string[] } | undefined {
  return STAND_INS[id.replace(/\/styles$/, '')];
}

function standInModule(name: string, library: string, repository: string): string {
  const { runtime = '', exports = [] } = standInsOf(library) ?? {};
  const file = join(repository, 'src/client/demo/runtime', runtime);
  return [
    `import { isolate } from ${JSON.stringify(file)};`,
    `export * from ${JSON.stringify(library)};`,
    `export const { ${exports.join(', ')} } = isolate(${JSON.stringify(name)});`,
  ].join('\n');
}
