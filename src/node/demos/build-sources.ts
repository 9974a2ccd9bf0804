import { CODE_STYLINGS, DEFAULT_CODE_STYLING } from '../../shared/code-variant';
import { highlightExample, type Playground, printModule } from '../../shared/playground';
import type { DemoSource, DemoSourceFile, DemoSourceFiles } from '../../shared/doc-page-data';
import { type Problem, uniqueProblems } from '../../shared/problem';
import { packageOf } from '../../shared/paths';
import { repositoryPath } from '../lib/files';
import { type Cached, uncached } from '../lib/cache';
import type { DemoEntry, DemoPageSource, FailedDemo, StyledDemo } from './find-demos';
import { highlightSource, mergeVariants } from './highlight-source';
import { ModuleLookup } from './modules';
import { type DemoModule, findDependencies, readDemoModules } from './read-modules';
import { previewOf, toJavaScript, NonErasableSyntaxError } from './to-javascript';

/** Source code of a demo in one styling, as users see it. */
export interface BuiltSource {
  source: DemoSource;
  files: Omit<DemoSourceFiles, 'importable'>;
  /** TypeScript as the author wrote it. */
  typescript: string;
  /** Modules of packages that it imports, such as `@mui/material/Button`. */
  imports: string[];
  /** Name and text of every file that it consists of, relative to the repository. */
  modules: [file: string, text: string][];
}

/** Tools for all sources of a build. */
interface SourceTools {
  repository: string;
  lookup: ModuleLookup;
  cached: Cached;
}

/** Builds the variants, the previews, and the files for sandboxes. Reports problems. */
async function buildSource(
  { styling, file }: StyledDemo,
  name: string,
  { repository, lookup, cached }: SourceTools,
): Promise<{ source: BuiltSource | null; problems: Problem[] }> {
  try {
    const read = await readDemoModules(file, name, repository, lookup);
    if (read.problems.length > 0) return { source: null, problems: read.problems };
    const modules = read.modules.map(({ path, source }): [string, string] => [
      repositoryPath(path, repository),
      source,
    ]);
    const names = read.modules.map((module) => module.name);
    const texts = await cached(['source', modules, names], () => makeTexts(read.modules));
    const source = {
      source: { styling: CODE_STYLINGS[styling], ...texts.source },
      files: { ...texts.files, ...findDependencies(read.packages) },
      typescript: withNewline(read.modules[0]?.source ?? ''),
      imports: [...read.imports],
      modules,
    };
    return { source, problems: [] };
  } catch (error) {
    return { source: null, problems: [describeMistake(error, file, repository)] };
  }
}

/** Data that depends only on the files of a demo. */
async function makeTexts(modules: readonly DemoModule[]) {
  const [demo] = modules;
  if (!demo) throw new Error('A demo has a file.');
  const javascript = await toJavaScript(demo.source, demo.path);
  return {
    source: highlightBoth(demo.source, javascript),
    files: {
      TS: Object.fromEntries(modules.map((module) => [module.name, withNewline(module.flatSource)])),
      JS: Object.fromEntries(await Promise.all(modules.map(javascriptFile))),
    },
  };
}

function highlightBoth(typescript: string, javascript: string): Omit<DemoSource, 'styling'> {
  const preview = previewOf(typescript);
  const merge = (ts: string, js: string): string =>
    mergeVariants(highlightSource(ts, 'tsx'), highlightSource(js, 'jsx'));
  return {
    html: merge(typescript, javascript.trimEnd()),
    previewHtml: preview === null ? null : merge(preview, previewOf(javascript) ?? preview),
  };
}

async function javascriptFile(
  { name, path, flatSource }: DemoModule,
  index: number,
): Promise<[name: string, text: string]> {
  if (!/\.tsx?$/.test(path)) return [name, withNewline(flatSource)];
  // The demo has the name under which its anchor shows it.
  const javascriptName = name.replace(/\.tsx?$/, path.endsWith('x') && index > 0 ? '.jsx' : '.js');
  return [javascriptName, withNewline(await toJavaScript(flatSource, path))];
}

function withNewline(text: string): string {
  return `${text.trimEnd()}\n`;
}

/** Problem of code that compiles, but whose JavaScript cannot be shown. */
function describeMistake(error: unknown, file: string, repository: string): Problem {
  if (!(error instanceof NonErasableSyntaxError)) {
    const message = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    return {
      rule: 'demo-syntax',
      what: `The source of the demo cannot be shown: ${message}`,
      where: [{ file: repositoryPath(file, repository), line: 1 }],
      fix: 'Correct the code, or use simpler syntax.',
    };
  }
  return {
    rule: 'demo-syntax',
    what: 'The code uses TypeScript syntax that is not only types, such as an enum or a namespace.',
    where: [{ file: repositoryPath(error.file, repository), ...error.place }],
    why: 'The JavaScript version is the same code without types.',
    fix: 'Write an object and a union type instead.',
  };
}

/** A demo with its source code. */
export interface SourcedDemo extends DemoEntry {
  /** In the order of its stylings. */
  sources: readonly BuiltSource[];
}

/** A page whose demos have their source code. */
export interface SourcedPage extends DemoPageSource {
  demos: readonly SourcedDemo[];
}

/** Builds the sources of all pages. Omits demos with errors, and reports them. */
export async function buildSources(pages: readonly DemoPageSource[], repository: string, cached = uncached) {
  const tools = { repository, lookup: new ModuleLookup(), cached };
  const built = await Promise.all(
    pages.flatMap(({ path, demos }) => demos.map((demo) => buildDemo(path, demo, tools))),
  );
  const sound = built.filter(({ problems }) => problems.length === 0);
  const sourced = pages.map((page) => ({
    ...page,
    demos: sound.filter(({ path }) => path === page.path).map(({ demo }) => demo),
  }));
  return {
    pages: sourced.filter(({ demos }) => demos.length > 0),
    failed: built.flatMap(({ path, demo: { name }, problems: [problem] }): FailedDemo[] =>
      problem ? [{ path, name, problem }] : [],
    ),
    problems: uniqueProblems(built.flatMap(({ problems }) => problems)),
  };
}

async function buildDemo(path: string, demo: DemoEntry, tools: SourceTools) {
  const { name, stylings, playground } = demo;
  const built = playground
    ? [{ source: playgroundSource(name, playground), problems: [] }]
    : await Promise.all(stylings.map((styled) => buildSource(styled, name, tools)));
  const sources = built.flatMap(({ source }) => source ?? []);
  return { path, demo: { ...demo, sources }, problems: built.flatMap(({ problems }) => problems) };
}

/** Everything that the results of a page depend on, except the build code and the packages. */
export function demoInputs({ path, library, demos }: SourcedPage): unknown[] {
  const inputs = demos.map(({ name, options, stylings, sources }) => [
    name,
    options,
    stylings.map(({ styling }) => styling),
    sources.map(({ modules }) => modules),
  ]);
  return [path, library, inputs];
}

/**
 * Content of the file that browsers load when a user copies, edits, or opens a demo elsewhere.
 * @param importable packages that edited code can import, with versions
 */
export function sourceFile(
  { demos }: SourcedPage,
  importable: DemoSourceFiles['importable'] = {},
): DemoSourceFile {
  return Object.fromEntries(
    demos.map(({ name, sources }) => [
      name,
      Object.fromEntries(sources.map(({ source, files }) => [source.styling, { ...files, importable }])),
    ]),
  );
}

/** The stylesheets that demos import, each once. */
export function importedStyles(page: Pick<SourcedPage, 'demos'>): string {
  const modules = sourcesOf(page).flatMap((source) => source.modules);
  const styles = modules.flatMap(([file, text]) => (file.endsWith('.css') ? text : []));
  return [...new Set(styles)].join('\n');
}

/** Modules of packages that the demos of a page import. */
export function importsOf(page: SourcedPage): string[] {
  return sourcesOf(page).flatMap(({ imports }) => imports);
}

/** Text of the page's Tailwind demos. */
export function tailwindTexts(page: SourcedPage): string[] {
  const tailwind = sourcesOf(page).filter(({ source }) => source.styling === 'Tailwind');
  return tailwind.flatMap(({ files }) => Object.values(files.TS));
}

function sourcesOf({ demos }: Pick<SourcedPage, 'demos'>): BuiltSource[] {
  return demos.flatMap(({ sources }) => sources);
}

/** Source of a playground, with its initial code and the packages of all its options. */
function playgroundSource(name: string, playground: Playground): BuiltSource {
  const { example, modules } = playground;
  const text = printModule(example, name, modules);
  const imports = Object.values(modules);
  return {
    source: { styling: DEFAULT_CODE_STYLING, html: highlightExample(example), previewHtml: null },
    files: {
      TS: { [`${name}.tsx`]: text },
      JS: { [`${name}.js`]: text },
      ...findDependencies(imports.map(packageOf)),
    },
    typescript: text,
    imports,
    modules: [[name, JSON.stringify(playground)]],
  };
}
