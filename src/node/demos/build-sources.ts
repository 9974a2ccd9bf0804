import { resolveConfig } from 'prettier';
import { CODE_STYLINGS, DEFAULT_CODE_STYLING } from '../../shared/code-variant';
import { type Playground, printModule } from '../../shared/playground';
import type { DemoSource, DemoSourceFile, DemoSourceFiles } from '../../shared/doc-page-data';
import type { Problem } from '../../shared/problem';
import { repositoryPath } from '../lib/files';
import { type Cached, uncached } from '../lib/cache';
import { type FailedDemo, withoutTwins } from './bundle-demos';
import { findDependencies } from './dependencies';
import type { DemoPageSource, StyledDemo } from './find-demos';
import { highlightSource, mergeVariants } from './highlight-source';
import { ModuleLookup, packageOf } from './module-lookup';
import { type DemoModule, readDemoModules } from './read-modules';
import { previewOf, toJavaScript, UntypableError } from './to-javascript';

/** Source code of a demo in one styling, as users see it. */
export interface BuiltSource {
  source: DemoSource;
  files: Omit<DemoSourceFiles, 'importable'>;
  /** TypeScript as the author wrote it. */
  typescript: string;
  /** Text of imported stylesheets. */
  styles: string[];
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
): Promise<BuiltSource | Problem[]> {
  try {
    const read = await readDemoModules(file, name, repository, lookup);
    if (read.problems.length > 0) return read.problems;
    const modules = read.modules.map(({ path, source }): [string, string] => [
      repositoryPath(path, repository),
      source,
    ]);
    const names = read.modules.map((module) => module.name);
    const style = await resolveConfig(file);
    const texts = await cached(['source', modules, names, style], () => makeTexts(read.modules));
    const sheets = read.modules.filter(({ path }) => path.endsWith('.css'));
    return {
      source: { styling: CODE_STYLINGS[styling], ...texts.source },
      files: { ...texts.files, ...findDependencies(read.packages, repository) },
      typescript: withNewline(read.modules[0]?.source ?? ''),
      styles: sheets.map((sheet) => sheet.source),
      imports: [...read.imports],
      modules,
    };
  } catch (error) {
    return [describeMistake(error, file, repository)];
  }
}

/** Data that depends only on the files of a demo. */
interface SourceTexts {
  source: Omit<DemoSource, 'styling'>;
  files: Pick<DemoSourceFiles, 'TS' | 'JS'>;
}

async function makeTexts(modules: readonly DemoModule[]): Promise<SourceTexts> {
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
  const preview = previewOf(typescript, 'demo.tsx');
  const javascriptPreview = previewOf(javascript, 'demo.jsx') ?? preview;
  const merge = (ts: string, js: string): string =>
    mergeVariants(highlightSource(ts, 'tsx'), highlightSource(js, 'jsx'));
  return {
    html: merge(typescript, javascript.trimEnd()),
    previewHtml: preview === null || javascriptPreview === null ? null : merge(preview, javascriptPreview),
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

/** Of code that compiles, but that cannot be shown. */
function describeMistake(error: unknown, file: string, repository: string): Problem {
  if (!(error instanceof UntypableError)) {
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

/** Sources of the demos of one page. */
export interface PageSources {
  /** The page without demos that failed. */
  page: DemoPageSource;
  /** By demo, in the order of its stylings. */
  demos: Map<string, BuiltSource[]>;
}

/** Sources of all pages, and the demos that have none. */
interface SourcesResult {
  /** Those with a demo that can be built. */
  pages: PageSources[];
  failed: FailedDemo[];
  problems: Problem[];
}

/** Builds the sources of all pages. Omits demos with errors, and reports them. */
export async function buildSources(
  pages: readonly DemoPageSource[],
  repository: string,
  cached: Cached = uncached,
  memory = new SourceMemory(),
): Promise<SourcesResult> {
  const tools = { repository, lookup: new ModuleLookup(), cached, memory };
  const built = await Promise.all(pages.map((page) => buildPage(page, tools)));
  return {
    pages: built.map(({ sources }) => sources).filter(({ demos }) => demos.size > 0),
    failed: built.flatMap(({ failed }) => failed),
    problems: withoutTwins(built.flatMap(({ problems }) => problems)),
  };
}

async function buildPage(
  page: DemoPageSource,
  tools: SourceTools & { memory: SourceMemory },
): Promise<Omit<SourcesResult, 'pages'> & { sources: PageSources }> {
  const demos: PageSources['demos'] = new Map();
  const failed: FailedDemo[] = [];
  const problems: Problem[] = [];
  for (const { name, stylings, playground } of page.demos) {
    if (playground) {
      demos.set(name, [playgroundSource(name, playground, tools.repository)]);
      continue;
    }
    const results = await Promise.all(
      stylings.map((styled) =>
        tools.memory.recall(styled.file, name, () => buildSource(styled, name, tools)),
      ),
    );
    const mistakes = results.flatMap((result) => (isBuilt(result) ? [] : result));
    const [problem] = mistakes;
    problems.push(...mistakes);
    if (problem) failed.push({ path: page.path, name, problem });
    else demos.set(name, results.filter(isBuilt));
  }
  const sound = page.demos.filter(({ name }) => demos.has(name));
  return { sources: { page: { ...page, demos: sound }, demos }, failed, problems };
}

function isBuilt(result: BuiltSource | Problem[]): result is BuiltSource {
  return !Array.isArray(result);
}

/** Inputs of a page's demos, except the build code and the packages. */
export function inputOf({ page: { path, library, demos }, demos: built }: PageSources): unknown[] {
  const placed = demos.map(({ name, options, stylings }) => [
    name,
    options,
    stylings.map(({ styling }) => styling),
  ]);
  const modules = [...built.values()].map((stylings) => stylings.map((each) => each.modules));
  return [path, library, placed, modules];
}

/**
 * Content of the file that browsers load when a user copies, edits, or opens a demo elsewhere.
 * @param importable packages that edited code can import, with versions
 */
export function sourceFile(
  { demos }: PageSources,
  importable: DemoSourceFiles['importable'] = {},
): DemoSourceFile {
  return Object.fromEntries(
    [...demos].map(([name, built]) => [
      name,
      Object.fromEntries(built.map(({ source, files }) => [source.styling, { ...files, importable }])),
    ]),
  );
}

/** The stylesheets that demos of the page import, each once. */
export function importedStyles({ demos }: PageSources): string {
  return [...new Set([...demos.values()].flat().flatMap(({ styles }) => styles))].join('\n');
}

/** Modules of packages that the demos of a page import. */
export function importsOf({ demos }: PageSources): string[] {
  return [...demos.values()].flat().flatMap((built) => built.imports);
}

/** Text of the page's Tailwind demos. */
export function tailwindTexts({ demos }: PageSources): string[] {
  const tailwind = [...demos.values()].flat().filter(({ source }) => source.styling === 'Tailwind');
  return tailwind.flatMap(({ files }) => Object.values(files.TS));
}

/** Source of a playground, with its initial code and the packages of all its options. */
function playgroundSource(name: string, playground: Playground, repository: string): BuiltSource {
  const { example, modules } = playground;
  const text = printModule(example, name, modules);
  const imports = Object.values(modules);
  return {
    source: {
      styling: DEFAULT_CODE_STYLING,
      html: highlightSource(text.trimEnd(), 'tsx'),
      previewHtml: null,
    },
    files: {
      TS: { [`${name}.tsx`]: text },
      JS: { [`${name}.js`]: text },
      ...findDependencies(new Set(imports.map(packageOf)), repository),
    },
    typescript: text,
    styles: [],
    imports,
    modules: [[name, JSON.stringify(playground)]],
  };
}

interface RememberedSource {
  built: BuiltSource;
  /** Digests of the files that it consists of. */
  digests: string;
}

/**
 * Demo sources that this process has built. Reading and parsing all of them after an edit took 0.6 of 3.7 s. An entry
 * is valid until its files change, or files appear or disappear that an import could mean. Sources with problems are
 * not cached.
 */
export class SourceMemory {
  /** Of the files of the content, by path relative to the repository. */
  private digests: ReadonlyMap<string, string> = new Map();
  private known = new Map<string, RememberedSource>();

  /** Starts a build. */
  update(digests: ReadonlyMap<string, string>): void {
    const isSameList =
      digests.size === this.digests.size && [...digests.keys()].every((file) => this.digests.has(file));
    if (!isSameList) this.known.clear();
    this.digests = digests;
  }

  async recall(
    file: string,
    name: string,
    build: () => Promise<BuiltSource | Problem[]>,
  ): Promise<BuiltSource | Problem[]> {
    const key = `${file}#${name}`;
    const before = this.known.get(key);
    if (before && before.digests === this.digestsOf(before.built)) return before.built;
    this.known.delete(key);
    const built = await build();
    if (Array.isArray(built)) return built;
    const digests = this.digestsOf(built);
    if (digests !== null) this.known.set(key, { built, digests });
    return built;
  }

  /** Null if the digest of a file is unknown. */
  private digestsOf({ modules }: BuiltSource): string | null {
    const digests = modules.map(([file]) => this.digests.get(file));
    return digests.every((digest) => digest !== undefined) ? digests.join() : null;
  }
}
