import { resolveConfig } from 'prettier';
import { CODE_STYLINGS } from '../../shared/demo/code-styling';
import type { DemoSource, DemoSourceFiles } from '../../shared/page/doc-page-data';
import type { Problem } from '../../shared/page/problem';
import { repositoryPath } from '../content/content-files';
import type { Cached } from '../support/cache';
import type { StyledDemo } from './demo-source';
import { findDependencies } from './dependencies';
import { highlightSource, mergeVariants } from './highlight-source';
import type { ModuleLookup } from './module-lookup';
import { previewOf } from './preview';
import { readDemoModules, type DemoModule } from './read-modules';
import { toJavaScript, UntypableError } from './to-javascript';

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
export interface SourceTools {
  repository: string;
  lookup: ModuleLookup;
  cached: Cached;
}

/** Builds the variants, the previews, and the files for sandboxes. Reports problems. */
export async function buildSource(
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
      fix: 'Correct the code, or write it in plainer syntax.',
    };
  }
  return {
    rule: 'demo-syntax',
    what: 'The code uses a part of TypeScript that is more than types, such as an enum or a namespace.',
    where: [{ file: repositoryPath(error.file, repository), ...error.place }],
    why: 'Readers may choose JavaScript, which is made by leaving the types out.',
    fix: 'Write an object and a union type instead.',
  };
}
