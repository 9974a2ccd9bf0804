import { DEFAULT_CODE_STYLING } from '../../shared/demo/code-styling';
import type { Playground } from '../../shared/demo/playground';
import { printModule } from '../../shared/demo/print-example';
import type { DemoSourceFile, DemoSourceFiles } from '../../shared/page/doc-page-data';
import type { Problem } from '../../shared/page/problem';
import { uncached, type Cached } from '../support/cache';
import { buildSource, type BuiltSource, type SourceTools } from './build-source';
import type { DemoPageSource } from './demo-source';
import { findDependencies } from './dependencies';
import { highlightSource } from './highlight-source';
import { ModuleLookup, packageOf } from './module-lookup';
import { withoutTwins, type FailedDemo } from './sound-demos';
import { SourceMemory } from './source-memory';

/** Sources of the demos of one page. */
export interface PageSources {
  /** The page without demos that failed. */
  page: DemoPageSource;
  /** By demo, in the order of its stylings. */
  demos: Map<string, BuiltSource[]>;
}

/** Sources of all pages, and the demos that have none. */
export interface SourcesResult {
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
