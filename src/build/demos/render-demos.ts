import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import type { DemoServer } from '../../domain/demo-server';
import type { Problem } from '../../domain/problem';
import { sharedOptions, type BundleMode } from './bundle-demos';
import type { DemoPageSource } from './demo-source';

/** The static form of one demo. */
export interface RenderedDemo {
  name: string;
  html: string;
}

/** The static form of a page's demos, with the styles they share. */
export interface RenderedDemoPage {
  demos: RenderedDemo[];
  /** Emotion's ids of the rules in `styles`; the browser adopts them. */
  styleIds: string[];
  styles: string;
}

export interface RenderResult {
  /** By page path. */
  pages: Map<string, RenderedDemoPage>;
  /** CSS variables by library. */
  themes: Map<string, string>;
  problems: Problem[];
}

const ENTRY = '\0demo-server';
let generation = 0;

/** Renders the demos of all pages to HTML; a demo that throws becomes a problem, the others go on. */
export async function renderDemos(
  pages: readonly DemoPageSource[],
  repository: string,
  mode: BundleMode,
): Promise<RenderResult> {
  const result: RenderResult = { pages: new Map(), themes: new Map(), problems: [] };
  if (pages.length === 0) return result;
  const server = await loadServer(pages, repository, mode);
  for (const { path, folder, library, names } of pages) {
    const { demos, styleIds, styles, errors } = server.renderPage(
      library,
      names.map((name) => ({ name, key: demoKey(path, name) })),
    );
    result.pages.set(path, { demos, styleIds, styles });
    if (!result.themes.has(library)) result.themes.set(library, server.themeStyles(library));
    for (const { name, message } of errors) {
      const file = relative(repository, join(folder, `${name}.tsx`))
        .split(sep)
        .join('/');
      result.problems.push({
        rule: 'demo-crash',
        what: `The demo "${name}" throws while it is rendered: ${message}`,
        where: [{ file, line: 1 }],
        why: 'Demos are rendered once at build, where there is no window and no document.',
        fix: 'Move what needs the browser into an effect or an event handler.',
      });
    }
  }
  return result;
}

function demoKey(path: string, name: string): string {
  return `${path}#${name}`;
}

async function loadServer(
  pages: readonly DemoPageSource[],
  repository: string,
  mode: BundleMode,
): Promise<DemoServer> {
  const bundle = await rolldown({
    ...sharedOptions(repository, mode),
    input: ENTRY,
    platform: 'node',
    external: (id) =>
      !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0') && !/^[A-Za-z]:/.test(id),
    plugins: [
      {
        name: 'demo-server-entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? { code: serverEntry(pages, repository), moduleType: 'js' } : null),
      },
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
  const runtime = (name: string): string => JSON.stringify(join(repository, 'src/site/demo-runtime', name));
  const demos = pages.flatMap(({ path, folder, names }) =>
    names.map((name) => ({ key: demoKey(path, name), file: join(folder, `${name}.tsx`) })),
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
