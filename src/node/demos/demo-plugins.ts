import { readFileSync } from 'node:fs';
import type { Plugin } from 'rolldown';
import { prefixRegex } from 'rolldown/filter';
import type { Playground } from '../../shared/demo/playground';
import { moduleFromText, runtimeModule, type BundleOptions } from './bundle-files';
import { noStylesheets } from './bundle-options';
import { playgroundModule, type DemoPageSource } from './demo-source';

/** What the demos of a page need wherever they are bundled. */
export function demoPlugins(
  { demos }: DemoPageSource,
  { repository, licenceKey }: Omit<BundleOptions, 'mode'>,
): Plugin[] {
  const playgrounds = demos.flatMap(({ name, playground }) =>
    playground ? [moduleFromText(playgroundModule(name), playgroundCode(playground, repository))] : [],
  );
  return [noStylesheets, dataGridLicence(licenceKey), isolateDemos(demos, repository), ...playgrounds];
}

/** All that may stand in a playground, and the example that it starts with. */
function playgroundCode({ modules, example }: Playground, repository: string): string {
  return [
    `import { createPlayground } from ${runtimeModule('create-playground', repository)};`,
    ...Object.entries(modules).map(([name, module]) => `import ${name} from ${JSON.stringify(module)};`),
    `export default createPlayground({ ${Object.keys(modules).join(', ')} }, ${JSON.stringify(example)});`,
  ].join('\n');
}

/** The paid editions; the community edition asks for no key, and brings no `@mui/x-license` along. */
const IMPORTS_LICENSED = /(?:from|import)\s*['"]@mui\/x-[\w-]+-(?:pro|premium)['"/]/;

/** Hands the licence key to demos that use a paid edition of MUI X; nothing is loaded where none does, or none is set. */
export function dataGridLicence(key: string | undefined): Plugin {
  return {
    name: 'data-grid-licence',
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: IMPORTS_LICENSED },
      handler: (code) => withLicence(code, key),
    },
  };
}

/** A module with the licence key set before anything in it renders; without a key, or a paid edition, as it is. */
export function withLicence(code: string, key: string | undefined): string {
  if (!key || !IMPORTS_LICENSED.test(code)) return code;
  return `import { LicenseInfo as DocsLicense } from '@mui/x-license';DocsLicense.setLicenseKey(${JSON.stringify(key)});${code}`;
}

/** Modules that are replaced, as demos import them. */
const REPLACED = /^@mui\/(material|joy)(\/styles)?$/;
/** Before the modules that take their place, which are named by the kind of demo, the library, and the demo. */
const PREFIX = '\0stand-in:';
/** Exports that write to the page. */
const ISOLATED = { material: 'createTheme, ThemeProvider', joy: 'extendTheme, CssVarsProvider' };
const COLOR_SCHEME_HOOK = /\buseColorScheme\b/;

/**
 * Gives demos with the option `isolated` a theme that leaves no trace on the page: they import their library as
 * readers do, and get stand-ins for the few exports that would touch the page, its other demos or the reader's storage.
 * One that is a whole page keeps its theme, and follows the reader's direction. All others that ask for the color scheme
 * get that of the reader: the library's own provider is not around them.
 */
function isolateDemos(demos: DemoPageSource['demos'], repository: string): Plugin {
  const byFile = new Map(demos.flatMap((demo) => demo.stylings.map(({ file }) => [file, demo])));
  return {
    name: 'isolate-demos',
    resolveId: {
      filter: { id: REPLACED },
      handler(id, importer = '') {
        const demo = byFile.get(importer);
        if (!demo) return null;
        const { isolated, fullPage } = demo.options;
        if (isolated) return `${PREFIX}isolated:${id}:${demo.name}`;
        if (fullPage) return `${PREFIX}page:${id}`;
        return COLOR_SCHEME_HOOK.test(readFileSync(importer, 'utf8')) ? `${PREFIX}reader:${id}` : null;
      },
    },
    load: {
      filter: { id: prefixRegex(PREFIX) },
      handler(id) {
        const [kind = '', module = '', name = ''] = id.slice(PREFIX.length).split(':');
        const code = standInModule(kind, module, name, repository);
        return { code, moduleType: 'js' };
      },
    },
  };
}

/** A library with stand-ins for some of its exports. */
function standInModule(kind: string, module: string, name: string, repository: string): string {
  const runtime = (file: string): string => runtimeModule(file, repository);
  const library = module.startsWith('@mui/joy') ? 'joy' : 'material';
  const rest = `export * from ${JSON.stringify(module)};`;
  if (kind === 'reader') return `${rest}\nexport { useColorScheme } from ${runtime('reader-scheme')};`;
  if (kind === 'page') {
    const provider = `export { ThemeProvider } from ${runtime('isolated/full-page')};`;
    return library === 'joy' ? rest : `${rest}\n${provider}`;
  }
  return [
    `import { isolate } from ${runtime(`isolated/${library}`)};`,
    rest,
    `export const { ${ISOLATED[library]} } = isolate(${JSON.stringify(name)});`,
  ].join('\n');
}
