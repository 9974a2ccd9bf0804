import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import type { DemoServer, ServerDemo, ServerDemoPage } from '../../shared/demo/demo-server';
import type { Problem } from '../../shared/page/problem';
import { noStylesheets, sharedOptions, type BundleMode } from './bundle-options';
import type { DemoEntry, DemoPageSource } from './demo-source';
import { isolateDemos } from './isolate-demos';
import { NO_CACHE, type PageCache } from './page-cache';
import { moduleFromText } from './module-from-text';

export interface RenderResult {
  /** By page path. */
  pages: Map<string, Omit<ServerDemoPage, 'errors'>>;
  /** CSS variables by library. */
  themes: Map<string, string>;
  problems: Problem[];
}

const ENTRY = '\0demo-server';
let generation = 0;

/** Renders the demos of all pages to HTML, in their first styling; a demo that throws becomes a problem, the others go on. */
export async function renderDemos(
  pages: readonly DemoPageSource[],
  repository: string,
  mode: BundleMode,
  { cached, inputOf }: PageCache = NO_CACHE,
): Promise<RenderResult> {
  const result: RenderResult = { pages: new Map(), themes: new Map(), problems: [] };
  let loaded: Promise<DemoServer> | null = null;
  const load = (): Promise<DemoServer> => (loaded ??= loadServer(pages, repository, mode));
  for (const page of pages) {
    const { path, library, demos } = page;
    const { errors, ...rendered } = await cached(['html', mode, ...inputOf(page)], async () => {
      const server = await load();
      return server.renderPage(
        library,
        demos.map((demo) => toServerDemo(path, demo)),
      );
    });
    result.pages.set(path, rendered);
    const makeTheme = async (): Promise<string> => (await load()).themeStyles(library);
    if (!result.themes.has(library))
      result.themes.set(library, await cached(['theme', mode, library], makeTheme));
    result.problems.push(...errors.map((error) => describeCrash(error, page, repository)));
  }
  return result;
}

function toServerDemo(path: string, { name, options }: DemoEntry): ServerDemo {
  const { isolated = false, iframe: framed = false } = options;
  return { name, key: serverKey(path, name), isolated, framed };
}

function describeCrash(
  { name, message }: { name: string; message: string },
  { demos, folder }: DemoPageSource,
  repository: string,
): Problem {
  const path = demos.find((demo) => demo.name === name)?.stylings[0].file ?? folder;
  return {
    rule: 'demo-crash',
    what: `The demo "${name}" throws while it is rendered: ${message}`,
    where: [{ file: relative(repository, path).split(sep).join('/'), line: 1 }],
    why: 'Demos are rendered once at build, where there is no window and no document.',
    fix: 'Move what needs the browser into an effect or an event handler.',
  };
}

function serverKey(path: string, name: string): string {
  return `${path}#${name}`;
}

/** Packages are left to Node; after the other plugins, which may have something else in their place. */
const nodePackages: Plugin = {
  name: 'node-packages',
  resolveId: (id) => (/^[.\0/]|^[A-Za-z]:/.test(id) ? null : { id, external: true }),
};

async function loadServer(
  pages: readonly DemoPageSource[],
  repository: string,
  mode: BundleMode,
): Promise<DemoServer> {
  const bundle = await rolldown({
    ...sharedOptions(repository, mode),
    input: ENTRY,
    platform: 'node',
    plugins: [
      noStylesheets,
      isolateDemos(pages, repository),
      moduleFromText(ENTRY, serverEntry(pages, repository)),
      nodePackages,
    ],
  });
  const { output } = await bundle.generate({ format: 'cjs', codeSplitting: false });
  await bundle.close();
  const folder = join(repository, 'node_modules/.cache/demo-server');
  mkdirSync(folder, { recursive: true });
  // A new name each time: Node keeps what it has required, and develop renders again after every edit.
  const file = join(folder, `server-${process.pid}-${++generation}.cjs`);
  writeFileSync(file, output[0].code);
  const { server } = createRequire(file)(file) as { server: DemoServer };
  rmSync(file);
  return server;
}

function serverEntry(pages: readonly DemoPageSource[], repository: string): string {
  const runtime = (name: string): string => JSON.stringify(join(repository, 'src/client/demo/runtime', name));
  const demos = pages.flatMap((page) =>
    page.demos.map(({ name, stylings: [{ file }] }) => ({ key: serverKey(page.path, name), file })),
  );
  return [
    `import { createDemoServer } from ${runtime('demo-server')};`,
    ...['material', 'joy', 'system'].map(
      (library) => `import { library as ${library} } from ${runtime(library)};`,
    ),
    ...demos.map(({ file }, index) => `import * as demo${index} from ${JSON.stringify(file)};`),
    `export const server = createDemoServer({ material, joy, system }, {`,
    ...demos.map(({ key }, index) => `  ${JSON.stringify(key)}: demo${index},`),
    `});`,
  ].join('\n');
}
