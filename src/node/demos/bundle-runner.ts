import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTailwind } from '../../shared/tailwind-stylesheet';
import { packageOf } from '../../shared/paths';
import { findLibrary, LIBRARIES, type LibraryName } from '../../libraries';
import {
  bundleText,
  repositoryRequire,
  siteModule,
  setLicense,
  type BundleFile,
  type BundleOptions,
} from './bundler';
import { REPOSITORY } from '../lib/files';
import { hashedName } from '../lib/public-files';
import { pageFileName, type DemoPageSource } from './find-demos';
import { libraryFont, stageFont } from './library-core';

/** Modules that edited code can always import. */
const BASE_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
];

/** Packages whose modules are small, or in the runner anyway. */
const SHARED_PACKAGES: ReadonlySet<string> = new Set([
  ...BASE_MODULES.map(packageOf),
  ...Object.values(LIBRARIES).flatMap(({ packages }) => packages),
  '@mui/icons-material',
]);

/** Folders of packages that are not public modules, or need other packages. */
const NOT_PUBLIC = /^(node|modern|esm|internal|node_modules|types|Pigment\w+|OverridableComponent)$/;

/** A script with everything that edited code on some pages can import. */
export interface Runner {
  /** Of its files. */
  name: string;
  library: LibraryName;
  /** Modules that the demos import, such as icons. */
  imports: readonly string[];
}

/**
 * The runner of a page. Pages share the runner of their library, which has all icons. A page whose demos import other
 * packages has a separate runner, so other pages do not load them.
 */
export function runnersOf(pages: readonly RunnerUser[]): Map<string, Runner> {
  return new Map(
    pages.map((page) => {
      const name = runnerName(page);
      const users = pages.filter((other) => runnerName(other) === name);
      const imports = [...new Set(users.flatMap((user) => user.imports))].sort();
      return [page.path, { name, library: page.library, imports }];
    }),
  );
}

/** A page, and the modules that its demos import. */
type RunnerUser = Pick<DemoPageSource, 'path' | 'library'> & Pick<Runner, 'imports'>;

function runnerName({ path, library, imports }: RunnerUser): string {
  const areShared = imports.every((module) => SHARED_PACKAGES.has(packageOf(module)));
  return areShared ? library : pageFileName(path);
}

/**
 * Bundles a runner, which is a script with all modules, a script that runs code, and the HTML document that loads both.
 */
export async function bundleRunner({ name, library, imports }: Runner, options: BundleOptions) {
  const whole = findLibrary(library).packages.flatMap((each) => [each, ...subpathsOf(each)]);
  const code = runnerCode(library, [...new Set([...BASE_MODULES, ...whole, ...imports])]);
  const plugins = setLicense(options.licenseKey);
  // Builds classic scripts, because the document cannot load modules.
  const frameCode = `import ${siteModule('client/demo/editor/runner/frame')};`;
  const frame = await bundleText('runner-frame', frameCode, 'iife', options, plugins);
  const script = await bundleText(`runner-${name}`, code, 'iife', options, plugins);
  const font = libraryFont(library);
  const document = runnerDocument(name, frame.name, script.name, font?.name ?? null);
  return { files: [frame, script, document], document: document.name };
}

/** Packages that edited code can import in a runner. */
export function runnerPackages({ library, imports }: Runner): string[] {
  const names = [...BASE_MODULES, ...findLibrary(library).packages, ...imports].map(packageOf);
  return [...new Set(names)].sort();
}

/** The folders of a package, as in `@mui/material/Button`. */
function subpathsOf(name: string): string[] {
  const folder = join(REPOSITORY, 'node_modules', name);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_PUBLIC.test(entry.name))
    .filter((entry) => existsSync(join(folder, entry.name, 'index.js')))
    .map((entry) => `${name}/${entry.name}`);
}

function runnerCode(library: LibraryName, modules: readonly string[]): string {
  return [
    `import { library } from ${siteModule(`libraries/${library}/runtime`)};`,
    `import { startRunner } from ${siteModule('client/demo/editor/runner/start-runner')};`,
    ...modules.map((name, index) => `import * as module${index} from ${JSON.stringify(name)};`),
    `startRunner(library, ${JSON.stringify(stageFont(library))}, {`,
    ...modules.map((name, index) => `  ${JSON.stringify(name)}: module${index},`),
    `});`,
  ].join('\n');
}

function runnerDocument(runner: string, frame: string, script: string, font: string | null): BundleFile {
  const withFont = font === null ? '' : ` data-font="./${font}"`;
  const source = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Edited demo</title>
<style>html,body{height:100%;margin:0;overflow:hidden}iframe{display:block;width:100%;height:100%;border:0}</style>
<body><script src="./${frame}" data-runner="./${script}"${withFont}></script></body>
</html>
`;
  return { name: hashedName(`runner-${runner}`, 'html', source), source };
}

/**
 * Generates the stylesheet of Tailwind demos.
 * @param sources text of the demos
 */
export async function buildTailwindStylesheet(sources: readonly string[]): Promise<string> {
  return (await startTailwind(await readTheme()))(sources);
}

/** Bundles the module that does the same in the live editor, so new utilities work there. */
export async function bundleTailwind(options: BundleOptions): Promise<BundleFile> {
  const code = `import { startTailwind } from ${siteModule('shared/tailwind-stylesheet')};
export const tailwind = startTailwind(${JSON.stringify(await readTheme())});`;
  return bundleText('tailwind', code, 'es', options);
}

function readTheme(): Promise<string> {
  return readFile(repositoryRequire.resolve('tailwindcss/theme.css'), 'utf8');
}
