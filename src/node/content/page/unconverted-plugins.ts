// Wraps steps that are not plugins yet. Move each one to a file such as rehype-headings.ts.
import type { Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import { unified, type Plugin } from 'unified';
import { VFile } from 'vfile';
import type { ParsedPage } from '../../../shared/page/page';
import { checkEmptyPage, checkMarkdown, checkSentenceLines } from './check-markdown';
import { decorate, readCodeWords, readKeyRows } from './decorate';
import type { PageScope } from './jsx';
import { readImports, readScope } from './live-code';
import { includePartials, type ReadPartial } from './partials';
import { checkFullPage, readPlacedBlocks } from './placed-blocks';
import { createProblemCollector, reportProblem } from './problems';
import { remarkCheckReferences, remarkCheckTables } from './remark-checks';
import { parseSyntax, remarkHeadingIds, syntaxProblem } from './syntax';
import { frontMatterOf, readFrontMatter } from './read-front-matter';
import { convertToHast, type HastResult } from './to-hast';
import { unravelElements } from './unravel';

type Remark = Plugin<[], MdastRoot>;
type Rehype = Plugin<[], HastRoot>;
type Facts = 'frontMatter' | 'frontMatterLines' | 'imports' | 'includes' | 'keyRows' | 'codeWords';
type References = 'demos' | 'queries' | 'apiTables' | 'pageCards' | 'links' | 'images';

declare module 'vfile' {
  interface DataMap extends Pick<ParsedPage, Facts | References> {
    readPartial: ReadPartial;
    /** Null for pages without imports and exports. */
    scope: PageScope;
    body: HastResult;
    ids: string[];
  }
}

/** Parses MDX. If the syntax is invalid, reports it and parses only the front matter. */
export const remarkContent: Plugin<[], string, MdastRoot> = function () {
  this.parser = (text, file) => {
    try {
      return parseSyntax(text);
    } catch (error) {
      reportProblem(file, syntaxProblem(error, file.path));
      return parseSyntax(withoutBody(text));
    }
  };
};

export function withoutBody(text: string): string {
  const yaml = frontMatterOf(text);
  return yaml === null ? '' : `---\n${yaml}\n---`;
}

export const remarkEmptyPage: Remark = () => (tree, file) => {
  if (file.messages.length === 0) checkEmptyPage(tree, String(file), createProblemCollector(file));
};

export const remarkFrontMatter: Remark = () => (tree, file) => {
  const [first] = tree.children;
  const yaml = first?.type === 'yaml' ? first.value : null;
  const { values, lines, problems } = readFrontMatter(yaml, String(file), file.path);
  file.data.frontMatter = values;
  file.data.frontMatterLines = lines;
  for (const problem of problems) reportProblem(file, problem);
};

export const remarkSentenceLines: Remark = () => (tree, file) => {
  if (file.messages.length === 0) checkSentenceLines(tree, String(file), createProblemCollector(file));
};

export const remarkUnravel: Remark = () => unravelElements;

export const remarkScope: Remark = () => (tree, file) => {
  file.data.scope = readScope(tree);
};

export const remarkCheck: Remark = () => (tree, file) =>
  checkMarkdown(tree, String(file), file.data.scope ?? null, createProblemCollector(file));

export const remarkInclude: Remark = () => (tree, file) => {
  const { readPartial: read = () => null, scope = null } = file.data;
  const included = new Set<string>();
  const parse = (text: string, path: string): MdastRoot => {
    const partial = new VFile({ path, value: text, data: { scope } });
    const partialTree = partialProcessor.runSync(partialProcessor.parse(partial), partial);
    file.messages.push(...partial.messages);
    return partialTree;
  };
  includePartials(tree, [file.path], { read, parse, report: createProblemCollector(file), included });
  file.data.includes = [...included].sort();
};

/** Runs on included files before they become part of the page. */
const partialProcessor = unified()
  .use(remarkContent)
  .use(remarkSentenceLines)
  .use(remarkUnravel)
  .use(remarkCheck)
  .use(remarkCheckTables)
  .use(remarkCheckReferences)
  .use(remarkHeadingIds)
  .freeze();

export const remarkImports: Remark = () => (tree, file) => {
  file.data.imports = readImports(tree, createProblemCollector(file));
};

export const remarkToHast: Plugin<[], MdastRoot, HastRoot> = () => (tree, file) => {
  file.data.body = convertToHast(tree, file.data.scope ?? null, createProblemCollector(file));
  return file.data.body.root;
};

export const rehypePlacedBlocks: Rehype = () => (tree, file) => {
  const collector = createProblemCollector(file);
  const blocks = readPlacedBlocks(file.data.body?.placeholders ?? [], collector);
  Object.assign(file.data, blocks);
  checkFullPage(tree, blocks.demos, collector);
};

export const rehypePageFacts: Rehype = () => (tree, file) => {
  const collector = createProblemCollector(file);
  file.data.keyRows = readKeyRows(tree, collector);
  file.data.codeWords = readCodeWords(tree, collector);
};

export const rehypeDecorate: Rehype = () => (tree, file) => {
  Object.assign(file.data, decorate(tree, file.data.headings ?? [], createProblemCollector(file)));
};
