import { readFileSync } from 'node:fs';
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

/** Before the modules of demos that are whole pages: their theme is that of the document. */
const PAGE_PREFIX = '\0page:';
/** Before the modules that demos get which follow the reader. */
const READER_PREFIX = '\0reader:';
const COLOR_SCHEME_HOOK = /\buseColorScheme\b/;

/** Modules that are replaced, as demos import them. */
const REPLACED = exactly(Object.keys(STAND_INS).flatMap((library) => [library, `${library}/styles`]));
const STAND_IN = new RegExp(`^(?:${PREFIX}|${PAGE_PREFIX}|${READER_PREFIX})`);

/**
 * Gives demos with the option `isolated` a theme that leaves no trace on the page: they import their library as
 * readers do, and get stand-ins for the few exports that would touch the page, its other demos or the reader's storage.
 * One that is a whole page keeps its theme, and follows the reader's direction. All others that ask for the color scheme
 * get that of the reader: the library's own provider is not around them.
 */
export function isolateDemos(pages: readonly DemoPageSource[], repository: string): Plugin {
  const demos = pages.flatMap((page) => page.demos);
  const files = new Set(demos.flatMap(({ stylings }) => stylings.map(({ file }) => file)));
  const names = new Map(
    demos
      .filter(({ options }) => options.isolated)
      .flatMap(({ name, stylings }) => stylings.map(({ file }) => [file, name])),
  );
  const fullPages = new Set(
    demos
      .filter(({ options }) => options.fullPage)
      .flatMap(({ stylings }) => stylings.map(({ file }) => file)),
  );
  return {
    name: 'isolate-demos',
    resolveId: {
      filter: { id: REPLACED },
      handler(id, importer) {
        const name = importer && names.get(importer);
        if (name) return `${PREFIX}${name}:${id}`;
        if (importer && fullPages.has(importer)) return PAGE_PREFIX + id;
        const follows = importer && files.has(importer) && asksForColorScheme(importer);
        return follows ? READER_PREFIX + id : null;
      },
    },
    load: {
      filter: { id: STAND_IN },
      handler(id) {
        if (id.startsWith(READER_PREFIX))
          return { code: readerModule(id.slice(READER_PREFIX.length), repository), moduleType: 'js' };
        if (id.startsWith(PAGE_PREFIX))
          return { code: pageModule(id.slice(PAGE_PREFIX.length), repository), moduleType: 'js' };
        const [name = '', library = ''] = id.slice(PREFIX.length).split(':');
        return { code: standInModule(name, library, repository), moduleType: 'js' };
      },
    },
  };
}

function asksForColorScheme(file: string): boolean {
  return COLOR_SCHEME_HOOK.test(readFileSync(file, 'utf8'));
}

function pageModule(library: string, repository: string): string {
  const file = join(repository, 'src/client/demo/runtime/isolated/full-page');
  const provider = library.startsWith('@mui/material')
    ? `export { ThemeProvider } from ${JSON.stringify(file)};`
    : '';
  return `export * from ${JSON.stringify(library)};\n${provider}`;
}

function readerModule(library: string, repository: string): string {
  const file = join(repository, 'src/client/demo/runtime/reader-scheme');
  return `export * from ${JSON.stringify(library)};\nexport { useColorScheme } from ${JSON.stringify(file)};`;
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
