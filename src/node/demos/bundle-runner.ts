import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import type { BundleFile } from './bundle-files';
import { sharedOptions, type BundleMode } from './bundle-options';
import type { DemoLibraryName } from './demo-source';
import { moduleFromText } from './module-from-text';

/** What edited code may import whatever the demos do. */
const BASE_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
];

/** Packages that are there as a whole: a reader tries what the page does not show. */
const WHOLE_PACKAGES: Readonly<Record<DemoLibraryName, readonly string[]>> = {
  material: ['@mui/material', '@mui/system'],
  joy: ['@mui/joy', '@mui/system'],
  system: ['@mui/system'],
};

/** Folders of packages that are no modules for users, or need packages of their own. */
const NOT_PUBLIC = /^(node|modern|esm|internal|node_modules|types|Pigment\w+|OverridableComponent)$/;

const ENTRY = '\0runner';

/** Documents in which edited demos run. */
export interface RunnerBundle {
  files: BundleFile[];
  /** Name of the document by library. */
  documents: Partial<Record<DemoLibraryName, string>>;
}

/**
 * Makes a runner for each library: one script with everything that edited code may import, and the document that
 * loads it.
 * @param imports modules that the demos of each library import, such as icons
 */
export async function bundleRunners(
  imports: ReadonlyMap<DemoLibraryName, readonly string[]>,
  repository: string,
  mode: BundleMode,
): Promise<RunnerBundle> {
  if (imports.size === 0) return { files: [], documents: {} };
  const frame = await bundleScript('runner-frame', frameCode(repository), repository, mode);
  const bundle: RunnerBundle = { files: [frame], documents: {} };
  for (const [library, modules] of imports) {
    const code = runnerCode(library, moduleNames(library, modules, repository), repository);
    const script = await bundleScript(`runner-${library}`, code, repository, mode);
    const document = runnerDocument(library, frame.name, script.name);
    bundle.files.push(script, document);
    bundle.documents[library] = document.name;
  }
  return bundle;
}

function moduleNames(library: DemoLibraryName, imports: readonly string[], repository: string): string[] {
  const whole = WHOLE_PACKAGES[library].flatMap((name) => [name, ...subpathsOf(name, repository)]);
  return [...new Set([...BASE_MODULES, ...whole, ...imports])];
}

/** The folders of a package, as in `@mui/material/Button`. */
function subpathsOf(name: string, repository: string): string[] {
  const folder = dirname(createRequire(join(repository, 'package.json')).resolve(`${name}/package.json`));
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_PUBLIC.test(entry.name))
    .filter((entry) => existsSync(join(folder, entry.name, 'index.js')))
    .map((entry) => `${name}/${entry.name}`);
}

function frameCode(repository: string): string {
  return `import ${JSON.stringify(join(repository, 'src/client/demo/edit/runner/frame'))};`;
}

function runnerCode(library: DemoLibraryName, modules: readonly string[], repository: string): string {
  const runtime = (file: string): string => JSON.stringify(join(repository, 'src/client/demo/runtime', file));
  return [
    `import { library } from ${runtime(library)};`,
    `import { startRunner } from ${runtime('../edit/runner/start-runner')};`,
    ...modules.map((name, index) => `import * as module${index} from ${JSON.stringify(name)};`),
    `startRunner(library, {`,
    ...modules.map((name, index) => `  ${JSON.stringify(name)}: module${index},`),
    `});`,
  ].join('\n');
}

/** One classic script: it is handed to a document that can load no modules. */
async function bundleScript(
  name: string,
  code: string,
  repository: string,
  mode: BundleMode,
): Promise<BundleFile> {
  const bundle = await rolldown({
    ...sharedOptions(repository, mode),
    input: { [name]: ENTRY },
    platform: 'browser',
    plugins: [moduleFromText(ENTRY, code)],
  });
  const { output } = await bundle.generate({
    format: 'iife',
    minify: mode === 'production',
    entryFileNames: '[name]-[hash].js',
    codeSplitting: false,
  });
  await bundle.close();
  return { name: output[0].fileName, source: output[0].code };
}

function runnerDocument(library: DemoLibraryName, frame: string, script: string): BundleFile {
  const source = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Edited demo</title>
<style>html,body{height:100%;margin:0;overflow:hidden}iframe{display:block;width:100%;height:100%;border:0}</style>
<body><script src="./${frame}" data-runner="./${script}"></script></body>
</html>
`;
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { name: `runner-${library}-${hash}.html`, source };
}
