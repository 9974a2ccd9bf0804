import { readFileSync } from 'node:fs';
import type { Plugin } from 'rolldown';
import { exactRegex, prefixRegex } from 'rolldown/filter';
import { LIBRARIES } from '../../libraries';
import type { Playground } from '../../shared/playground';
import {
  type BundleOptions,
  libraryModule,
  moduleFromText,
  noStylesheets,
  runtimeModule,
} from './bundle-files';
import { playgroundModule, type DemoPageSource } from './find-demos';

/** Plugins for all bundles of a page's demos. */
export function demoPlugins(
  { demos }: DemoPageSource,
  { repository, licenseKey }: Omit<BundleOptions, 'mode'>,
): Plugin[] {
  const playgrounds = demos.flatMap(({ name, playground }) =>
    playground ? [moduleFromText(playgroundModule(name), playgroundCode(playground, repository))] : [],
  );
  return [noStylesheets, setLicense(licenseKey), isolateDemos(demos, repository), ...playgrounds];
}

/** All components that a playground can show, and its initial example. */
function playgroundCode({ modules, example }: Playground, repository: string): string {
  return [
    `import { createPlayground } from ${runtimeModule('create-playground', repository)};`,
    ...Object.entries(modules).map(([name, module]) => `import ${name} from ${JSON.stringify(module)};`),
    `export default createPlayground({ ${Object.keys(modules).join(', ')} }, ${JSON.stringify(example)});`,
  ].join('\n');
}

const PAID_IMPORTS = Object.values(LIBRARIES).flatMap(({ license }) => (license ? [license.imports] : []));
/** The library that replaces exports of a module, and the exports. */
const REPLACED = new Map(
  Object.entries(LIBRARIES).flatMap(([library, { replaced }]) =>
    replaced ? replaced.modules.map((module) => [module, { library, ...replaced }] as const) : [],
  ),
);

/** Sets the license key for demos of paid packages. Without a key or such a demo, this adds no code. */
export function setLicense(key: string | undefined): Plugin {
  return {
    name: 'set-license',
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: PAID_IMPORTS },
      handler: (code) => withLicense(code, key),
    },
  };
}

/** Sets the license key before the module renders. Does not change other modules. */
export function withLicense(code: string, key: string | undefined): string {
  const license = Object.values(LIBRARIES).find((library) => library.license?.imports.test(code))?.license;
  return key && license ? license.setKey(key) + code : code;
}

/** Prefix of modules that replace a library's. The kind of demo, the module, and the demo follow. */
const PREFIX = '\0replaced:';
const COLOR_SCHEME_HOOK = /\buseColorScheme\b/;

/**
 * Gives demos with the option `isolated` a theme that does not affect the page. They import their library as usual, but
 * get replacements for the exports that would change the page or localStorage. A demo that is a whole page keeps its
 * theme and gets the user's direction. Other demos that call `useColorScheme` get the user's color scheme, because they
 * have no theme provider.
 */
function isolateDemos(demos: DemoPageSource['demos'], repository: string): Plugin {
  const byFile = new Map(demos.flatMap((demo) => demo.stylings.map(({ file }) => [file, demo])));
  return {
    name: 'isolate-demos',
    resolveId: {
      filter: { id: [...REPLACED.keys()].map((module) => exactRegex(module)) },
      handler(id, importer = '') {
        const demo = byFile.get(importer);
        // An empty filter lets every module through.
        if (!demo || !REPLACED.has(id)) return null;
        const { isolated, fullPage } = demo.options;
        if (isolated) return `${PREFIX}isolated:${id}:${demo.name}`;
        if (fullPage) return `${PREFIX}page:${id}`;
        return COLOR_SCHEME_HOOK.test(readFileSync(importer, 'utf8')) ? `${PREFIX}user-scheme:${id}` : null;
      },
    },
    load: {
      filter: { id: prefixRegex(PREFIX) },
      handler(id) {
        const [kind = '', module = '', name = ''] = id.slice(PREFIX.length).split(':');
        return { code: replacement(kind, module, name, repository), moduleType: 'js' };
      },
    },
  };
}

/** A module of a library, with some exports replaced. */
function replacement(kind: string, module: string, name: string, repository: string): string {
  const rest = `export * from ${JSON.stringify(module)};\n`;
  if (kind === 'user-scheme')
    return `${rest}export { useColorScheme } from ${runtimeModule('own-theme', repository)};`;
  const { library = '', isolated = [], fullPage = [] } = REPLACED.get(module) ?? {};
  const own = libraryModule(library, 'replaced', repository);
  if (kind === 'page') return `${rest}export { ${fullPage.join(', ')} } from ${own};`;
  return (
    `import { isolate } from ${own};\n${rest}` +
    `export const { ${isolated.join(', ')} } = isolate(${JSON.stringify(name)});`
  );
}
