import { relative, sep } from 'node:path';
import { CODE_STYLINGS } from '../../shared/demo/code-styling';
import type { DemoSource, DemoSourceFiles } from '../../shared/page/doc-page-data';
import type { Problem } from '../../shared/page/problem';
import type { Cached } from '../support/cache';
import { highlightSource } from './highlight-source';
import { findDependencies, missingPackages } from './dependencies';
import type { StyledDemo } from './demo-source';
import { mergeVariants } from './merge-variants';
import { previewOf } from './preview';
import { readDemoModules, type DemoModule, type DemoModules } from './read-modules';
import { toJavaScript, UntypableError } from './to-javascript';

/** Everything that readers get of a demo's source in one styling. */
export interface BuiltSource {
  source: DemoSource;
  files: DemoSourceFiles;
  /** TypeScript as the author wrote it. */
  typescript: string;
  /** Texts of the stylesheets that it imports. */
  styles: string[];
  /** Modules of packages that it imports, such as `@mui/material/Button`. */
  imports: string[];
  /** Name and text of every file that it consists of, relative to the repository. */
  modules: [file: string, text: string][];
}

/** A source, or what keeps the demo from being built. */
export type SourceResult =
  { built: BuiltSource; problems?: undefined } | { built?: undefined; problems: Problem[] };

/** Makes the variants, the previews and the files to take away. */
export async function buildSource(
  { styling, file }: StyledDemo,
  name: string,
  repository: string,
  cached: Cached,
): Promise<SourceResult> {
  const read = await readDemoModules(file, name, repository);
  const problems = [...read.problems, ...uninstalled(read, repository)];
  if (problems.length > 0) return { problems };
  const [demo] = read.modules;
  if (!demo) throw new Error(`${file} has not been read.`);
  try {
    const javascript = await toJavaScript(demo.source, file, cached);
    const files = {
      TS: Object.fromEntries(read.modules.map((module) => [module.name, withNewline(module.flatSource)])),
      JS: Object.fromEntries(
        await Promise.all(read.modules.map((module, index) => javascriptFile(module, index, cached))),
      ),
      ...findDependencies(read.packages, repository),
    };
    const source = { styling: CODE_STYLINGS[styling], ...highlightBoth(demo.source, javascript) };
    const sheets = read.modules.filter(({ path }) => path.endsWith('.css'));
    const styles = sheets.map((sheet) => sheet.source);
    const typescript = withNewline(demo.source);
    const modules = read.modules.map((module): [string, string] => [
      fileOf(module.path, repository),
      module.source,
    ]);
    return { built: { source, files, typescript, styles, imports: [...read.imports], modules } };
  } catch (error) {
    if (error instanceof UntypableError) return { problems: [untypable(error, repository)] };
    throw error;
  }
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
  cached: Cached,
): Promise<[name: string, text: string]> {
  if (!/\.tsx?$/.test(path)) return [name, withNewline(flatSource)];
  // The demo has the name under which its anchor shows it.
  const javascriptName = name.replace(/\.tsx?$/, path.endsWith('x') && index > 0 ? '.jsx' : '.js');
  return [javascriptName, withNewline(await toJavaScript(flatSource, path, cached))];
}

function withNewline(text: string): string {
  return `${text.trimEnd()}\n`;
}

function uninstalled(read: DemoModules, repository: string): Problem[] {
  return missingPackages(read.packages, repository).map((name) => ({
    rule: 'demo-import',
    what: `The package "${name}" that the demo imports is not installed.`,
    where: [{ file: fileOf(read.modules[0]?.path ?? '', repository), line: 1 }],
    fix: `Correct the name, or run "npm install ${name}".`,
  }));
}

function untypable({ file, place }: UntypableError, repository: string): Problem {
  return {
    rule: 'demo-syntax',
    what: 'The code uses a part of TypeScript that is more than types, such as an enum or a namespace.',
    where: [{ file: fileOf(file, repository), ...place }],
    why: 'Readers may choose JavaScript, which is made by leaving the types out.',
    fix: 'Write an object and a union type instead.',
  };
}

function fileOf(path: string, repository: string): string {
  return relative(repository, path).split(sep).join('/');
}
